import { expect, test } from 'vitest';
import { changesOf } from '../../lib/traces';
import type { View } from '../../lib/types';
import { tracesOf } from './traces';

const FIELD = { row: 4, crop: 'rye', double: false };
const CRAFT = { id: 'bakery', position: 2, boulders: [3, 7], steps: 0 };
const SEAT = {
  goods: { clay: 1 }, tools: 2, jewels: 0, sheep: { 5: 1 }, fields: [FIELD], centre: 1, crafts: [CRAFT],
  hand_size: { gateway: 2 }, played: ['101'],
};
const after = (change: object) => tracesOf({ seats: [{ ...SEAT, ...change }] } as unknown as View, 0);
const changed = (change: object) => changesOf(after({}), after(change));

test('a field that sinks or is cleared, and a new one, are changed', () => {
  const empty = { row: 3, crop: null, double: false };
  expect([...changed({ fields: [empty, FIELD] }).places].sort()).toEqual(['field-1', 'field-2']);
});

test('crafts, the centre and sheep are changed places', () => {
  const found = changed({ crafts: [{ ...CRAFT, position: 3 }], centre: 2, sheep: { 5: 1, stables: 2 } });
  expect([...found.places].sort()).toEqual(['centre', 'craft-bakery', 'sheep']);
  expect(found.counts).toEqual({ sheep: 2 });
});
