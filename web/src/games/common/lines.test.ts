import { describe, expect, it } from 'vitest';
import { nearest, type Box } from './lines';
import { SIDES, type Side } from './sides';

const box = (left: number, top: number, width = 28, height = 28): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Six tokens in a line; below them a column of three, the last with a button beside it, and one of four. */
const SHEET: Readonly<Record<string, Box>> = {
  ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((i) => [`token${i}`, box(200 + 30 * i, 0)])),
  house: box(0, 40, 120),
  fields: box(0, 70, 90),
  grain: box(0, 100, 54),
  cook: box(60, 102, 40, 24),
  reed: box(350, 40, 54),
  wood: box(350, 70, 54),
  sheep: box(350, 100, 54),
  builder: box(350, 130, 54),
};
const NAMES = Object.keys(SHEET);
const BOXES = Object.values(SHEET);
const from = (name: string, side: Side) => NAMES[nearest(BOXES, NAMES.indexOf(name), side)];

describe('places in lines', () => {
  it('has left and right within a line', () => {
    expect(from('token1', 'right')).toBe('token2');
    expect(from('token1', 'left')).toBe('token0');
    expect(from('house', 'right')).toBe('reed');
    expect(from('grain', 'right')).toBe('cook');
    expect(from('cook', 'right')).toBe('sheep');
    expect(from('sheep', 'left')).toBe('cook');
    expect(from('reed', 'right')).toBeUndefined();
    expect(from('builder', 'left')).toBeUndefined();
  });

  it('has the nearest of the next line above and below', () => {
    expect(from('token0', 'down')).toBe('house');
    expect(from('token5', 'down')).toBe('reed');
    expect(from('house', 'up')).toBe('token0');
    expect(from('house', 'down')).toBe('fields');
    expect(from('fields', 'down')).toBe('grain');
    expect(from('grain', 'down')).toBe('builder');
    expect(from('builder', 'up')).toBe('sheep');
    expect(from('token3', 'up')).toBeUndefined();
    expect(from('builder', 'down')).toBeUndefined();
  });

  it('leads everywhere', () => {
    const reached = new Set(['token0']);
    for (const name of reached) {
      for (const side of SIDES) {
        const next = from(name, side);
        if (next) reached.add(next);
      }
    }
    expect([...reached].sort()).toEqual([...NAMES].sort());
  });

  it('has nothing beside what is not there', () => {
    expect(nearest([], 0, 'down')).toBe(-1);
  });
});
