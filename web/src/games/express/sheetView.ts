/** What is read of a seat's score sheet in the view of a table of Agricola Express. */
import type { View } from '../../lib/types';
import type { ExpressView, SeatView as Seat } from './types';

export type { House, Pasture, SeatView as Seat } from './types';

/** More pastures than this take the place of the words beside them. */
export const CROWDED = 4;
/** The points that a missing food costs. */
export const LOST = 3;
export const HARVESTS = 3;
export const ADULTS = 2;
export const MOST_BABIES = 4;
export const GOODS = ['food', 'grain', 'vegetable', 'reed', 'wood', 'brick', 'stone'] as const;
export const ANIMALS = ['sheep', 'boar', 'cattle'] as const;
export const OCCUPATIONS = ['mayor', 'builder', 'farmer', 'rancher', 'gatherer', 'midwife'] as const;
export const IMPROVEMENTS = ['oven', 'hearth', 'basketmaker', 'joinery', 'pottery', 'stonecutter'] as const;

/** A view of the table as one of this game. */
export function express(view: View): ExpressView {
  return view as ExpressView;
}

/** The seat's part of a view. */
export function sheetOf(view: View, seat: number): Seat | undefined {
  return express(view).seats[seat];
}

/** How many of a good or an animal a seat has. */
export function amount(seat: Seat, good: string): number {
  return seat.goods[good] ?? seat.animals[good] ?? 0;
}

/** Whether all harvests are scored. */
export function isOver({ harvests }: Seat): boolean {
  return harvests.length === HARVESTS;
}

/** The food that is missing for the next harvest, or at the one that is under way. */
export function missing(seat: Seat): number {
  return isOver(seat) ? 0 : Math.abs(seat.worth.food ?? 0) / LOST;
}
