/** What is read of the view of a table of Hallertau. */
import type { View } from '../../lib/types';
import { GRAIN, PRODUCE, hallertau } from './farmView';
import type { Phase, SeatView as Seat } from './types';

export type { SeatView as Seat, Space } from './types';
export { hallertau, seatOf } from './farmView';

export const GAME = 'hallertau';
export const KINDS = ['gateway', 'farmyard', 'bonus', 'point'] as const;
export const SECTIONS = [1, 2, 3, 4] as const;
/** The phases of a round in the order of the rules. */
export const PHASES: readonly Phase[] = [
  ...(['remove', 'workers', 'income', 'actions', 'new-card'] as const),
  ...(['fallow', 'harvest', 'milking', 'progress', 'boulders'] as const),
];
/** The stock as it stands in panels: grain and clay, then what sheep give. */
export const STOCK = [[...GRAIN, 'clay'], [...PRODUCE]] as const;

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
