/** The six places of the stable board, each with its farmyard card, and the stables. */
import type { Seat } from './farmView';

export const ROUNDS = [1, 2, 3, 4, 5, 6] as const;

/** A place where sheep can stand: `5` is the farmyard card of round 5. */
export interface Stand {
  spot: string;
  round: number | null;
  /** Whether its card lies there, is in use now, or has left; the stables always stay. */
  state: 'gone' | 'now' | 'next' | 'stables';
  sheep: number;
  /** Whether its sheep die when the next round begins. */
  last: boolean;
}

/** All places where sheep can stand. */
export function standsOf(seat: Seat, round: number): Stand[] {
  const cards = ROUNDS.map((of): Stand => {
    const lies = seat.farmyard_cards.includes(of);
    const sheep = seat.sheep[of] ?? 0;
    const state = lies ? 'next' : of === round ? 'now' : 'gone';
    const next = Math.min(...seat.farmyard_cards) === of;
    return { spot: String(of), round: of, state, sheep, last: sheep > 0 && next };
  });
  const stables = seat.sheep.stables ?? 0;
  return [...cards, { spot: 'stables', round: null, state: 'stables', sheep: stables, last: false }];
}

/** How many sheep are drawn one by one; more are one sheep and a number. */
export const DRAWN = 3;
