/** What the log or the help points at on a farm. */
import type { Choice } from '../../lib/choice.svelte';
import { isMeant } from './tiles';
import type { Seat } from './view';

/** The cells and edges of a seat's farm that something else points at, those of a building among them. */
export function pointedPlaces({ pointed }: Choice, seat: number, farm: Seat): ReadonlySet<string> {
  if (!pointed || (pointed.seat ?? seat) !== seat) return new Set();
  const tiles = Object.entries(farm.tiles).filter(([, tile]) => isMeant(tile, pointed.card));
  return new Set([...(pointed.cells?.split('+') ?? []), ...tiles.map(([cell]) => cell)]);
}
