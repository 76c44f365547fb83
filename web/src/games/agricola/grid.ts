/** The geometry of the farm: cells `r1c1`…`r3c5`, the edges between them, what fences enclose. */
import { courseOf, edgeOf as named, type Course } from '../common/edges';
import { SIDES, STEPS, type Side } from '../common/sides';

export const ROWS = 3;
export const COLUMNS = 5;

/** A cell by its name. */
export type Cell = string;
/** An edge by its name: `r2c4n` above r2c4, `r2c4w` left of it, `r3c4s` below the last row, `r2c5e` right of the last column. */
export type Edge = string;

export const CELLS: readonly Cell[] = Array.from(
  { length: ROWS * COLUMNS },
  (_, i) => `r${Math.floor(i / COLUMNS) + 1}c${(i % COLUMNS) + 1}`,
);

/** Row and column of a cell, from 0. */
export function at(cell: Cell): { row: number; column: number } {
  return { row: Number(cell[1]) - 1, column: Number(cell[3]) - 1 };
}

/** The cell at a row and column from 0, if the farm has one. */
export function cellAt(row: number, column: number): Cell | undefined {
  if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) return undefined;
  return CELLS[row * COLUMNS + column];
}

/** The cell beside a cell, if there is one. */
export function beside(cell: Cell, side: Side): Cell | undefined {
  const { row, column } = at(cell);
  const [down, right] = STEPS[side];
  return cellAt(row + down, column + right);
}

/** The edge of a cell on a side. */
export function edgeOf(cell: Cell, side: Side): Edge {
  return named(cell, side, beside);
}

/** Where an edge runs: its direction, row and column from 0. */
export function course(edge: Edge): Course {
  return courseOf(edge, at(edge));
}

/** The cells on both sides of an edge; one at the rim of the farm. */
export function sidesOf(edge: Edge): Cell[] {
  const { direction, row, column } = course(edge);
  const other = direction === 'h' ? cellAt(row - 1, column) : cellAt(row, column - 1);
  return [other, cellAt(row, column)].filter((cell) => cell !== undefined);
}

/** All edges of the farm. */
export const EDGES: readonly Edge[] = [
  ...new Set(CELLS.flatMap((cell) => SIDES.map((side) => edgeOf(cell, side)))),
];

/** Whether a name is that of an edge. */
export function isEdge(name: string): boolean {
  return EDGES.includes(name);
}

/** The edges around a set of cells, those between its cells left out. */
export function outline(cells: Iterable<Cell>): Edge[] {
  const inside = new Set(cells);
  return [...inside].flatMap((cell) =>
    SIDES.filter((side) => !inside.has(beside(cell, side) ?? '')).map((side) => edgeOf(cell, side)),
  );
}

/** The fences around all of these pastures. */
export function fencesOf(pastures: Iterable<Cell[]>): Set<Edge> {
  return new Set([...pastures].flatMap((pasture) => outline(pasture)));
}

/** The cells in the order in which the engine names them. */
export function sorted(cells: Iterable<Cell>): Cell[] {
  const wanted = new Set(cells);
  return CELLS.filter((cell) => wanted.has(cell));
}

/** The name of a set of cells as the engine writes it: `r1c4+r1c5`. */
export function label(cells: Iterable<Cell>): string {
  return sorted(cells).join('+');
}

/** The connected parts of a set of cells; walls keep cells apart. */
export function parts(cells: Iterable<Cell>, walls: ReadonlySet<Edge> = new Set()): Cell[][] {
  const left = new Set(sorted(cells));
  const found: Cell[][] = [];
  for (const first of left) {
    const part = [first];
    left.delete(first);
    for (const cell of part) {
      for (const side of SIDES) {
        const next = beside(cell, side);
        if (next && left.has(next) && !walls.has(edgeOf(cell, side))) {
          left.delete(next);
          part.push(next);
        }
      }
    }
    found.push(sorted(part));
  }
  return found;
}

/** The parts of the farm that these edges close on all sides. */
export function enclosed(edges: ReadonlySet<Edge>): Cell[][] {
  return parts(CELLS, edges).filter((part) => outline(part).every((edge) => edges.has(edge)));
}
