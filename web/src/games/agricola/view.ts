/** What is read of the view of a table of Agricola. */
import type { View } from '../../lib/types';
import type { AgricolaView, Exchange, SeatView as Seat } from './types';

export type { House, Housing, SeatView as Seat, Space } from './types';

export const MATERIALS = ['wood', 'clay', 'reed', 'stone'] as const;
export const CROPS = ['grain', 'vegetable'] as const;
export type Crop = (typeof CROPS)[number];
export const ANIMALS = ['sheep', 'boar', 'cattle'] as const;

/** A view of the table as one of Agricola. */
export function agricola(view: View): AgricolaView {
  return view as AgricolaView;
}

/** The seat's part of a view. */
export function seatOf(view: View, seat: number): Seat | undefined {
  return agricola(view).seats[seat];
}

/** The action that turns a good into food. */
export function exchanging(good: string, { how, food }: Exchange): string {
  return how === 'trade' ? `trade 1 ${good} for ${food} food` : `${how} ${good}`;
}

/** How many of a good, animal or not, a seat has. */
export function amount(seat: Seat, good: string): number {
  return seat.goods[good] ?? seat.animals[good] ?? 0;
}
