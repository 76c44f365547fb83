import { expect, it } from 'vitest';
import type { Goods, Message } from '../lib/types';
import { grouped, isQuiet, speaksOf, unsaid } from './deeds';

const room = (cell: string): Message => ({ id: 'action-room', values: { cell } });
const named = (goods: Goods) => Object.entries(goods).map(([good, n]) => `${n} ${good}`).join();

it('tells deeds alike as one, in the order in which they were begun', () => {
  const place: Message = { id: 'action-place', values: { space: 'full-farm-expansion' } };
  const stable: Message = { id: 'action-stable', values: { cell: 'r2c5' } };
  const found = grouped([place, room('r1c1'), stable, room('r1c2'), room('r2c2')], ({ id }) => id !== 'action-place');
  expect(found.map(({ n, cells }) => [n, cells.join()])).toEqual([
    [1, ''],
    [3, 'r1c1,r1c2,r2c2'],
    [1, 'r2c5'],
  ]);
});

it('keeps apart what differs in more than its cell, and what has no words for several', () => {
  const border = (cell: string, side: string): Message => ({ id: 'action-creatures-border.now', values: { cell, side } });
  expect(grouped([border('f2', 'n'), border('f2', 'w')], () => true)).toHaveLength(1);
  const sow = (good: string, cell: string): Message => ({ id: `action-sow-${good}`, values: { cell } });
  expect(grouped([sow('grain', 'r1c3'), sow('vegetable', 'r1c4')], () => true)).toHaveLength(2);
  expect(grouped([room('r1c1'), room('r1c2')], () => false)).toHaveLength(2);
  const advance: Message = { id: 'action-hallertau-advance', values: { craft: 'brewery' } };
  expect(grouped([advance, advance], () => false)).toMatchObject([{ n: 2 }]);
});

it('leaves unsaid no good that only looks as if it were told', () => {
  expect(speaksOf('Pay 11 wood', '1 wood')).toBe(false);
  expect(speaksOf('Pay 1 woodcutter', '1 wood')).toBe(false);
  expect(speaksOf('Pay (1 wood)', '1 wood')).toBe(true);
  expect(speaksOf('Взять: 2 дерева, 1 овца', '1 овца')).toBe(true);
  expect(unsaid({ wood: -1, reed: -2 }, 'Room (11 wood, 2 reed)', named)).toEqual({ wood: -1 });
});

it('lets goods tell what is paid, taken or cooked', () => {
  expect(['pay-goods 2clay', 'cook sheep', 'done', 'take 1'].every(isQuiet)).toBe(true);
  expect(['room r1c1', 'place forest', 'bake grain'].some(isQuiet)).toBe(false);
});
