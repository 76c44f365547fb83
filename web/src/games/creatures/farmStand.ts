/** Where animals are drawn, and what is written about the room that they have. */
import type { Cell } from './farmGrid';
import type { Housing } from './view';

export interface Standing {
  animal: string;
  n: number;
}

/** What is written in the corner of a place for animals: how many are there, how many fit, which ones. */
export interface Sign {
  cell: Cell;
  kind: Housing['kind'];
  there: number;
  capacity: number;
  /** The types that may stand there; none if any may. */
  types: string[];
}

const ALL_TYPES = 4;

/** The animals of every cell that has some, spread over the cells of their pasture. */
export function animalsByCell(housing: readonly Housing[]): Map<Cell, Standing[]> {
  const found = new Map<Cell, Map<string, number>>();
  for (const { cells, animals } of housing) {
    for (const [animal, total] of Object.entries(animals)) {
      cells.forEach((cell, i) => {
        const n = Math.floor(total / cells.length) + (i < total % cells.length ? 1 : 0);
        if (n === 0) return;
        const here = found.get(cell) ?? new Map<string, number>();
        found.set(cell, here.set(animal, (here.get(animal) ?? 0) + n));
      });
    }
  }
  return new Map(
    [...found].map(([cell, here]) => [cell, [...here].map(([animal, n]) => ({ animal, n }))]),
  );
}

/** How many animals are in a place. */
export function occupants({ animals }: Housing): number {
  return Object.values(animals).reduce((sum, n) => sum + n, 0);
}

/** The signs of all places; a building that keeps each type by itself has one for all of them. */
export function signsOf(housing: readonly Housing[]): Sign[] {
  const signs: Sign[] = [];
  const byTile = new Map<Cell, Sign>();
  for (const place of housing) {
    const [cell = ''] = place.cells;
    const known = place.kind === 'building' ? byTile.get(cell) : undefined;
    if (known) {
      known.there += occupants(place);
      known.capacity += place.capacity;
      known.types = [];
      continue;
    }
    const types = place.types.length < ALL_TYPES ? place.types : [];
    const { kind, capacity } = place;
    const sign = { cell, kind, there: occupants(place), capacity, types };
    if (kind === 'building') byTile.set(cell, sign);
    signs.push(sign);
  }
  return signs;
}
