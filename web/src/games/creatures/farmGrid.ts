/** The geometry of a farm: cells `a1`…`l3`, the edges between them, the run of columns that a farm has. */
import { courseOf, edgeOf as named, type Course } from '../common/edges';
import { SIDES, STEPS, type Side } from '../common/sides';

export const ROWS = 3;
export const LETTERS = 'abcdefghijkl';

/** A cell by its name: the letter of its column, the number of its row from the forest down. */
export type Cell = string;
/** An edge by its name: `g2n` above g2, `g2w` left of it, `g3s` below the last row, `l2e` right of the last column. */
export type Edge = string;

/** Row and column of a cell in the whole land, from 0. */
export function at(cell: Cell): { row: number; column: number } {
  return { row: Number(cell[1]) - 1, column: LETTERS.indexOf(cell[0] ?? '') };
}

/** The cells of a farm, row by row from the forest to the road. */
export function cellsOf(columns: readonly string[]): Cell[] {
  return Array.from({ length: ROWS }, (_, row) => columns.map((column) => `${column}${row + 1}`)).flat();
}

/** The cell beside a cell, if the land has one. */
export function beside(cell: Cell, side: Side): Cell | undefined {
  const { row, column } = at(cell);
  const [down, right] = STEPS[side];
  const letter = LETTERS[column + right];
  const next = row + down;
  return letter && next >= 0 && next < ROWS ? `${letter}${next + 1}` : undefined;
}

/** The edge of a cell on a side. */
export function edgeOf(cell: Cell, side: Side): Edge {
  return named(cell, side, beside);
}

/** Where an edge runs, in the whole land. */
export function course(edge: Edge): Course {
  return courseOf(edge, at(edge));
}

/** The edge that runs so. */
export function edgeAt({ direction, row, column }: Course): Edge {
  if (direction === 'h') return row < ROWS ? `${LETTERS[column]}${row + 1}n` : `${LETTERS[column]}${ROWS}s`;
  const letter = LETTERS[column];
  return letter ? `${letter}${row + 1}w` : `${LETTERS.at(-1)}${row + 1}e`;
}

/** The edges of a farm in the order of reading: a level of lying ones, a row of upright ones, and so on. */
export function edgesOf(columns: readonly string[]): Edge[] {
  const found = new Set<Edge>();
  for (let row = 0; row < ROWS; row += 1) {
    const cells = columns.map((column) => `${column}${row + 1}`);
    for (const cell of cells) found.add(edgeOf(cell, 'up'));
    for (const cell of cells) for (const side of ['left', 'right'] as const) found.add(edgeOf(cell, side));
  }
  for (const column of columns) found.add(edgeOf(`${column}${ROWS}`, 'down'));
  return [...found];
}

/** The cells of a farm that an edge lies between, each with the side on which it has the edge; one at the rim. */
export function sidesOf(edge: Edge, columns: readonly string[]): { cell: Cell; side: Side }[] {
  return cellsOf(columns).flatMap((cell) =>
    SIDES.filter((side) => edgeOf(cell, side) === edge).map((side) => ({ cell, side })),
  );
}

/** The edge to which an arrow key leads: along its level, or to the level above or below, at the same cell. */
export function edgeBeside(edge: Edge, side: Side, columns: readonly string[]): Edge | undefined {
  const edges = edgesOf(columns);
  const { direction, row, column } = course(edge);
  const across = direction === 'h';
  const [down, right] = STEPS[side];
  if (down === 0) {
    const next = edgeAt({ direction, row, column: column + right });
    return edges.includes(next) ? next : undefined;
  }
  const level = row + (across === (down < 0) ? down : 0);
  if (level < 0 || level > (across ? ROWS - 1 : ROWS)) return undefined;
  const other = across ? ('v' as const) : ('h' as const);
  return [column, column - 1]
    .map((to) => edgeAt({ direction: other, row: level, column: to }))
    .find((next) => edges.includes(next));
}
