/** What a farm of Agricola shows: cells, fences, goods, cards. */
import type { Traces } from '../../lib/traces';
import type { View } from '../../lib/types';
import { CELLS, fencesOf, type Cell } from './grid';
import { cellLabel } from './spoken';
import { animalsByCell } from './stand';
import { seatOf, type Seat } from './view';

/** What stands on a cell, in no language. */
function onCell(cell: Cell, seat: Seat, animals: ReturnType<typeof animalsByCell>): string {
  return [
    seat.rooms.includes(cell) && seat.house,
    cell in seat.fields && `field ${JSON.stringify(seat.fields[cell])} ${seat.second?.[cell] ?? ''}`,
    seat.stables.includes(cell) && 'stable',
    seat.posts?.includes(cell) && 'post',
    ...(animals.get(cell) ?? []).map(({ animal, n }) => `${n} ${animal}`),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a seat's farm shows. */
export function tracesOf(view: View, number: number): Traces {
  const seat = seatOf(view, number);
  if (!seat) return { places: {}, counts: {}, cards: [] };
  const animals = animalsByCell(seat);
  const cells = CELLS.map((cell) => [cell, onCell(cell, seat, animals)]).filter(([, what]) => what);
  const fences = [...fencesOf(seat.pastures), ...(seat.fences ?? [])].map((edge) => [edge, 'fence']);
  return {
    places: Object.fromEntries([...cells, ...fences]),
    counts: {
      ...seat.goods,
      ...seat.animals,
      food: seat.food,
      begging: seat.begging,
      improvement: seat.cards.length,
    },
    cards: seat.cards,
  };
}

/** A cell and what stands on it; fences have no words of their own. */
export function placeTitle(place: string, view: View, number: number): string {
  const seat = seatOf(view, number);
  return seat && CELLS.includes(place) ? cellLabel(place, seat) : '';
}
