import { describe, expect, it } from 'vitest';
import { workers } from './people';
import type { Seat } from './view';

const seat = (to_place: number, more: Partial<Seat> = {}) =>
  ({ people: 3, newborn: 1, to_place, ...more }) as Seat;
const shown = (found: ReturnType<typeof workers>) =>
  found.map(({ kind, away }) => (away ? `${kind} away` : kind));

describe('those who work', () => {
  it('are the family without the newborn, the ones at home first', () => {
    expect(shown(workers(seat(1)))).toEqual(['adult', 'adult away']);
  });
  it('go before whoever lives on a card, and guests go last', () => {
    const more = { on_cards: { K138: { person: 1 }, E184: { wood: 1 } }, guests: 1 };
    expect(shown(workers(seat(4, more)))).toEqual(['adult', 'adult', 'lodger', 'guest']);
    expect(shown(workers(seat(1, more)))).toEqual(['adult away', 'adult away', 'lodger away', 'guest']);
  });
});
