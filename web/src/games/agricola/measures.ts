/** The measures of the drawn farm, in units of the drawing; letters and numbers of its cells stand on the upper and left edge. */
import { COLUMNS, ROWS } from './grid';

/** The side of a cell. */
export const SIZE = 120;

export interface Frame {
  left: number;
  top: number;
  rim: number;
  width: number;
  height: number;
}

function framed(left: number, top: number, rim: number): Frame {
  return { left, top, rim, width: left + COLUMNS * SIZE + rim, height: top + ROWS * SIZE + rim };
}

/** Around a farm with the names of its rows and columns, and around a small one without. */
export const NAMED = framed(32, 32, 14);
export const BARE = framed(14, 14, 14);

/** How far the cells lie inside a farm with names, in CSS: top, right, bottom, left. */
export const INSET = [
  [NAMED.top, NAMED.height],
  [NAMED.rim, NAMED.width],
  [NAMED.rim, NAMED.height],
  [NAMED.left, NAMED.width],
]
  .map(([part = 0, whole = 1]) => `${((part / whole) * 100).toFixed(3)}%`)
  .join(' ');
