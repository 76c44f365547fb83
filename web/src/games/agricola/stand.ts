/** Where animals are drawn: spread over their pasture, in their stable, or by the house door. */
import type { Cell } from './grid';
import type { Seat } from './view';

export interface Standing {
  animal: string;
  n: number;
  /** One that lives in the house. */
  pet: boolean;
}

/** The animals of every cell that has some. */
export function animalsByCell(seat: Seat): Map<Cell, Standing[]> {
  const found = new Map<Cell, Standing[]>();
  const rooms = [...seat.rooms];
  for (const { kind, cells, animals } of seat.housing) {
    const pet = kind === 'house';
    const homes = pet ? rooms.splice(-1) : cells;
    for (const [animal, total] of Object.entries(animals)) {
      homes.forEach((cell, i) => {
        const n = Math.floor(total / homes.length) + (i < total % homes.length ? 1 : 0);
        if (n > 0) found.set(cell, [...(found.get(cell) ?? []), { animal, n, pet }]);
      });
    }
  }
  return found;
}
