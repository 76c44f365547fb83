/** What the log points at on a farm. */
import type { Choice } from '../../lib/choice.svelte';
import type { Cell } from './grid';

/** The cells of a seat's farm that something else points at. */
export function pointedCells({ pointed }: Choice, seat: number): ReadonlySet<Cell> {
  return new Set(pointed?.seat === seat ? (pointed.cells?.split('+') ?? []) : []);
}
