import { expect, test } from 'vitest';
import { changesOf } from '../../lib/traces';
import type { View } from '../../lib/types';
import { tracesOf } from './traces';

const SEAT = {
  goods: { wood: 3 }, animals: {}, columns: ['f', 'g'], tiles: { f3: 'cottage' }, troughs: [], borders: ['f1n'],
  housing: [],
};
const after = (change: object) => tracesOf({ seats: [{ ...SEAT, ...change }] } as unknown as View, 0);
const changed = (change: object) => changesOf(after({}), after(change));

test('an extension brings three changed cells', () => {
  expect([...changed({ columns: ['e', 'f', 'g'] }).places].sort()).toEqual(['e1', 'e2', 'e3']);
});

test('buildings, troughs, borders and animals are changed places', () => {
  const found = changed({ tiles: { f3: 'cottage', g1: 'fodder-storehouse' }, borders: ['f1n', 'g1n'], troughs: ['g2'] });
  expect([...found.places].sort()).toEqual(['g1', 'g1n', 'g2']);
  expect(found.cards).toEqual(['fodder-storehouse']);
  const housing = [{ kind: 'pasture', cells: ['f1'], tile: '', capacity: 2, types: [], animals: { pig: 1 } }];
  expect([...changed({ housing }).places]).toEqual(['f1']);
});
