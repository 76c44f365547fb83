import { expect, test } from 'vitest';
import { changesOf } from '../../lib/traces';
import type { View } from '../../lib/types';
import { tracesOf } from './traces';

const SEAT = {
  goods: { wood: 2 }, animals: { sheep: 2 }, house: 'wood', rooms: ['r2c1', 'r3c1'], fields: { r1c1: {} },
  pastures: [['r1c5']], stables: ['r1c5'], cards: [], food: 3, begging: 0,
  housing: [{ kind: 'pasture', cells: ['r1c5'], capacity: 4, animals: { sheep: 2 } }],
};
const after = (change: object) => tracesOf({ seats: [{ ...SEAT, ...change }], starting_player: 0 } as unknown as View, 0);
const changed = (change: object) => changesOf(after({}), after(change));

test('a room, a sown field and new animals are changed cells', () => {
  expect([...changed({ rooms: ['r1c2', 'r2c1', 'r3c1'] }).places]).toEqual(['r1c2']);
  expect([...changed({ fields: { r1c1: { grain: 3 } } }).places]).toEqual(['r1c1']);
  const housing = [{ ...SEAT.housing[0], animals: { sheep: 3 } }];
  expect([...changed({ housing }).places]).toEqual(['r1c5']);
});

test('a renovation changes every room', () => {
  expect([...changed({ house: 'clay' }).places].sort()).toEqual(['r2c1', 'r3c1']);
});

test('new fences are changed edges, and the old ones stay', () => {
  const { places } = changed({ pastures: [['r1c5'], ['r2c5']] });
  expect([...places].sort()).toEqual(['r2c5e', 'r2c5w', 'r3c5n']);
});

test('cards and goods are counted', () => {
  const { cards, counts } = changed({ cards: ['M001'], goods: { wood: 0 }, food: 5 });
  expect(cards).toEqual(['M001']);
  expect(counts).toEqual({ wood: -2, food: 2, improvement: 1 });
});
