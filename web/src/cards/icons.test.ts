import { expect, test } from 'vitest';
import { drawnAs, figures, inStrip } from './icons';

test('icons have drawings, and fields their rows', () => {
  expect(drawnAs('rye')).toEqual({ good: 'rye', row: '' });
  expect(drawnAs('field-4')).toEqual({ good: 'field', row: '4' });
  expect(drawnAs('space')?.good).toBe('action-space');
  expect(drawnAs('no such icon')).toBeNull();
  expect(inStrip('field-4')).toBe('field ↑4');
  expect(inStrip('no such icon')).toBe('');
});

test('numbers say how they are meant', () => {
  expect(figures({ amounts: [1, 2, 5], how: '' }, false)).toBe('1/2/5');
  expect(figures({ amounts: [0, 1], how: '' }, true)).toBe('+0/1');
  expect(figures({ amounts: [1], how: 'exactly' }, false)).toBe('=1');
  expect(figures({ amounts: [2], how: 'each' }, true)).toBe('×2');
  expect(figures({ amounts: [], how: '' }, true)).toBe('');
});
