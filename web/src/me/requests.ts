/** Requests about oneself, in the name of whoever is known on this device. */
import { call } from '../lib/api';
import { keys } from '../lib/keys';
import type { Me, Results } from '../lib/types';

/** What a browser says of a passkey. */
export type Credential = Record<string, unknown>;
type Asked = { options: Record<string, unknown> };

const ask = <T>(method: string, path: string, body?: unknown) =>
  call<T>(method, `/me${path}`, body, keys.device);

/** What this browser is called in the list of devices: its name and the system’s, in no language. */
export function label(agent = navigator.userAgent): string {
  const first = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1];
  const browser = first([
    [/Edg/, 'Edge'],
    [/OPR/, 'Opera'],
    [/Firefox|FxiOS/, 'Firefox'],
    [/Chrom|CriOS/, 'Chrome'],
    [/Safari/, 'Safari'],
  ]);
  const system = first([
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Windows/, 'Windows'],
    [/Mac/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  return [browser, system].filter(Boolean).join(' · ');
}

export const requests = {
  ways: () => call<{ passkeys: boolean }>('GET', '/me/ways'),
  keep: (name: string, language: string, device: string) =>
    call<{ phrase: string }>('POST', '/me', { name, language, device, label: label() }),
  here: (proof: { phrase: string } | { credential: Credential }, device: string) =>
    call<{ name: string }>('POST', '/me/here', { ...proof, device, label: label() }),
  /** What to ask a passkey of this browser. */
  askHere: () => call<Asked>('POST', '/me/here/ask'),
  read: () => ask<Me>('GET', ''),
  results: () => ask<Results>('GET', '/results'),
  rephrase: (language: string) => ask<{ phrase: string }>('POST', '/phrase', { language }),
  link: (tokens: string[]) => ask<unknown>('POST', '/seats', { tokens }),
  open: (table: string, token: string) => ask<{ seats: number[] }>('POST', `/tables/${table}`, { token }),
  letGo: (table: string) => ask<unknown>('DELETE', `/tables/${table}`),
  askPasskey: () => ask<Asked>('POST', '/passkeys/ask'),
  addPasskey: (credential: Credential) => ask<unknown>('POST', '/passkeys', { credential, label: label() }),
  dropPasskey: (id: string) => ask<unknown>('DELETE', `/passkeys/${id}`),
  leave: (device: string) => ask<unknown>('DELETE', `/devices/${device}`),
  forget: () => ask<unknown>('DELETE', ''),
};
