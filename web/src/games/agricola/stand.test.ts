import { expect, it } from 'vitest';
import { animalsByCell } from './stand';
import type { Seat } from './view';

const farm = (housing: Seat['housing']) =>
  ({ rooms: ['r2c1', 'r3c1'], housing }) as unknown as Seat;

it('spreads animals over their pasture', () => {
  const standing = animalsByCell(
    farm([{ kind: 'pasture', cells: ['r1c4', 'r1c5'], capacity: 4, animals: { sheep: 3 } }]),
  );
  expect(standing.get('r1c4')).toEqual([{ animal: 'sheep', n: 2, pet: false }]);
  expect(standing.get('r1c5')).toEqual([{ animal: 'sheep', n: 1, pet: false }]);
});

it('keeps the pet in the house and leaves empty places empty', () => {
  const standing = animalsByCell(
    farm([
      { kind: 'house', cells: [], capacity: 1, animals: { boar: 1 } },
      { kind: 'stable', cells: ['r1c3'], capacity: 1, animals: {} },
    ]),
  );
  expect([...standing]).toEqual([['r3c1', [{ animal: 'boar', n: 1, pet: true }]]]);
});

it('gives every pet a room of its own', () => {
  const pet = (animal: string) => ({ kind: 'house' as const, cells: [], capacity: 1, animals: { [animal]: 1 } });
  const standing = animalsByCell(farm([pet('boar'), pet('sheep')]));
  expect(standing.get('r3c1')).toEqual([{ animal: 'boar', n: 1, pet: true }]);
  expect(standing.get('r2c1')).toEqual([{ animal: 'sheep', n: 1, pet: true }]);
});
