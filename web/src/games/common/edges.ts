/** The edges between cells, by a cell and one of its sides: `r2c4n` above r2c4, `r2c4w` left of it; `s` and `e` only at the rim. */
import type { Side } from './sides';

/** Where an edge starts and how it runs: row and column from 0. */
export interface Course {
  direction: 'h' | 'v';
  row: number;
  column: number;
}

/** The edge of a cell on a side, by the cell above or left of which it runs. */
export function edgeOf(
  cell: string,
  side: Side,
  beside: (cell: string, side: Side) => string | undefined,
): string {
  if (side === 'up') return `${cell}n`;
  if (side === 'left') return `${cell}w`;
  const next = beside(cell, side);
  if (next) return edgeOf(next, side === 'down' ? 'up' : 'left', beside);
  return `${cell}${side === 'down' ? 's' : 'e'}`;
}

/** Where an edge of a cell runs. */
export function courseOf(edge: string, { row, column }: { row: number; column: number }): Course {
  const side = edge.at(-1);
  const direction = side === 'n' || side === 's' ? 'h' : 'v';
  return { direction, row: row + (side === 's' ? 1 : 0), column: column + (side === 'e' ? 1 : 0) };
}
