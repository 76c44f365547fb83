import { describe, expect, it } from 'vitest';
import { SIDES } from '../common/sides';
import { LETTERS, at, beside, cellsOf, course, edgeAt, edgeBeside, edgeOf, edgesOf, sidesOf } from './farmGrid';

const HOME = ['f', 'g'];
const WIDE = ['d', 'e', 'f', 'g', 'h', 'i', 'j'];

describe('cells and edges', () => {
  it('has six cells and seventeen edges at home', () => {
    expect(cellsOf(HOME)).toEqual(['f1', 'g1', 'f2', 'g2', 'f3', 'g3']);
    expect(edgesOf(HOME)).toHaveLength(17);
    expect(edgesOf(WIDE)).toHaveLength(7 * 4 + 8 * 3);
    expect(at('f3')).toEqual({ row: 2, column: 5 });
  });

  it('gives neighbours one edge in common', () => {
    expect(edgeOf('g1', 'right')).toBe('h1w');
    expect(edgeOf('g1', 'down')).toBe('g2n');
    expect(edgeOf('f3', 'down')).toBe('f3s');
    expect(edgeOf('l2', 'right')).toBe('l2e');
    expect(edgeOf('f1', 'right')).toBe(edgeOf('g1', 'left'));
    expect(beside('l1', 'right')).toBeUndefined();
    expect(beside('a1', 'left')).toBeUndefined();
    expect(beside('g3', 'down')).toBeUndefined();
  });

  it('keeps an edge on the common side of two boards', () => {
    expect(edgesOf(HOME)).toContain('h1w');
    expect(edgesOf([...HOME, 'h'])).toContain('h1w');
    expect(sidesOf('h1w', HOME)).toEqual([{ cell: 'g1', side: 'right' }]);
    expect(sidesOf('h1w', [...HOME, 'h'])).toEqual([
      { cell: 'g1', side: 'right' },
      { cell: 'h1', side: 'left' },
    ]);
  });

  it('knows where every edge runs', () => {
    for (const edge of edgesOf([...LETTERS])) expect(edgeAt(course(edge))).toBe(edge);
    expect(course('g3s')).toEqual({ direction: 'h', row: 3, column: 6 });
    expect(course('l1e')).toEqual({ direction: 'v', row: 0, column: 12 });
    expect(course('h1w')).toEqual({ direction: 'v', row: 0, column: 7 });
  });
});

describe('arrow keys among edges', () => {
  it('move along a level and between levels at the same cell', () => {
    expect(edgeBeside('f1n', 'right', HOME)).toBe('g1n');
    expect(edgeBeside('g1n', 'right', HOME)).toBeUndefined();
    expect(edgeBeside('f1w', 'right', HOME)).toBe('g1w');
    expect(edgeBeside('g1w', 'right', HOME)).toBe('h1w');
    expect(edgeBeside('g1n', 'down', HOME)).toBe('g1w');
    expect(edgeBeside('g1w', 'down', HOME)).toBe('g2n');
    expect(edgeBeside('g2n', 'up', HOME)).toBe('g1w');
    expect(edgeBeside('g1w', 'up', HOME)).toBe('g1n');
    expect(edgeBeside('h1w', 'down', HOME)).toBe('g2n');
    expect(edgeBeside('g3w', 'down', HOME)).toBe('g3s');
    expect(edgeBeside('g3s', 'down', HOME)).toBeUndefined();
    expect(edgeBeside('g1n', 'up', HOME)).toBeUndefined();
  });

  it('reach every edge', () => {
    for (const columns of [HOME, WIDE, [...LETTERS]]) {
      const seen = new Set(['g1n']);
      for (const edge of seen) {
        for (const side of SIDES) {
          const next = edgeBeside(edge, side, columns);
          if (next) seen.add(next);
        }
      }
      expect([...seen].sort()).toEqual(edgesOf(columns).sort());
    }
  });
});
