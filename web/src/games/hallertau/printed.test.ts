import { expect, test } from 'vitest';
import type { CardInfo, PrintedRow } from '../../lib/cards.svelte';
import { cardOf, gains, isStepped, stepOf, tellsApart } from './printed';

const row = (part: PrintedRow['part'], icon: string, ...amounts: number[]): PrintedRow => ({
  part,
  items: [{ icon, amounts, how: '' }],
});
const card = (...printed: PrintedRow[]) => ({ id: '007', printed }) as unknown as CardInfo;

test('an action names its card and its step', () => {
  expect(cardOf({ argument: '007-2' })).toBe('007');
  expect(stepOf({ argument: '007-2' })).toBe(2);
  expect(stepOf({ argument: '009' })).toBe(0);
});

test('a card with slashes is played step by step', () => {
  expect(isStepped(card(row('have', 'meat', 1, 2, 5), row('gain', 'tool', 0, 1, 2)))).toBe(true);
  expect(isStepped(card(row('gain', 'jewel', 1)))).toBe(false);
  expect(isStepped(undefined)).toBe(false);
});

test('a step brings its own amount, and what all steps bring', () => {
  const stepped = card(row('have', 'meat', 1, 2, 5), row('gain', 'tool', 0, 1, 2), row('gain', 'bonus', 1));
  expect(gains(stepped, 1)).toBe('1 bonus');
  expect(gains(stepped, 3)).toBe('2 tool 1 bonus');
  expect(gains(undefined, 1)).toBe('');
});

test('steps are told apart by what differs', () => {
  const gain = card(row('have', 'meat', 1, 2, 5), row('gain', 'tool', 0, 1, 2), row('gain', 'bonus', 1));
  expect(tellsApart(gain, 1)).toBe('0 tool');
  expect(tellsApart(gain, 3)).toBe('2 tool');
  expect(tellsApart(card(row('pay', 'rye', 2, 4), row('gain', 'jewel', 1)), 2)).toBe('4 rye');
  expect(tellsApart(undefined, 1)).toBe('');
});
