/** What is read of the view of a table of Agricola Express. */
import type { View } from '../../lib/types';
import { express } from './sheetView';
import type { SeatView as Seat } from './types';

export type { Group } from './types';
export { express } from './sheetView';

export const GAME = 'express';

/** The rounds after which there is a harvest. */
export const HARVEST_ROUNDS: readonly number[] = [3, 5, 6];

/** The seat that acts, or the first one. */
export function acting(view: View): Seat | undefined {
  const { seats, deciding } = express(view);
  return seats[deciding ?? 0];
}
