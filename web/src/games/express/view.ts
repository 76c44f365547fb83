/** What `observe` gives for a table of Agricola Express: the tray of dice, and the sheets beside it. */
import type { Goods, View } from '../../lib/types';
import type { Seat, SheetView } from './sheetView';

export const GAME = 'express';

/** A group of dice that can be taken, as the action that takes it. */
export interface Group {
  action: string;
  /** The dice that it sets aside, by face. */
  dice: Goods;
  /** What it takes from the sheet. */
  pays: Goods;
  /** What it brings: goods, animals, a part of the farm, or a card. */
  gains: Goods;
  /** The workshops that lend their die. */
  workshops: string[];
}

export interface ExpressView extends SheetView {
  deciding: number | null;
  phase: 'turn' | 'harvest' | 'end';
  /** The faces of the dice that nobody has taken, by kind. */
  dice: Record<string, string[]>;
  aside: Record<string, number>;
  /** Whether all dice were rolled in this action. */
  rolled: boolean;
  /** The occupation used in this action, and how many dice it may still set. */
  power: string | null;
  sets: number;
  groups: Group[];
}

/** The rounds after which there is a harvest. */
export const HARVEST_ROUNDS: readonly number[] = [3, 5, 6];

/** A view of the table as one of this game. */
export function express(view: View): ExpressView {
  return view as ExpressView;
}

/** The seat that acts, or the first one. */
export function acting(view: View): Seat | undefined {
  const { seats, deciding } = express(view);
  return seats[deciding ?? 0];
}
