/** What is read of the view of a table of All Creatures Big and Small. */
import type { View } from '../../lib/types';
import type { CreaturesView, SeatView as Seat } from './types';

export type { Housing, SeatView as Seat, Space } from './types';

export const MATERIALS = ['wood', 'stone', 'reed'] as const;
export const ANIMALS = ['sheep', 'pig', 'cow', 'horse'] as const;
/** The tiles that are no special buildings. */
const PLAIN = ['cottage', 'stall', 'stables'];

/** A view of the table as one of this game. */
export function creatures(view: View): CreaturesView {
  return view as CreaturesView;
}

/** The seat's part of a view. */
export function seatOf(view: View, seat: number): Seat | undefined {
  return creatures(view).seats[seat];
}

/** How many of a good, animal or not, a seat has. */
export function amount(seat: Seat, good: string): number {
  return seat.goods[good] ?? seat.animals[good] ?? 0;
}

/** The special buildings of a seat, in the order of their spaces. */
export function specials(seat: Seat): string[] {
  return Object.values(seat.tiles).filter((tile) => !PLAIN.includes(tile));
}
