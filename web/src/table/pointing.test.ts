import { expect, test } from 'vitest';
import type { Entry } from '../lib/types';
import { byRound, newsFrom, placeOf } from './pointing';

const line = (values: Entry['values'], seat = 1, round = 1): Entry => ({ i: 0, round, seat, id: 'log', values, opens: false, kind: 'other' });

test('a line points at the space, the card or the cells it speaks of', () => {
  expect(placeOf(line({ space: 'forest' }))).toEqual({ space: 'forest', seat: 1 });
  expect(placeOf(line({ card: 'M01', goods: { clay: 2 } }))).toEqual({ card: 'M01', seat: 1 });
  expect(placeOf(line({ cell: 'r1c2' }))).toEqual({ cells: 'r1c2', seat: 1 });
  expect(placeOf(line({ cells: 'r1c2+r1c3' }))).toEqual({ cells: 'r1c2+r1c3', seat: 1 });
});

test('what the game itself does belongs to no seat', () => {
  expect(placeOf(line({ space: 'forest' }, -1))).toEqual({ space: 'forest' });
});

test('a line without a place points nowhere', () => {
  expect(placeOf(line({ goods: { wood: 3 } }))).toBeNull();
});

test('lines are grouped by round, in order', () => {
  const lines = [line({}, 0, 1), line({}, 1, 1), line({}, 0, 2)];
  expect(byRound(lines).map(({ round, lines }) => [round, lines.length])).toEqual([[1, 2], [2, 1]]);
  expect(byRound([])).toEqual([]);
});

test('news begins behind the last line of one’s own', () => {
  const log = [0, 1, 0, 2, 1].map((seat, i) => ({ ...line({}, seat), i }));
  expect(newsFrom(log, 0)).toBe(3);
  expect(newsFrom(log, 3)).toBe(Infinity);
  expect(newsFrom(log, -1)).toBe(Infinity);
});
