import { describe, expect, it } from 'vitest';
import { FOREST, GHOST, Measures, RIM, ROAD, SIZE } from './farmMeasures';

describe('measures', () => {
  const home = new Measures(['f', 'g']);
  const wide = new Measures(['d', 'e', 'f', 'g', 'h']);

  it('puts the first column at the left end', () => {
    expect(home.corner('f1')).toEqual({ x: 0, y: 0 });
    expect(wide.corner('f3')).toEqual({ x: 2 * SIZE, y: 2 * SIZE });
    expect(home.width).toBe(2 * SIZE + 2 * RIM);
    expect(home.height).toBe(3 * SIZE + FOREST + ROAD);
  });

  it('finds the middles of edges, also at the rim', () => {
    expect(home.edge('f1n')).toEqual({ direction: 'h', x: 0, y: 0, across: 0.25, down: 0 });
    expect(home.edge('h2w')).toMatchObject({ direction: 'v', x: 2 * SIZE, y: SIZE, across: 1, down: 0.5 });
    expect(home.edge('g3s')).toMatchObject({ y: 3 * SIZE, down: 1 });
  });

  it('makes room for the extensions that can be added', () => {
    const growing = new Measures(['f', 'g'], ['left']);
    expect(growing.left).toBe(-RIM - GHOST);
    expect(growing.width).toBe(home.width + GHOST);
    expect(growing.corner('f1')).toEqual({ x: 0, y: 0 });
    expect(growing.inset).not.toBe(home.inset);
  });
});
