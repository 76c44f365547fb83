import { expect, test } from 'vitest';
import { stepsOf } from './scoring';

test('a step ends before the next one, and the last one has no end', () => {
  expect(stepsOf({ steps: [[0, -1], [2, 1], [3, 2]], points: 0 })).toEqual([
    { from: 0, to: 1, points: -1 },
    { from: 2, to: 2, points: 1 },
    { from: 3, to: null, points: 2 },
  ]);
});

test('where something is added beyond the last step, that is one number', () => {
  expect(stepsOf({ steps: [[0, -3], [13, 3]], points: 1 }).at(-1)).toEqual({ from: 13, to: 13, points: 3 });
});
