/** What is read of a seat's own area in the view of a table of Hallertau. */
import type { View } from '../../lib/types';
import type { HallertauView, SeatView as Seat } from './types';

export type { Craft, Field, SeatView as Seat } from './types';

export const GRAIN = ['barley', 'flax', 'hops', 'rye'] as const;
export const PRODUCE = ['hide', 'meat', 'milk', 'wool'] as const;
export const GOODS = [...GRAIN, ...PRODUCE, 'clay'] as const;
export const LAST_ROUND = 6;
export const MOST_FIELDS = 8;
export const MOST_JEWELS = 10;

/** A view of the table as one of this game. */
export function hallertau(view: View): HallertauView {
  return view as HallertauView;
}

/** The seat's part of a view. */
export function seatOf(view: View, seat: number): Seat | undefined {
  return hallertau(view).seats[seat];
}
