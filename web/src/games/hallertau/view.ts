/** What `observe` gives for a table of Hallertau. */
import type { Goods, View } from '../../lib/types';
import { GRAIN, PRODUCE, type Seat as Farm } from './farmView';

export const GAME = 'hallertau';

export interface Space {
  id: string;
  /** Its section, 1 to 4. */
  section: number;
  /** The workers in each row, the lowest first; corner spaces have two rows. */
  rows: number[];
  /** The workers that it takes now; nothing if it is full or closed. */
  cost: number | null;
  closed: boolean;
}

export interface Seat extends Farm {
  /** The cards it holds; only its own player sees them. */
  hand: string[] | null;
  hand_size: Goods;
  /** The cards in front of it, in order of play. */
  played: string[];
  /** The points of its community centre. */
  points: number;
}

export interface HallertauView extends View {
  options: Record<string, string | number | boolean>;
  phase: string;
  turn: number | null;
  starting_player: number;
  spaces: Space[];
  /** The cards left to draw, by kind. */
  decks: Goods;
  sections_left: number;
  /** The sections that this round has cleared. */
  cleared: number[];
  discarded: string[];
  seats: Seat[];
}

export const KINDS = ['gateway', 'farmyard', 'bonus', 'point'] as const;
export const SECTIONS = [1, 2, 3, 4] as const;
/** The phases of a round in the order of the rules. */
export const PHASES = [
  ...['remove', 'workers', 'income', 'actions', 'new-card'],
  ...['fallow', 'harvest', 'milking', 'progress', 'boulders'],
];
/** The stock as it stands in panels: grain and clay, then what sheep give. */
export const STOCK = [[...GRAIN, 'clay'], [...PRODUCE]] as const;

/** A view of the table as one of this game. */
export function hallertau(view: View): HallertauView {
  return view as HallertauView;
}

/** The seat's part of a view. */
export function seatOf(view: View, seat: number): Seat | undefined {
  return hallertau(view).seats[seat];
}

/** Whether the table is played with cards. */
export function hasCards(view: View): boolean {
  return hallertau(view).options.cards !== 'none';
}

/** All sheep of a seat, wherever they stand. */
export function flock(seat: Seat): number {
  return Object.values(seat.sheep).reduce((all, n) => all + n, 0);
}

/** The kind of card that a corner space lets draw, or nothing. */
export function drawnAt(space: string): string | undefined {
  return KINDS.find((kind) => space === `${kind}-card`);
}
