import { expect, it } from 'vitest';
import { aboutTo, goneHome, lacking, without, type Pending } from './pending';
import type { View } from './types';

const view = (round: number, ...spaces: object[]) => ({ round, spaces }) as unknown as View;

function pending(before: View, now: View, ...placing: string[]): Pending {
  return { seat: 0, before, now, placing, places: new Set(), counts: {}, cards: [] };
}

it('tells those who are about to stand from those who stand', () => {
  const shown = { id: 'forest', people: [1, 0] };
  const turn = pending(view(2, { id: 'forest', people: [1], goods: { wood: 3 } }), view(2, shown), 'forest');
  expect(aboutTo(shown, turn)).toEqual({ people: [1], ghosts: [0], newborn: [], goods: { wood: 3 } });
  expect(aboutTo({ id: 'clay-pit', people: [0] }, null).ghosts).toEqual([]);
});

it('draws who has gone home already where they went', () => {
  const before = view(2, { id: 'forest', goods: { wood: 3 } });
  const turn = pending(before, view(3, { id: 'forest', goods: { wood: 3 } }), 'forest');
  expect(goneHome(turn, turn.now)).toBe(true);
  expect(aboutTo({ id: 'forest' }, turn)).toMatchObject({ ghosts: [0], goods: { wood: 3 } });
});

it('counts what a list lacks', () => {
  expect(lacking(['wood', 'wood', 'stone'], ['wood'])).toEqual(['wood', 'stone']);
  expect(without([0, 1, 0], 0, 1)).toEqual([0, 1]);
});
