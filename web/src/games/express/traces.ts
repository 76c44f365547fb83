/** What a sheet of Express shows: house, family, land, cards, goods. */
import type { Traces } from '../../lib/traces';
import type { View } from '../../lib/types';
import { FARM, STOCK, type Row } from './sheetRows';
import { ownedText, rowTitle } from './sheetSpoken';
import { sheetOf, type Seat } from './sheetView';

const ROWS: readonly string[] = [...FARM, ...STOCK];

/** What stands in the rows of house and land, in no language. */
function rowsOf({ house, rooms, fields, pastures, grazing, babies }: Seat): Record<string, string> {
  const herds = grazing.map(({ kind, n }) => `${kind} ${n}`).join();
  return { house: `${house} ${rooms}`, fields: String(fields), pastures: `${pastures} ${herds}`, babies: String(babies) };
}

/** What a seat's sheet shows. */
export function tracesOf(view: View, number: number): Traces {
  const seat = sheetOf(view, number);
  if (!seat) return { places: {}, counts: {}, cards: [] };
  return {
    places: rowsOf(seat),
    counts: { ...seat.goods, ...seat.animals, newborn: seat.babies },
    cards: [...seat.occupations, ...seat.improvements],
  };
}

/** A row, and what stands in it. */
export function placeTitle(place: string, view: View, number: number): string {
  const seat = sheetOf(view, number);
  return seat && ROWS.includes(place) ? `${rowTitle(place as Row)}: ${ownedText(place as Row, seat)}` : '';
}
