/** The shapes of docs/web-table.md. */

export type Value = number | string | boolean | Goods | Message | Message[];
export type Goods = Record<string, number>;

/** A text in no language yet. */
export interface Message {
  id: string;
  values: Record<string, Value>;
}

/** A line of the log; seat -1 is the game itself. */
export interface Entry extends Message {
  i: number;
  round: number;
  seat: number;
}

/** One thing that can be chosen. */
export interface Action {
  text: string;
  verb: string;
  kind: string;
  argument: string;
  message: Message;
}

export interface Decision {
  seat: number;
  prompt: Message;
  actions: Action[];
}

export interface Score {
  total: number;
  lines: Record<string, number>;
}

export type SeatKind = 'here' | 'link' | 'bot';

export interface SeatInfo {
  name: string;
  kind: SeatKind;
  bot: string | null;
  joined: boolean;
  online?: boolean;
  confirm?: boolean;
}

/** What `observe` gives; every game adds its own fields. */
export interface View {
  game: string;
  seat: number | null;
  round: number;
  rounds: number;
  over: boolean;
  [field: string]: unknown;
}

export interface Tail {
  seat: number;
  actions: string[];
  ready: boolean;
  held: string | null;
  /** What the turn was about: its first action. */
  message: Message | null;
}

export interface TableState {
  type: 'state';
  table: string;
  game: string;
  revision: number;
  moves: number;
  you: number[];
  as: number | null;
  seats: SeatInfo[];
  view: View;
  deciding: number[];
  /** What is asked of the seat that decides. */
  asked: Message | null;
  decision: Decision | null;
  tail: Tail | null;
  can: { undo: boolean; reset: boolean; confirm: boolean };
  log: Entry[];
  log_from: number;
  scores: Score[];
  over: boolean;
  winners: number[];
  diverged: boolean;
}

/** Why an action cannot be taken, or what it would bring. */
export interface Answer {
  action: string;
  reason: Message | null;
  reference: string;
  entries: Entry[];
}

export interface Problem {
  code: string;
  message: Message;
  reference?: string;
}

export interface Option {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  /** The numbers of players that may choose; none is all. */
  seats: number[];
  /** The numbers of players that may choose a value, where they differ. */
  seats_of: Record<string, number[]>;
  /** The value that another option must have. */
  needs: { option: string; value: string | number | boolean } | null;
}

export interface Game {
  id: string;
  seats: number[];
  options: Option[];
  bots: string[];
}

export interface Summary {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  round: number;
  rounds: number;
  moves: number;
  deciding: number[];
  over: boolean;
  winners: number[];
  totals: number[];
  open: boolean;
  created: number;
  changed: number;
  you?: number[];
}

export interface NewTable {
  id: string;
  maker: string;
  tokens: Record<string, string>;
  invitations: Record<string, string>;
}

export interface Moment {
  n: number;
  view: View;
  decision: { seat: number; prompt: Message } | null;
  action: string | null;
  log: Entry[];
  scores: Score[];
  over: boolean;
  winners: number[];
}

/** A move of a game; `action` is null as long as it is a secret, `message` says it as its seat read it. */
export interface Move {
  n: number;
  seat: number;
  action: string | null;
  message: Message | null;
  round: number;
  turn: number;
}

export interface Outline {
  moves: Move[];
  rounds: { round: number; n: number; totals: number[] }[];
  over: boolean;
}
