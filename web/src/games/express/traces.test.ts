import { expect, test } from 'vitest';
import { changesOf } from '../../lib/traces';
import type { View } from '../../lib/types';
import { tracesOf } from './traces';

const SEAT = {
  goods: { wood: 2 }, animals: { sheep: 1 }, house: 'wood', rooms: 0, fields: 1, pastures: 1, babies: 0,
  grazing: [{ kind: 'sheep', n: 1 }], occupations: [], improvements: ['oven'],
};
const after = (change: object) => tracesOf({ seats: [{ ...SEAT, ...change }] } as unknown as View, 0);
const changed = (change: object) => changesOf(after({}), after(change));

test('house, land, herds and family are changed rows', () => {
  const found = changed({ house: 'brick', fields: 2, babies: 1, grazing: [{ kind: 'sheep', n: 3 }], animals: { sheep: 3 } });
  expect([...found.places].sort()).toEqual(['babies', 'fields', 'house', 'pastures']);
  expect(found.counts).toEqual({ sheep: 2, newborn: 1 });
});

test('a new card is told', () => {
  expect(changed({ occupations: ['mayor'] }).cards).toEqual(['mayor']);
});
