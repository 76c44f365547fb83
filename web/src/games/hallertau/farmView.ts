/** What `observe` gives for a seat's own area in Hallertau. */
import type { Goods, View } from '../../lib/types';
import type { Price } from './progress';

export interface Field {
  row: number;
  /** What is sown, or nothing. */
  crop: string | null;
  /** Whether two of it are sown. */
  double: boolean;
}

export interface Craft {
  id: string;
  position: number;
  boulders: number[];
  /** How often it has advanced in this phase. */
  steps: number;
}

export interface Seat {
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
  crafts: Craft[];
}

export interface FarmView extends View {
  phase: string;
  turn: number | null;
  seats: Seat[];
  prices: Price[] | null;
}

export const GRAIN = ['barley', 'flax', 'hops', 'rye'] as const;
export const PRODUCE = ['hide', 'meat', 'milk', 'wool'] as const;
export const GOODS = [...GRAIN, ...PRODUCE, 'clay'] as const;
export const LAST_ROUND = 6;
export const MOST_FIELDS = 8;
export const MOST_JEWELS = 10;

/** A view of the table as one of this game. */
export function farmView(view: View): FarmView {
  return view as FarmView;
}

/** The seat's part of a view. */
export function farmOf(view: View, seat: number): Seat | undefined {
  return farmView(view).seats[seat];
}
