import { expect, test } from 'vitest';
import { lastPlaces } from './moves';
import type { Entry } from './types';

const line = (round: number, seat: number, space?: string): Entry => ({
  i: 0, round, seat, id: 'log', values: space ? { space } : {}, opens: false, kind: space ? 'place' : 'other',
});

test('of each other seat the last space of the round counts', () => {
  const log = [line(1, 1, 'fishing'), line(2, 1, 'forest'), line(2, 0, 'reed-bank'), line(2, 2, 'clay-pit'), line(2, 1, 'plow'), line(2, 1)];
  expect([...lastPlaces(log, 0)]).toEqual([[1, 'plow'], [2, 'clay-pit']]);
});

test('what the game itself does at a space is nobody’s move, and a new round begins empty', () => {
  expect(lastPlaces([line(1, 1, 'forest'), line(2, -1, 'forest')], 0).size).toBe(0);
});
