import { describe, expect, it } from 'vitest';
import { ICONS, counts, nextValue, pays, waiting } from './farmCentre';
import type { Seat } from './farmView';

const village = (centre: number, positions: number[]) =>
  ({ centre, crafts: positions.map((position, i) => ({ id: `craft-${i}`, position, boulders: [], steps: 0 })) }) as unknown as Seat;

describe('the community centre', () => {
  it('brings workers first, then points, and ends', () => {
    expect(nextValue(0)).toEqual({ value: 7, points: false });
    expect(nextValue(6)).toEqual({ value: 18, points: true });
    expect(nextValue(9)).toEqual({ value: 70, points: true });
    expect(nextValue(10)).toBeNull();
  });

  it('brings nothing in the last round before there are points', () => {
    expect(pays(5, false)).toBe(true);
    expect(pays(5, true)).toBe(false);
    expect(pays(6, true)).toBe(true);
    expect(pays(10, false)).toBe(false);
  });

  it('waits for the crafts beside it', () => {
    expect(waiting(village(2, [3, 2, 4, 2, 5])).map(({ id }) => id)).toEqual(['craft-1', 'craft-3']);
    expect(waiting(village(10, [10, 10, 10, 10, 10]))).toEqual([]);
  });

  it('counts the icons between the tile and the crafts', () => {
    const [craft] = village(0, [9]).crafts;
    expect(ICONS.filter((space) => counts(space, craft!, 8))).toEqual([8]);
    expect(ICONS.filter((space) => counts(space, craft!, 3))).toEqual([6, 7, 8]);
    expect(ICONS.filter((space) => counts(space, { ...craft!, position: 6 }, 3))).toEqual([]);
  });
});
