/** Being told by this browser that a table waits, also when no page is open. */
import { call } from '../lib/api';
import { words } from '../lib/i18n.svelte';

/** How a server reaches people. */
export interface Reach {
  /** The key that signs what browsers are sent, or null. */
  push: string | null;
  /** Whether it writes letters. */
  mail: boolean;
}
/** Where a seat is told. */
export interface Noticed {
  /** Hashes of the addresses of browsers. */
  push: string[];
  mail: 'waiting' | 'on' | null;
}
/** What a browser can do about notices. */
export type Ability = 'able' | 'denied' | 'install' | 'unable';

const KEY = 'bocage-notices';

export const reach = () => call<Reach>('GET', '/notices');
export const noticed = (table: string, token: string) =>
  call<Noticed>('GET', `/tables/${table}/notices`, undefined, token);

/** Have somebody written to for a seat, once they say that the address is theirs. */
export const write = (table: string, token: string, address: string) =>
  call('POST', `/tables/${table}/mail`, { address, language: words.language }, token);
export const writeNoMore = (table: string, token: string) => call('POST', `/tables/${table}/mail/off`, undefined, token);

/** What this browser can do; on a phone of Apple only a page on the home screen is told. */
export function ability(): Ability {
  const apple = 'standalone' in navigator && !navigator.standalone;
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return apple ? 'install' : 'unable';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** The tables of which this browser is told. */
function tables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}
function mark(table: string, on: boolean): void {
  const others = tables().filter((one) => one !== table);
  localStorage.setItem(KEY, JSON.stringify(on ? [...others, table].slice(-100) : others));
}

async function registration(): Promise<ServiceWorkerRegistration> {
  const found = await navigator.serviceWorker.getRegistration();
  if (!found) throw new Error('no service worker');
  return found.active ? found : navigator.serviceWorker.ready;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
async function hashed(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether all these seats of a table are told by this browser. */
export async function isOn(table: string, tokens: string[]): Promise<boolean> {
  const found = await (await registration()).pushManager.getSubscription();
  if (!found) return false;
  const mine = await hashed(found.endpoint);
  const seats = await Promise.all(tokens.map((token) => noticed(table, token)));
  const on = seats.length > 0 && seats.every(({ push }) => push.includes(mine));
  mark(table, on);
  return on;
}

/** This browser's address at its push service, with the key of this host. */
async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await registration();
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  try {
    return await pushManager.subscribe(wish);
  } catch (error) {
    // With another key: the host has a new one.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wish);
  }
}

/** Have this browser told of these seats; whether it lets us. */
export async function switchOn(table: string, tokens: string[], key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { endpoint, keys } = (await subscribed(key)).toJSON();
  const browser = { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, language: words.language };
  await Promise.all(tokens.map((token) => call('POST', `/tables/${table}/notices`, browser, token)));
  mark(table, true);
  return true;
}

/** Have this browser told no more of these seats. */
export async function switchOff(table: string, tokens: string[]): Promise<void> {
  mark(table, false);
  const found = await (await registration()).pushManager.getSubscription();
  if (!found) return;
  const { endpoint } = found;
  await Promise.all(tokens.map((token) => call('POST', `/tables/${table}/notices/off`, { endpoint }, token)));
}

/** Tell somebody in whose browser a table is open, but hidden, what the server would have told. */
export async function tellHere(table: string, game: string, seat: number, name: string): Promise<void> {
  if (!tables().includes(table) || Notification.permission !== 'granted') return;
  await words.readNotices();
  await (await registration()).showNotification(words.t(`game-${game}`), {
    body: words.t('notice-turn', { seat: name }),
    tag: `${table} ${seat}`,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    lang: words.language,
    data: `/t/${table}`,
  });
}
