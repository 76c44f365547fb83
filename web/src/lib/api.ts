/** Requests to the server. */
import type { CardInfo } from './cards.svelte';
import { keys } from './keys';
import type {
  Advised,
  Campaign,
  Game,
  Message,
  Moment,
  MySummary,
  NewTable,
  Option,
  Outline,
  Pace,
  PrintedSpace,
  Reviewed,
  Problem,
  ScoringRow,
  SeatKind,
  Summary,
  Talking,
} from './types';

/** A refusal, with a message in no language yet. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly said: Message,
  ) {
    super(code);
  }
}

/** Why a table is not shown: whoever has no seat may not look at a closed one. */
export function whyHidden(code: string, said: Message): Message {
  return code === 'forbidden' ? { id: 'table-closed', values: {} } : said;
}

/** Ask the server for something, in the name of a seat if its token is given. */
export async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  if (keys.device) headers['Bocage-Device'] = keys.device;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused('offline', { id: 'error-offline', values: {} });
  }
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const problem = data as Problem | null;
    // What is not the server's own answer is a proxy's, while the server is away.
    const why = answer.status > 501 ? 'offline' : 'failed';
    throw new Refused(problem?.code ?? why, problem?.message ?? { id: `error-${why}`, values: {} });
  }
  return data as T;
}

export interface SeatWish {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

export interface TableWish {
  game: string;
  options: Record<string, Option['default']>;
  open: boolean;
  seats: SeatWish[];
  /** Whether players may ask for hints; else that goes by who sits there. */
  hints?: boolean;
  /** Files of own cards. */
  own?: string[];
  /** The kind of campaign whose first game it is. */
  campaign?: string;
  /** Whether the lobby shows it to spectators; else that goes by who sits there. */
  listed?: boolean;
  /** Whether anybody may take a free seat. */
  join?: boolean;
  /** The language of whoever makes it. */
  language?: string;
  /** How much time seats have. */
  pace?: Pace;
  /** Seconds after which a bot may be called in for somebody who is away. */
  patience?: number;
  /** What people may say at the table. */
  words?: Talking;
  /** Whether its results are kept for those who have a profile. */
  counts?: boolean;
  /** Whether it is the game’s guided first game. */
  lesson?: boolean;
}

export interface BringWish {
  /** One of both, as JSON. */
  record?: string;
  position?: string;
  /** Who plays on; nothing keeps the whole game, to be looked at. */
  seats?: SeatWish[];
  language?: string;
}

let catalogue: Promise<Game[]> | null = null;

export const api = {
  games(): Promise<Game[]> {
    catalogue ??= call<Game[]>('GET', '/games').catch((error) => {
      catalogue = null;
      throw error;
    });
    return catalogue;
  },
  cards: (game: string) => call<CardInfo[]>('GET', `/games/${encodeURIComponent(game)}/cards`),
  spaces: (game: string) => call<PrintedSpace[]>('GET', `/games/${encodeURIComponent(game)}/spaces`),
  scoring: (game: string) => call<ScoringRow[]>('GET', `/games/${encodeURIComponent(game)}/scoring`),
  make: (wish: TableWish, maker: string) => call<NewTable>('POST', '/tables', { ...wish, maker }),
  open: () => call<Summary[]>('GET', '/tables'),
  /** The tables with a seat that anybody may take. */
  free: () => call<Summary[]>('GET', '/tables/free'),
  join: (id: string, name: string, token: string) =>
    call<{ seat: number }>('POST', `/tables/${id}/join`, { name, token }),
  summary: (id: string) => call<Summary>('GET', `/tables/${id}`),
  mine: (tokens: string[]) => call<MySummary[]>('POST', '/tables/mine', { tokens }),
  claim: (id: string, invitation: string, name: string, token: string) =>
    call<{ seat: number }>('POST', `/tables/${id}/claim`, { invitation, name, token }),
  /** Free a seat for whoever has the invitation; `secret` is one of the maker's. */
  invite: (id: string, seat: number, invitation: string, secret: string) =>
    call<unknown>('POST', `/tables/${id}/seats/${seat}/invite`, { invitation }, secret),
  again: (id: string, token: string, maker: string) =>
    call<NewTable>('POST', `/tables/${id}/again`, { maker }, token),
  /** A table of one's own that goes on from a moment of a finished game, against bots. */
  playOn: (id: string, wish: { n: number; seat: number; bot: string; maker: string }, token?: string) =>
    call<NewTable>('POST', `/tables/${id}/on`, wish, token),
  /** What the seat whose secret this is is advised to do. */
  advise: (id: string, token: string) => call<Advised>('POST', `/tables/${id}/advice`, undefined, token),
  /** What a seat's decisions have cost it in a finished game, or how far the look at them has come. */
  costly: (id: string, seat: number, token?: string) =>
    call<Reviewed>('POST', `/tables/${id}/costly`, { seat }, token),
  /** A game from elsewhere: all of it to be looked at, or its end to play on. */
  bring: (wish: BringWish, maker: string) => call<NewTable>('POST', '/tables/records', { ...wish, maker }),
  outline: (id: string, token?: string) =>
    call<Outline>('GET', `/tables/${id}/outline`, undefined, token),
  campaign: (id: string, token?: string) => call<Campaign>('GET', `/campaigns/${id}`, undefined, token),
  /** The seat whose secret this is keeps a card after the game at a table. */
  keep: (id: string, table: string, card: string, token: string) =>
    call<Campaign>('POST', `/campaigns/${id}/keep`, { table, card }, token),
  /** The game after the one at a table begins. */
  goOn: (id: string, table: string, secret: string) =>
    call<Campaign>('POST', `/campaigns/${id}/next`, { table }, secret),
  at: (id: string, n: number, seat: number | null, token?: string) =>
    call<Moment>('GET', `/tables/${id}/at/${n}${seat === null ? '' : `?seat=${seat}`}`, undefined, token),
};
