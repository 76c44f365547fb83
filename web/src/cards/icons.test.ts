import { expect, test } from 'vitest';
import type { PrintedHow, PrintedItem } from '../lib/cards.svelte';
import { behind, drawnAs, figures, inStrip } from './icons';

test('icons have drawings, and fields their rows', () => {
  expect(drawnAs('rye')).toEqual({ good: 'rye', row: '' });
  expect(drawnAs('field-4')).toEqual({ good: 'field', row: '4' });
  expect(drawnAs('sown-field-5')).toEqual({ good: 'sown-field', row: '5' });
  expect(drawnAs('space')?.good).toBe('action-space');
  expect(drawnAs('card')?.good).toBe('any-card');
  expect(drawnAs('return-sheep')).not.toBeNull();
  expect(drawnAs('no such icon')).toBeNull();
  expect(inStrip('field-4')).toBe('field ↑4');
  expect(inStrip('no such icon')).toBe('');
});

test('numbers say how they are meant', () => {
  expect(figures({ amounts: [1, 2, 5], how: '' }, 'have')).toBe('1/2/5');
  expect(figures({ amounts: [0, 1], how: '' }, 'gain')).toBe('+0/1');
  expect(figures({ amounts: [1], how: 'exactly' }, 'have')).toBe('=1');
  expect(figures({ amounts: [1], how: 'lost' }, 'income')).toBe('−1');
  expect(figures({ amounts: [], how: '' }, 'gain')).toBe('');
  expect(figures({ amounts: [2], how: 'each' }, 'gain')).toBe('×½');
  expect(figures({ amounts: [2], how: 'times' }, 'gain')).toBe('2×');
  expect(figures({ amounts: [2], how: 'times' }, 'have')).toBe('≥2×');
  expect(figures({ amounts: [8], how: 'lacking' }, 'pay')).toBe('=8−');
  expect(figures({ amounts: [10], how: 'lacking' }, 'have')).toBe('≥10−');
});

test('as many, more, at most, lacking and each are told apart', () => {
  const hows: PrintedHow[] = ['as-many', 'more', 'most', 'lacking', 'each', 'beyond'];
  const signs = hows.map((how) => figures({ amounts: [], how }, 'have'));
  expect(new Set(signs).size).toBe(hows.length);
});

test('rows, and the number from which on something counts, stand behind', () => {
  expect(behind({ icon: 'field-2', amounts: [7], how: '' })).toBe('2');
  const card: PrintedItem = { icon: 'farmyard', amounts: [4, 5, 6], how: 'from' };
  expect(behind(card)).toBe('4/5/6+');
  expect(figures(card, 'have')).toBe('');
});
