import { expect, test } from 'vitest';
import { changesOf, isSame, type Traces } from './traces';

const BEFORE: Traces = { places: { r1c1: 'wood', r2c2: 'field', r3c3: '2 sheep' }, counts: { wood: 3, reed: 1 }, cards: ['A1'] };

test('what came, what went and what became another is told', () => {
  const now: Traces = { places: { r1c1: 'clay', r2c2: 'field', r1c2: 'clay' }, counts: { wood: 5, food: 2 }, cards: ['A1', 'B2'] };
  const found = changesOf(BEFORE, now);
  expect([...found.places].sort()).toEqual(['r1c1', 'r1c2', 'r3c3']);
  expect(found.counts).toEqual({ wood: 2, reed: -1, food: 2 });
  expect(found.cards).toEqual(['B2']);
  expect(isSame(found)).toBe(false);
});

test('where nothing differs nothing is told', () => {
  expect(isSame(changesOf(BEFORE, structuredClone(BEFORE)))).toBe(true);
});
