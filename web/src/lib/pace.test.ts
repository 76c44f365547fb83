import { expect, test } from 'vitest';
import { clockSaid, isShort, lasting, leftOf } from './pace';
import type { Pace } from './types';

const live: Pace = { kind: 'live', bank: 900, increment: 10, end: 'bot', bot: 'fair' };

test('a clock shows what is left', () => {
  expect([0, 9.2, 61, 3_725].map(clockSaid)).toEqual(['0:00', '0:10', '1:01', '1:02:05']);
  expect(clockSaid(90_000)).toBe('1 day 1 hr');
});

test('a length of time is said in its largest unit', () => {
  expect([45, 900, 7_200, 86_400, 172_800].map((n) => lasting(n))).toEqual([
    '45 seconds', '15 minutes', '2 hours', '24 hours', '2 days',
  ]);
});

test('only clocks that run go down, and none below nothing', () => {
  const clocks = { left: [30, 40], running: [0] };
  expect([leftOf(clocks, 0, 12), leftOf(clocks, 1, 12), leftOf(clocks, 0, 50)]).toEqual([18, 40, 0]);
});

test('a clock warns when time runs short', () => {
  expect([isShort(61, live), isShort(60, live)]).toEqual([false, true]);
  expect(isShort(20, { ...live, bank: 30 })).toBe(false);
  const daily: Pace = { ...live, kind: 'daily', bank: 86_400 };
  expect([isShort(7_201, daily), isShort(7_200, daily)]).toEqual([false, true]);
  expect(isShort(1_801, { ...daily, bank: 3_600 }), 'half of a short turn is not little').toBe(false);
});
