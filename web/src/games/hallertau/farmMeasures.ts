/** The measures of the field board and of the community centre, in units of the drawings. */

/** A part of a drawing, as parts of its width and height in CSS. */
export interface Box {
  left: string;
  top: string;
  width: string;
  height: string;
}

function boxed(x: number, y: number, width: number, height: number, of: { width: number; height: number }): Box {
  const part = (length: number, whole: number) => `${((length / whole) * 100).toFixed(3)}%`;
  return {
    left: part(x, of.width),
    top: part(y, of.height),
    width: part(width, of.width),
    height: part(height, of.height),
  };
}

/** The field board: eight columns, rows 5 to 2; a cell can be touched where the board is 373 pixels wide. */
export const FIELDS = {
  cell: 60,
  left: 24,
  top: 4,
  columns: 8,
  rows: [5, 4, 3, 2],
  width: 24 + 8 * 60 + 3,
  height: 4 + 4 * 60 + 4,
} as const;

/** The corner of a cell of the field board. */
export function fieldCorner(column: number, row: number): { x: number; y: number } {
  return { x: FIELDS.left + column * FIELDS.cell, y: FIELDS.top + (5 - row) * FIELDS.cell };
}

/** Where a cell of the field board lies. */
export function fieldBox(column: number, row: number): Box {
  const { x, y } = fieldCorner(column, row);
  return boxed(x, y, FIELDS.cell, FIELDS.cell, FIELDS);
}

/** The community centre: five crafts on eleven spaces, the tile that follows them, its values above. */
export const CENTRE = {
  tile: 84,
  space: 40,
  spaces: 11,
  top: 46,
  row: 62,
  rows: 5,
  width: 84 + 11 * 40 + 2,
  height: 46 + 5 * 62 + 4,
} as const;

/** The left edge of a space; the tile ends where the space of its position begins. */
export function spaceLeft(position: number): number {
  return CENTRE.tile + position * CENTRE.space;
}

/** The upper edge of a row of the community centre. */
export function rowTop(row: number): number {
  return CENTRE.top + row * CENTRE.row;
}

/** Where a row of the community centre lies. */
export function rowBox(row: number): Box {
  return boxed(0, rowTop(row), CENTRE.width, CENTRE.row, CENTRE);
}

/** A boulder: where it can be touched, and where in that part it lies, in CSS. */
export interface BoulderBox extends Box {
  mark: { left: string; width: string };
}

/** The two boulders of a row can be touched wherever it is nearer to one than to the other. */
export function boulderBoxes(row: number, boulders: readonly number[]): BoulderBox[] {
  const lefts = boulders.map((at) => spaceLeft(Math.min(at, CENTRE.spaces - 1)));
  const half = CENTRE.space / 2;
  return lefts.map((start, i) => {
    const [before, next] = [lefts[i - 1], lefts[i + 1]];
    const left = before === undefined ? start + half - CENTRE.row : (before + start) / 2 + half;
    const right = next === undefined ? Math.min(start + half + CENTRE.row, CENTRE.width) : (start + next) / 2 + half;
    const mark = boxed(start - left, 0, CENTRE.space, 0, { width: right - left, height: 1 });
    return { ...boxed(left, rowTop(row), right - left, CENTRE.row, CENTRE), mark };
  });
}
