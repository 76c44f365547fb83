/** What this browser remembers: the guest's name, and the secrets of seats and invitations. */
import type { NewTable } from './types';

export interface Known {
  tokens: Record<string, string>;
  invitations: Record<string, string>;
}

const NAME = 'bocage-name';
const TABLES = 'bocage-tables';

function read(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? '{}') as Record<string, Known>;
  } catch {
    return {};
  }
}

export const keys = {
  get name(): string {
    return localStorage.getItem(NAME) ?? '';
  },
  set name(name: string) {
    localStorage.setItem(NAME, name);
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
    };
    localStorage.setItem(TABLES, JSON.stringify(tables));
  },
  forget(table: string): void {
    const tables = read();
    delete tables[table];
    localStorage.setItem(TABLES, JSON.stringify(tables));
  },
};

/** Links of a table; a secret stands behind the #, which browsers do not send. */
export const links = {
  /** Where a new table is entered: with its invitations on show, if somebody is to be invited. */
  enter: ({ id, invitations }: NewTable) => `/t/${id}${Object.keys(invitations).length ? '#links' : ''}`,
  watch: (table: string) => `${location.origin}/t/${table}`,
  seat: (table: string, seat: number | string, token: string) =>
    `${location.origin}/t/${table}#seat=${seat}&token=${token}`,
  invite: (table: string, invitation: string) => `${location.origin}/t/${table}#join=${invitation}`,
};
