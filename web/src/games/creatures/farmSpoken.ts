/** The parts of a farm in words. */
import { words } from '../../lib/i18n.svelte';
import type { Goods } from '../../lib/types';
import { sidesOf, type Cell, type Edge } from './farmGrid';
import { animalsByCell, occupants } from './farmStand';
import { tileTitle } from './tiles';
import type { Housing, Seat } from './view';

/** How many animals have room in these places, and which where each is for one type only. */
function roomText(places: readonly Housing[]): string {
  const animals: Goods = {};
  let n = 0;
  for (const { types, capacity } of places) {
    n += capacity;
    const [type = ''] = types;
    if (types.length === 1) animals[type] = (animals[type] ?? 0) + capacity;
  }
  if (places.every(({ types }) => types.length === 1)) {
    return words.t('creatures-farm-room-for', { animals: words.goods(animals) });
  }
  return words.t('creatures-farm-room', { n });
}

/** What is on a cell, as a list of short parts: `pasture, trough, 3 sheep, room for 4 animals`. */
function parts(cell: Cell, seat: Seat): string[] {
  const homes = seat.housing.filter((place) => place.cells.includes(cell));
  const pasture = homes.find((place) => place.kind === 'pasture');
  const tile = seat.tiles[cell];
  const said: string[] = [];
  if (tile) said.push(tileTitle(tile));
  else if (pasture) said.push(words.t('creatures-farm-pasture', { n: pasture.cells.length }));
  if (seat.troughs.includes(cell)) said.push(words.t('creatures-farm-trough'));
  if (said.length === 0) said.push(words.t('creatures-farm-unused'));
  if (pasture && pasture.cells.length > 1) {
    if (occupants(pasture) > 0) said.push(words.goods(pasture.animals));
  } else {
    for (const { animal, n } of animalsByCell(homes).get(cell) ?? []) said.push(words.goods({ [animal]: n }));
  }
  if (tile === 'stone-carvers-workshop' && seat.stones > 0) said.push(words.goods({ stone: seat.stones }));
  if (homes.length > 0) said.push(roomText(homes));
  return said;
}

/** A cell as a screen reader says it: `G1: pasture, 1 sheep, room for 2 animals`. */
export function cellLabel(cell: Cell, seat: Seat): string {
  return words.t('creatures-farm-cell', { cell: words.cell(cell), what: parts(cell, seat).join(', ') });
}

/** What a cell is about, as the rules call it. */
export function aboutCell(cell: Cell, { tiles, troughs, housing }: Seat): string {
  if (tiles[cell]) return 'buildings';
  if (troughs.includes(cell)) return 'troughs';
  return housing.some(({ kind, cells }) => kind === 'pasture' && cells.includes(cell)) ? 'pastures' : 'extensions';
}

/** An edge: between two cells, or on a side of the one at the rim. */
export function edgeLabel(edge: Edge, seat: Seat): string {
  const [first, second] = sidesOf(edge, seat.columns);
  if (!first) return '';
  const said = second
    ? words.t('creatures-farm-edge-between', { first: words.cell(first.cell), second: words.cell(second.cell) })
    : words.t(`creatures-farm-edge-${first.side}`, { cell: words.cell(first.cell) });
  return seat.borders.includes(edge) ? words.t('creatures-farm-edge-built', { edge: said }) : said;
}
