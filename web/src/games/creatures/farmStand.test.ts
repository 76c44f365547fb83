import { describe, expect, it } from 'vitest';
import { animalsByCell, occupants, signsOf } from './farmStand';
import type { Housing } from './view';

const TYPES = ['sheep', 'pig', 'cow', 'horse'];
const place = (over: Partial<Housing>): Housing => ({
  kind: 'pasture',
  cells: ['g1'],
  tile: '',
  capacity: 2,
  types: TYPES,
  animals: {},
  ...over,
});

describe('where animals stand', () => {
  it('spreads them over a pasture', () => {
    const found = animalsByCell([place({ cells: ['f1', 'g1', 'g2'], capacity: 6, animals: { sheep: 4 } })]);
    expect(found.get('f1')).toEqual([{ animal: 'sheep', n: 2 }]);
    expect(found.get('g1')).toEqual([{ animal: 'sheep', n: 1 }]);
    expect(found.get('g2')).toEqual([{ animal: 'sheep', n: 1 }]);
  });

  it('puts several types into one building', () => {
    const stables = place({ kind: 'building', tile: 'stables', capacity: 6, animals: { cow: 3, horse: 2 } });
    expect(animalsByCell([stables]).get('g1')).toHaveLength(2);
    expect(occupants(stables)).toBe(5);
  });

  it('adds up what several rules allow on one cell', () => {
    const found = animalsByCell([
      place({ kind: 'unused', animals: { sheep: 1 } }),
      place({ kind: 'unused', animals: { sheep: 1 } }),
    ]);
    expect(found.get('g1')).toEqual([{ animal: 'sheep', n: 2 }]);
  });
});

describe('signs', () => {
  it('stand at the first cell and name types only where not all may come', () => {
    const [pasture, stud] = signsOf([
      place({ cells: ['f1', 'f2'], capacity: 4, animals: { pig: 3 } }),
      place({ kind: 'building', cells: ['e2'], tile: 'stud', types: ['horse'] }),
    ]);
    expect(pasture).toEqual({ cell: 'f1', kind: 'pasture', there: 3, capacity: 4, types: [] });
    expect(stud?.types).toEqual(['horse']);
  });

  it('are one for a building with a place for each type', () => {
    const rearing = TYPES.map((type) =>
      place({
        kind: 'building',
        tile: 'rearing-station',
        capacity: 1,
        types: [type],
        animals: type === 'cow' ? { cow: 1 } : {},
      }),
    );
    expect(signsOf(rearing)).toEqual([{ cell: 'g1', kind: 'building', there: 1, capacity: 4, types: [] }]);
  });
});
