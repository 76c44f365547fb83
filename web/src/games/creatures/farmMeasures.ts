/** The measures of a drawn farm, in units of the drawing. */
import type { Side } from '../common/sides';
import { LETTERS, ROWS, at, course, type Cell, type Edge } from './farmGrid';

/** The side of a cell. */
export const SIZE = 120;
/** What lies around the cells: the rim on both sides, the forest above, the road below. */
export const RIM = 22;
export const FOREST = 44;
export const ROAD = 34;
/** The width of an extension that can be added. */
export const GHOST = 64;

/** A farm as it is drawn: its size, and where things lie in it. */
export class Measures {
  readonly first: number;
  readonly width: number;
  readonly height = FOREST + ROWS * SIZE + ROAD;
  /** The left end of the drawing; the first cell starts at 0. */
  readonly left: number;
  readonly #ghosts: ReadonlySet<string>;

  constructor(
    readonly columns: readonly string[],
    ghosts: Iterable<string> = [],
  ) {
    this.#ghosts = new Set(ghosts);
    this.first = LETTERS.indexOf(columns[0] ?? '');
    this.left = -RIM - this.#beyond('left');
    this.width = columns.length * SIZE + 2 * RIM + this.#beyond('left') + this.#beyond('right');
  }

  #beyond(side: Side): number {
    return this.#ghosts.has(side) ? GHOST : 0;
  }

  /** The corner of a cell. */
  corner(cell: Cell): { x: number; y: number } {
    const { row, column } = at(cell);
    return { x: (column - this.first) * SIZE, y: row * SIZE };
  }

  /** Where an edge starts, and its middle in parts of the cells' width and height. */
  edge(edge: Edge): { direction: 'h' | 'v'; x: number; y: number; across: number; down: number } {
    const { direction, row, column } = course(edge);
    const [x, y] = [column - this.first, row];
    const [right, down] = direction === 'h' ? [0.5, 0] : [0, 0.5];
    return {
      direction,
      x: x * SIZE,
      y: y * SIZE,
      across: (x + right) / this.columns.length,
      down: (y + down) / ROWS,
    };
  }

  /** How far the cells lie inside the drawing: top, right, bottom, left, as CSS. */
  get inset(): string {
    const part = (length: number, of: number) => `${((length / of) * 100).toFixed(3)}%`;
    return [
      part(FOREST, this.height),
      part(RIM + this.#beyond('right'), this.width),
      part(ROAD, this.height),
      part(-this.left, this.width),
    ].join(' ');
  }
}
