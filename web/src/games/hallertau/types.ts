/** Written by `make types` from bocage.games.hallertau.shapes. */
import type { Goods, Options } from '../../lib/types';

export type Phase = 'remove' | 'workers' | 'income' | 'actions' | 'new-card' | 'fallow' | 'harvest' | 'milking' | 'progress' | 'boulders' | 'last-chance' | 'end';

export type CraftName = 'carpentry' | 'brewery' | 'icehouse' | 'bakery' | 'manufacturer';

/** A space of the board. */
export interface Space {
  id: string;
  /** Its section, 1 to 4. */
  section: number;
  /** The workers in each row, the lowest first; corner spaces have two rows. */
  rows: number[];
  /** The workers that it takes now; null if it is full or closed. */
  cost: number | null;
  closed: boolean;
}

/** A field on the field board. */
export interface Field {
  row: number;
  /** What is sown, or nothing. */
  crop: string | null;
  /** Whether two of it are sown. */
  double: boolean;
}

/** A craft in its row of the community centre. */
export interface Craft {
  id: CraftName;
  position: number;
  boulders: number[];
  /** How often it has advanced in this phase. */
  steps: number;
}

/** A village as it is seen. */
export interface SeatView {
  goods: Goods;
  tools: number;
  exhausted: number;
  jewels: number;
  /** Sheep by the farmyard card on which they stand, or `stables`. */
  sheep: Goods;
  /** The rounds whose farmyard card still lies on the stable board. */
  farmyard_cards: number[];
  fields: Field[];
  workers: number;
  /** The workers that a round brings. */
  window: number;
  /** How often the community centre has moved. */
  centre: number;
  /** The points of its community centre. */
  points: number;
  crafts: Craft[];
  /** The cards it holds; only its own player sees them. */
  hand: string[] | null;
  hand_size: Goods;
  /** The cards in front of it, in order of play. */
  played: string[];
  income: string[];
  /** What it is not asked again; only its own player is told. */
  quiet?: string[];
}

/** What the next advance of a craft costs. */
export interface Price {
  craft: CraftName;
  /** The tools for its boulders; null where the row ends. */
  tools: number | null;
  /** Whether a jewel can pay for it. */
  jewel: boolean;
  /** The goods that can pay for it now. */
  payments: Goods[];
}

/** A table of Hallertau. */
export interface HallertauView {
  options: Options;
  /** Who looks; null is everybody. */
  seat: number | null;
  round: number;
  rounds: number;
  starting_player: number;
  /** The seat that decides, the first of them if several do; null once the game is over. */
  deciding: number | null;
  over: boolean;
  /** What a solo game should reach, level by level. */
  goals?: number[];
  /** The files of own cards that it is played with, by name with their hashes. */
  own?: Record<string, string>;
  game: 'hallertau';
  phase: Phase;
  turn: number | null;
  spaces: Space[];
  /** The cards left to draw, by kind. */
  decks: Goods;
  sections_left: number;
  /** The sections that this round has cleared. */
  cleared: number[];
  discarded: string[];
  seats: SeatView[];
  /** What advances cost the looking seat, while it advances crafts. */
  prices: Price[] | null;
}
