/** What a farm of All Creatures shows: cells, borders, goods, special buildings. */
import type { Traces } from '../../lib/traces';
import type { View } from '../../lib/types';
import { cellsOf, type Cell } from './farmGrid';
import { cellLabel } from './farmSpoken';
import { animalsByCell } from './farmStand';
import { seatOf, specials, type Seat } from './view';

/** What stands on a cell, in no language. */
function onCell(cell: Cell, seat: Seat, animals: ReturnType<typeof animalsByCell>): string {
  const trough = seat.troughs.includes(cell) ? 'trough' : '';
  const standing = (animals.get(cell) ?? []).map(({ animal, n }) => `${n} ${animal}`);
  return ['land', seat.tiles[cell], trough, ...standing].filter(Boolean).join(' ');
}

/** What a seat's farm shows. */
export function tracesOf(view: View, number: number): Traces {
  const seat = seatOf(view, number);
  if (!seat) return { places: {}, counts: {}, cards: [] };
  const animals = animalsByCell(seat.housing);
  const cells = cellsOf(seat.columns).map((cell) => [cell, onCell(cell, seat, animals)]);
  const borders = seat.borders.map((edge) => [edge, 'border']);
  return {
    places: Object.fromEntries([...cells, ...borders]),
    counts: { ...seat.goods, ...seat.animals, trough: seat.troughs.length },
    cards: specials(seat),
  };
}

/** A cell and what stands on it; borders have no words of their own. */
export function placeTitle(place: string, view: View, number: number): string {
  const seat = seatOf(view, number);
  return seat && cellsOf(seat.columns).includes(place) ? cellLabel(place, seat) : '';
}
