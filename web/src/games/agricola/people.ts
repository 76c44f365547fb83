/** Who works for a seat in a round. */
import type { Seat } from './view';

export interface Worker {
  kind: 'adult' | 'lodger' | 'guest';
  /** Whether this one has been placed. */
  away: boolean;
}

/** The people of a seat who work in this round: the family, then those who live on cards, then guests; that is the order in which they go. */
export function workers(seat: Seat): Worker[] {
  const lodgers = Object.values(seat.on_cards ?? {}).reduce((sum, { person = 0 }) => sum + person, 0);
  const guests = seat.guests ?? 0;
  const adults = seat.people - seat.newborn;
  const placed = Math.max(0, adults + lodgers + guests - seat.to_place);
  const some = (kind: Worker['kind'], n: number, before: number): Worker[] => {
    const gone = Math.min(n, Math.max(0, placed - before));
    return Array.from({ length: n }, (_, i) => ({ kind, away: i >= n - gone }));
  };
  return [
    ...some('adult', adults, 0),
    ...some('lodger', lodgers, adults),
    ...some('guest', guests, adults + lodgers),
  ];
}
