/** What the lines of the log speak of: places and rounds. */
import type { Pointed } from '../lib/choice.svelte';
import type { Entry } from '../lib/types';

/** The place that a line of the log speaks of, if it speaks of one. */
export function placeOf(entry: Entry): Pointed | null {
  const { space, card, cell, cells } = entry.values;
  const found: Pointed = {};
  if (typeof space === 'string') found.space = space;
  if (typeof card === 'string') found.card = card;
  if (typeof cell === 'string') found.cells = cell;
  if (typeof cells === 'string') found.cells = cells;
  if (Object.keys(found).length === 0) return null;
  return entry.seat >= 0 ? { ...found, seat: entry.seat } : found;
}

/** The line after the last one of a seat's own: what is news to it begins there; never for somebody who only watches. */
export function newsFrom(entries: Entry[], me: number): number {
  if (me < 0) return Infinity;
  const last = entries.findLastIndex(({ seat }) => seat === me);
  return last < 0 ? Infinity : (entries[last]?.i ?? 0) + 1;
}

/** Lines of the log, one group for each round. */
export function byRound(entries: Entry[]): { round: number; lines: Entry[] }[] {
  const groups: { round: number; lines: Entry[] }[] = [];
  for (const entry of entries) {
    const last = groups[groups.length - 1];
    if (last?.round === entry.round) last.lines.push(entry);
    else groups.push({ round: entry.round, lines: [entry] });
  }
  return groups;
}
