import { expect, test } from 'vitest';
import type { Outline } from '../lib/types';
import { Axis, replayAt } from './axis';

const moves = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3].map((round, n) => ({
  n: n + 5,
  seat: n % 2,
  action: 'pass',
  message: null,
  round,
  turn: n,
}));
const outline: Outline = {
  moves,
  rounds: [
    { round: 1, n: 5, totals: [-14, -14] },
    { round: 2, n: 9, totals: [-13, -12] },
    { round: 3, n: 13, totals: [-10, -9] },
    { round: 3, n: 15, totals: [-8, -9] },
  ],
  over: true,
};

test('a moment lies on the axis where its move does, and is found again', () => {
  const axis = new Axis(outline);
  expect([axis.first, axis.last]).toEqual([5, 15]);
  expect(axis.share(9)).toBeCloseTo(0.4);
  for (const n of [5, 8, 11, 15]) expect(axis.at(axis.share(n))).toBe(n);
  expect([axis.at(-1), axis.at(2)]).toEqual([5, 15]);
});

test('the last mark is the end, once the game is over', () => {
  const axis = new Axis(outline);
  expect(axis.marks.map((_, i) => axis.ends(i))).toEqual([false, false, false, true]);
});

test('labels that have no room are left out, never the first and the end', () => {
  const axis = new Axis(outline);
  expect([...axis.labelled(0.05)]).toEqual([0, 1, 2, 3]);
  expect([...axis.labelled(0.3)]).toEqual([0, 1, 3]);
});

test('a game that has not begun has an axis, too', () => {
  const axis = new Axis({ moves: [], rounds: [{ round: 1, n: 0, totals: [0] }], over: false });
  expect([axis.first, axis.last, axis.share(0)]).toEqual([0, 0, 0]);
});

test('a moment has an address', () => {
  expect(replayAt('abc', 7)).toBe('/t/abc/replay#n=7');
  expect(replayAt('abc', 7, 1)).toBe('/t/abc/replay#n=7&seat=1');
});
