import { describe, expect, it } from 'vitest';
import {
  CELLS,
  EDGES,
  beside,
  edgeOf,
  enclosed,
  fencesOf,
  label,
  outline,
  parts,
  sidesOf,
} from './grid';

describe('cells and edges', () => {
  it('has 15 cells and 38 edges', () => {
    expect(CELLS).toHaveLength(15);
    expect(CELLS[0]).toBe('r1c1');
    expect(CELLS[14]).toBe('r3c5');
    expect(EDGES).toHaveLength(38);
  });

  it('gives neighbours one edge in common', () => {
    expect(edgeOf('r1c4', 'right')).toBe(edgeOf('r1c5', 'left'));
    expect(edgeOf('r1c4', 'down')).toBe(edgeOf('r2c4', 'up'));
    expect(beside('r1c5', 'right')).toBeUndefined();
    expect(beside('r3c5', 'down')).toBeUndefined();
  });

  it('finds the cells of every edge', () => {
    for (const edge of EDGES) {
      const cells = sidesOf(edge);
      expect(cells.length).toBeGreaterThan(0);
      for (const cell of cells) expect(outline([cell])).toContain(edge);
    }
    expect(sidesOf('r1c5e')).toEqual(['r1c5']);
    expect(sidesOf('r2c1n')).toEqual(['r1c1', 'r2c1']);
  });

  it('names cells as the engine does', () => {
    expect(label(['r2c5', 'r1c4', 'r1c5'])).toBe('r1c4+r1c5+r2c5');
  });
});

describe('outlines', () => {
  it('leaves out the edges between cells', () => {
    expect(outline(['r1c5'])).toHaveLength(4);
    expect(outline(['r1c4', 'r1c5'])).toHaveLength(6);
    expect(outline(CELLS)).toHaveLength(16);
  });

  it('counts a fence between two pastures once', () => {
    expect(fencesOf([['r1c4'], ['r1c5']]).size).toBe(7);
  });
});

describe('enclosure', () => {
  it('needs fences at the rim too', () => {
    const open = new Set(outline(['r1c5']).filter((edge) => edge !== 'r1c5n'));
    expect(enclosed(open)).toEqual([]);
    expect(enclosed(new Set(outline(['r1c5'])))).toEqual([['r1c5']]);
  });

  it('keeps cells apart that an edge divides', () => {
    const edges = new Set([...outline(['r1c4', 'r1c5']), 'r1c5w']);
    expect(enclosed(edges)).toEqual([['r1c4'], ['r1c5']]);
    expect(parts(['r1c4', 'r1c5'])).toEqual([['r1c4', 'r1c5']]);
    expect(parts(['r1c4', 'r1c5'], new Set(['r1c5w']))).toHaveLength(2);
    expect(parts(['r1c1', 'r3c5'])).toHaveLength(2);
  });
});
