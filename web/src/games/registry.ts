/** What the table needs to know of a game: its drawings. Everything else comes from the server. */
import type { Component } from 'svelte';
import type { Choice } from '../lib/choice.svelte';
import { words, type Decks } from '../lib/i18n.svelte';
import type { Traces } from '../lib/traces';
import type { Action, Decision, Goods, Options, View } from '../lib/types';

export interface Shared {
  view: View;
  choice: Choice;
  names: string[];
}

/** A seat's area, with the places in it that are marked as changed. */
export interface Area extends Shared {
  seat: number;
  changed?: ReadonlySet<string>;
}

export interface Drawings {
  /** The shared board. */
  Board: Component<Shared>;
  /** Cards and tiles on offer to everybody, beside the own farm. */
  Market: Component<Shared>;
  /** A seat's own area; `played` is whether its played cards lie there, too. */
  Farm: Component<Area & { played?: boolean }>;
  /** The same area as a small drawing, to be looked at only. */
  Mini: Component<Area>;
  /** What a seat's area shows, for telling what has changed in it. */
  tracesOf(view: View, seat: number): Traces;
  /** One of its places, and what stands there, in words; nothing where that needs none. */
  placeTitle(place: string, view: View, seat: number): string;
  /** The goods that lie on the cards in play, where they do. */
  lyingOn?(view: View, seat: number): Record<string, Goods> | undefined;
  /** The name of a card or building in play. */
  cardTitle(id: string): string;
  /** The cards that a seat holds, and those in front of the seat that is `shown`; nothing without hand cards. */
  Hand: Component<Shared & { seat: number; shown?: number }>;
  /** The hand of a seat with all that stands on its cards, for a tray on a wide screen, loaded when it is opened. */
  HandTray?: () => Promise<{ default: Component<Shared & { seat: number }> }>;
  /** Whether a card in hand is to be chosen, and nothing on the board instead. */
  handAsked?(view: View, choice: Choice): boolean;
  /** What takes the place of board and farm while it lasts: making hands; `confirm` as the seat has set it. */
  Stage: Component<Shared & { confirm?: boolean }>;
  staged(view: View, choice: Choice): boolean;
  /** All counters of a seat, for its panel. */
  Counters: Component<Shared & { seat: number; compact?: boolean }>;
  /** The counters of a seat in a line or two; `bare` without its cards and buildings. */
  Short: Component<Shared & { seat: number; bare?: boolean }>;
  /** What the counters in a line leave out: how long until the next harvest or the end, how many actions are left. */
  ahead(view: View, seat: number): Ahead;
  /** Questions that want a panel of their own: feeding, paying, what to keep. */
  Panel: Component<Shared>;
  /** The seat on whose farm the answer to a question lies, if not on that of whoever is asked. */
  farmAsked?(decision: Decision | null): number;
  /** The seat whose partner a seat is, where teams play: its farm is always in sight. */
  partnerOf?(view: View, seat: number): number | undefined;
  /** The seat in front of which a card lies, if cards lie there. */
  ownerOf(card: string, view: View): number | undefined;
  /** The cards and buildings in front of a seat, in order of play. */
  playedBy?(view: View, seat: number): string[];
  /** Whether the counters of a seat name them, each with its note. */
  named?: boolean;
  /** Whether an action has its place in one of these, so that it needs no button; `asked` is the kind of question. */
  placed(action: Action, offered: Action[], asked: string): boolean;
  /** The topics of the rules in short: messages `help-rules-<topic>` with `.text`. */
  topics: string[];
  /** What the ids of messages bear that are this game's or edition's own (`classic`), or nothing. */
  variant: string;
  /** The kinds of questions about what one need not do at all, besides `may`. */
  optional?: string[];
  /** Whether the own area is low, so that the board can have more of a wide screen. */
  low?: boolean;
  /** Whether seats hold what others must not see. */
  hides?(view: View): boolean;
  /** Whether nothing lies in the region of cards: the table has neither hands nor an offer. */
  cardless?(view: View): boolean;
  /** The icons of its parts of the table, where the usual ones do not fit. */
  icons?: Partial<Record<string, string>>;
  /** The sums that its score sheet has between the lines, if any. */
  sums?: Sum[];
}

/** Something that is counted down: an icon, a number, what it is measured against, and all of it in words. */
export interface Ahead {
  icon: string;
  n: number;
  of?: number;
  said: string;
}

/** A sum on a score sheet, below the last of its lines; its title is a message. */
export interface Sum {
  title: string;
  lines: string[];
}

export interface Entry {
  /** The drawings of a table with some options, loaded when it is opened. */
  drawings: (options: Options) => Promise<Drawings>;
  /** The picture in the lobby. */
  picture: () => Promise<{ default: Component }>;
  /** The pictures on its cards or tiles, if they have any. */
  print?: () => Promise<{ default: Component<{ tile: string; size?: number }> }>;
}

/** A game's drawings, once its words are read, with what stands on the cards of some decks, and it is the one spoken of. */
async function spoken(game: string, drawings: () => Promise<Drawings>, decks: Decks = false): Promise<Drawings> {
  const [drawn] = await Promise.all([drawings(), words.read(game, decks)]);
  words.game = game;
  return drawn;
}

/** An edition of Agricola, with what stands on the hand cards that are played with. */
function agricola(edition: 'classic' | 'revised', { cards, decks }: Options): Promise<Drawings> {
  const known = cards === 'base' && (typeof decks === 'string' ? decks : true);
  const drawings = async () => (await import('./agricola')).drawings(edition, known);
  return spoken(`agricola-${edition}`, drawings, known);
}

export const games: Record<string, Entry> = {
  'agricola-classic': {
    drawings: (options) => agricola('classic', options),
    picture: () => import('../kit/pictures/AgricolaClassic.svelte'),
  },
  'agricola-revised': {
    drawings: (options) => agricola('revised', options),
    picture: () => import('../kit/pictures/AgricolaRevised.svelte'),
  },
  creatures: {
    drawings: () => spoken('creatures', async () => (await import('./creatures')).drawings()),
    picture: () => import('../kit/pictures/Creatures.svelte'),
    print: () => import('./creatures/FarmPicture.svelte'),
  },
  hallertau: {
    drawings: () => spoken('hallertau', async () => (await import('./hallertau')).drawings()),
    picture: () => import('../kit/pictures/Hallertau.svelte'),
  },
  express: {
    drawings: () => spoken('express', async () => (await import('./express')).drawings(), true),
    picture: () => import('../kit/pictures/Express.svelte'),
    print: () => import('./express/Print.svelte'),
  },
};
