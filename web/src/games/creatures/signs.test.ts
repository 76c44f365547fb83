import { expect, test } from 'vitest';
import { refill } from './signs';

test('a refill shows what comes, and the animal that comes instead in brackets', () => {
  expect(refill({ gathers: { wood: 3 }, then: null })).toBe('+3 wood');
  expect(refill({ gathers: { reed: 1 }, then: 'sheep' })).toBe('+1 reed ( sheep )');
  expect(refill({ gathers: {}, then: null })).toBe('');
});
