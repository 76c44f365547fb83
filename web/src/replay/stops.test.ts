import { expect, test } from 'vitest';
import type { Outline } from '../lib/types';
import { next, stops } from './stops';

const moves = [
  [1, 1],
  [1, 1],
  [1, 2],
  [2, 3],
].map(([round = 0, turn = 0], n) => ({ n, seat: turn % 2, action: 'pass', message: null, round, turn }));
const outline: Outline = {
  moves,
  rounds: [
    { round: 1, n: 0, totals: [-14, -14] },
    { round: 2, n: 3, totals: [-13, -12] },
    { round: 2, n: 4, totals: [-10, -12] },
  ],
  over: true,
};

test('a replay stops before each decision, turn and round, and at the end', () => {
  expect(stops(outline)).toEqual({
    decision: [0, 1, 2, 3, 4],
    turn: [0, 2, 3, 4],
    round: [0, 3, 4],
  });
});

test('a game whose first moves are lost begins later', () => {
  expect(stops({ ...outline, moves: moves.slice(2) }).decision).toEqual([2, 3, 4]);
});

test('nothing has happened yet', () => {
  expect(stops({ moves: [], rounds: [], over: false }).round).toEqual([0]);
});

test('the next stop lies ahead or behind, and the ends stay where they are', () => {
  expect(next([0, 2, 3, 4], 1, 1)).toBe(2);
  expect(next([0, 2, 3, 4], 1, -1)).toBe(0);
  expect(next([0, 2, 3, 4], 4, 1)).toBe(4);
  expect(next([0, 2, 3, 4], 0, -1)).toBe(0);
});
