import { expect, test } from 'vitest';
import type { CardInfo } from '../../lib/cards.svelte';
import { affordable, isMeant } from './tiles';
import type { Seat } from './view';

const seat = { goods: { wood: 2, stone: 3 }, animals: { pig: 1, cow: 1 } } as unknown as Seat;
const card = (cost: CardInfo['cost'], alternative: CardInfo['alternative'] = null) =>
  ({ cost, alternative }) as CardInfo;

test('a tile is in reach if its cost is there, animals too, in one way or the other', () => {
  expect(affordable(card({ wood: 2 }), seat)).toBe(true);
  expect(affordable(card({ wood: 3 }), seat)).toBe(false);
  expect(affordable(card({ wood: 3 }, { stone: 3 }), seat)).toBe(true);
  expect(affordable(card({ stone: 2, pig: 1, cow: 1 }), seat)).toBe(true);
  expect(affordable(card({}), seat)).toBe(true);
});

test('the log may speak of a tile by its id or by its name', () => {
  expect(isMeant('barn', 'creatures-barn')).toBe(true);
  expect(isMeant('barn', 'barn')).toBe(true);
  expect(isMeant('barn', undefined)).toBe(false);
});
