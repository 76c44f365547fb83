/** What the table needs to know of a game: its drawings. Everything else comes from the server. */
import type { Component } from 'svelte';
import type { Choice } from '../lib/choice.svelte';
import type { Action, View } from '../lib/types';

export interface Shared {
  view: View;
  choice: Choice;
  names: string[];
}

export interface Drawings {
  /** The shared board. */
  Board: Component<Shared>;
  /** Cards and tiles on offer to everybody, beside the own farm. */
  Market: Component<Shared>;
  /** A seat's own area; `acting` is the seat that decides at this screen. */
  Farm: Component<Shared & { seat: number }>;
  /** All counters of a seat, for its panel. */
  Counters: Component<Shared & { seat: number; compact?: boolean }>;
  /** Questions that want a panel of their own: feeding, paying, what to keep. */
  Panel: Component<Shared>;
  /** Whether an action has its place in one of these, so that it needs no button. */
  placed(action: Action, view: View): boolean;
  /** The topics of the rules in short: messages `help-rules-<topic>` with `.text`. */
  topics: string[];
  /** The edition's suffix of help messages that differ (`classic`), or nothing. */
  variant: string;
}

export interface Entry {
  /** The drawings of the table, loaded when a table is opened. */
  drawings: () => Promise<Drawings>;
  /** The picture in the lobby. */
  picture: () => Promise<{ default: Component }>;
}

export const games: Record<string, Entry> = {
  'agricola-classic': {
    drawings: async () => (await import('./agricola')).drawings('classic'),
    picture: () => import('../kit/pictures/AgricolaClassic.svelte'),
  },
  'agricola-revised': {
    drawings: async () => (await import('./agricola')).drawings('revised'),
    picture: () => import('../kit/pictures/AgricolaRevised.svelte'),
  },
};
