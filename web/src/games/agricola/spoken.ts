/** Farm cells and edges in words. */
import { words } from '../../lib/i18n.svelte';
import { SIDES } from '../common/sides';
import { edgeOf, sidesOf, type Cell, type Edge } from './grid';
import { animalsByCell } from './stand';
import type { Seat } from './view';

/** A cell as a screen reader says it: `B3: field, 2 grain`. */
export function cellLabel(cell: Cell, seat: Seat, chosen = false): string {
  const parts: string[] = [];
  const crops = seat.fields[cell];
  const pasture = seat.housing.find((place) => place.kind === 'pasture' && place.cells.includes(cell));
  if (seat.rooms.includes(cell)) parts.push(words.t(`agricola-room-${seat.house}`));
  else if (crops && Object.keys(crops).length > 0) {
    parts.push(words.t('agricola-cell-field'), words.goods(crops));
    const second = seat.second?.[cell];
    if (second) parts.push(words.t('agricola-cell-second', { goods: words.goods({ grain: second }) }));
  } else if (crops) parts.push(words.t('agricola-cell-field-empty'));
  if (pasture) parts.push(words.t('agricola-cell-pasture', { n: pasture.capacity }));
  else if (seat.pastures.some((cells) => cells.includes(cell))) {
    parts.push(words.t('agricola-cell-fenced'));
  }
  const open = SIDES.filter((side) => seat.fences?.includes(edgeOf(cell, side)));
  if (open.length > 0) {
    const sides = open.map((side) => words.t(`agricola-side-${side}`)).join(', ');
    parts.push(words.t('agricola-cell-open', { sides }));
  }
  if (seat.posts?.includes(cell)) parts.push(words.t('agricola-cell-post'));
  if (seat.stables.includes(cell)) parts.push(words.t('agricola-cell-stable'));
  for (const { animal, n } of animalsByCell(seat).get(cell) ?? []) {
    parts.push(words.goods({ [animal]: n }));
  }
  if (parts.length === 0) parts.push(words.t('agricola-cell-empty'));
  if (chosen) parts.push(words.t('agricola-cell-chosen'));
  return words.t('agricola-cell', { cell: words.cell(cell), what: parts.join(', ') });
}

/** What a cell is about, as the rules call it. */
export function aboutCell(cell: Cell, { rooms, fields, pastures, stables }: Seat): string {
  if (rooms.includes(cell)) return 'house';
  if (cell in fields) return 'fields';
  const kept = stables.includes(cell) || pastures.some((cells) => cells.includes(cell));
  return kept ? 'pastures' : 'score-unused';
}

/** An edge: between two cells, or at the rim of one. */
export function edgeLabel(edge: Edge): string {
  const [first = '', second] = sidesOf(edge).map((cell) => words.cell(cell));
  if (second === undefined) return words.t('agricola-edge-rim', { cell: first });
  return words.t('agricola-edge-between', { first, second });
}
