import { describe, expect, it } from 'vitest';
import { boxesOf, countOf, deedOn, lacks, marksOf, nowOf, ruleOf, sumsOf } from './sheetRows';
import { missing, type Seat } from './sheetView';

const seat = (given: Partial<Seat> = {}): Seat => ({
  goods: { food: 2, grain: 0, vegetable: 0, reed: 1, wood: 1, brick: 1, stone: 1 },
  animals: { sheep: 0, boar: 0, cattle: 0 },
  house: 'wood',
  rooms: 0,
  fields: 0,
  pastures: 0,
  babies: 0,
  occupations: [],
  improvements: [],
  done: 0,
  actions: 2,
  need: 4,
  harvests: [],
  totals: [],
  total: 0,
  worth: { food: -6 },
  grazing: [],
  ...given,
});

describe('the rows of a sheet', () => {
  it('score rooms by the house and fields by the mayor', () => {
    expect(ruleOf('house', seat({ house: 'stone' }))).toEqual({ first: 3, step: 3, per: 1 });
    expect(ruleOf('fields', seat())?.step).toBe(1);
    expect(ruleOf('fields', seat({ occupations: ['mayor'] }))?.step).toBe(3);
    expect(ruleOf('food', seat())).toBeUndefined();
  });

  it('tell the card without which they score nothing', () => {
    expect(lacks('wood', seat())).toBe('joinery');
    expect(lacks('wood', seat({ improvements: ['joinery'] }))).toBeUndefined();
    expect(lacks('improvements', seat())).toBe('builder');
    expect(lacks('grain', seat())).toBeUndefined();
  });

  it('count babies without the midwife at the last harvest only', () => {
    expect(lacks('babies', seat())).toBe('midwife');
    expect(lacks('babies', seat({ occupations: ['midwife'] }))).toBeUndefined();
    expect(lacks('babies', seat({ harvests: [{}, {}] }))).toBeUndefined();
  });

  it('count what is owned', () => {
    const farm = seat({ rooms: 2, babies: 1, animals: { sheep: 3 }, improvements: ['oven', 'hearth'] });
    const rows = ['house', 'babies', 'sheep', 'improvements', 'reed'] as const;
    expect(rows.map((row) => countOf(row, farm))).toEqual([2, 1, 3, 2, 1]);
  });

  it('carry the action that is asked of them', () => {
    const offered = (text: string) => ['free boar', 'cook sheep', 'sow grain-die'].includes(text);
    expect(deedOn('boar', offered)).toBe('free boar');
    expect(deedOn('sheep', offered)).toBeNull();
    expect(deedOn('grain', offered)).toBeNull();
  });
});

describe('the points', () => {
  const farm = seat({ harvests: [{ house: 4, food: -3 }], totals: [1], worth: { house: 5, food: -6 } });

  it('are ink where a harvest is over, pencil for the next, blank after it', () => {
    expect(marksOf('house', farm)).toEqual([
      { how: 'ink', n: 4 },
      { how: 'pencil', n: 5 },
      { how: 'blank', n: 0 },
    ]);
    expect(marksOf('cattle', farm)[0]).toEqual({ how: 'ink', n: 0 });
  });

  it('are summed for every harvest', () => {
    expect(sumsOf(farm).map(({ n }) => n)).toEqual([1, -1, 0]);
  });

  it('are all ink when the game is over', () => {
    const over = seat({ harvests: [{}, {}, {}], totals: [1, 2, 3] });
    expect(sumsOf(over).every(({ how }) => how === 'ink')).toBe(true);
    expect([farm, over].map((one) => nowOf(sumsOf(one)))).toEqual([1, 2]);
  });
});

describe('food and actions', () => {
  it('are short where the family needs more', () => {
    expect(missing(seat())).toBe(2);
    expect(missing(seat({ worth: { food: 0 } }))).toBe(0);
    expect(missing(seat({ harvests: [{}, {}, {}] }))).toBe(0);
  });

  it('have a box for every person, ticked when the action is taken', () => {
    const boxes = boxesOf(seat({ done: 2, actions: 3 }));
    expect(boxes.map(({ state }) => state)).toEqual(['done', 'done', 'free', 'none', 'none', 'none']);
    expect(boxes.filter(({ baby }) => baby)).toHaveLength(4);
  });
});
