/** What this browser remembers: the guest's name, and the secrets of seats and invitations. */
import type { NewTable } from './types';

export interface Known {
  tokens: Record<string, string>;
  invitations: Record<string, string>;
  /** The secrets with which seats are claimed, by invitation. */
  claims?: Record<string, string>;
  /** The secret of whoever made the table. */
  maker?: string;
  /** The campaign that is played at the table. */
  campaign?: string;
}

const NAME = 'bocage-name';
const TABLES = 'bocage-tables';
const DEVICE = 'bocage-device';

function read(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? '{}') as Record<string, Known>;
  } catch {
    return {};
  }
}

/** A new secret: 32 random bytes. It is kept before it is sent, so that a lost answer can be asked for again. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
}

export const keys = {
  get name(): string {
    return localStorage.getItem(NAME) ?? '';
  },
  set name(name: string) {
    localStorage.setItem(NAME, name);
  },
  /** The key of this device, where somebody who keeps who they are is known; else nothing. */
  get device(): string {
    return localStorage.getItem(DEVICE) ?? '';
  },
  set device(key: string) {
    if (key) localStorage.setItem(DEVICE, key);
    else localStorage.removeItem(DEVICE);
  },
  /** Everything remembered, by table. */
  all: read,
  of(table: string): Known {
    return read()[table] ?? { tokens: {}, invitations: {} };
  },
  /** The secret of a seat at a table, to look at it where spectators may not. */
  token(table: string): string | undefined {
    return Object.values(keys.of(table).tokens)[0];
  },
  remember(table: string, known: Partial<Known>): void {
    const tables = read();
    const old = tables[table] ?? { tokens: {}, invitations: {} };
    tables[table] = {
      tokens: { ...old.tokens, ...known.tokens },
      invitations: { ...old.invitations, ...known.invitations },
      claims: { ...old.claims, ...known.claims },
      maker: known.maker ?? old.maker,
      campaign: known.campaign ?? old.campaign,
    };
    localStorage.setItem(TABLES, JSON.stringify(tables));
  },
  /** The secret with which this browser claims a seat: the same, however often it has to ask. */
  claim(table: string, invitation: string): string {
    const secret = keys.of(table).claims?.[invitation] ?? newSecret();
    keys.remember(table, { claims: { [invitation]: secret } });
    return secret;
  },
  /** The secrets of a campaign, which are the same at all of its tables. */
  ofCampaign(id: string): Known {
    const known = Object.entries(read()).filter(([table, { campaign }]) => table === id || campaign === id);
    return {
      tokens: Object.assign({}, ...known.map(([, { tokens }]) => tokens)),
      invitations: {},
      maker: known.find(([, { maker }]) => maker)?.[1].maker,
      campaign: id,
    };
  },
  /** Take the secrets of a campaign along to one of its tables. */
  follow(campaign: string, table: string): void {
    keys.remember(table, keys.ofCampaign(campaign));
  },
  /** Let go of secrets that open nothing any more. */
  drop(lost: [seat: string, token: string][]): void {
    const tables = read();
    for (const { tokens } of Object.values(tables)) {
      for (const [seat, token] of lost) if (tokens[seat] === token) delete tokens[seat];
    }
    localStorage.setItem(TABLES, JSON.stringify(tables));
  },
  /** Forget a table, and the others of its campaign. */
  forget(table: string): void {
    const tables = read();
    const campaign = tables[table]?.campaign;
    for (const [id, known] of Object.entries(tables)) {
      if (id === table || (campaign && (id === campaign || known.campaign === campaign))) delete tables[id];
    }
    localStorage.setItem(TABLES, JSON.stringify(tables));
  },
};

/** Links of a table; a secret stands behind the #, which browsers do not send. */
export const links = {
  campaign: (id: string) => `/campaign/${id}`,
  /** Where a new table is entered: with its invitations on show, if somebody is to be invited. */
  enter: ({ id, invitations }: NewTable) => `/t/${id}${Object.keys(invitations).length ? '#links' : ''}`,
  watch: (table: string) => `${location.origin}/t/${table}`,
  seat: (table: string, seat: number | string, token: string) =>
    `${location.origin}/t/${table}#seat=${seat}&token=${token}`,
  invite: (table: string, invitation: string) => `${location.origin}/t/${table}#join=${invitation}`,
};
