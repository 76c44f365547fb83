/** The sides of a cell in a grid, and the keys that lead there. */

export type Side = 'up' | 'down' | 'left' | 'right';

/** How many rows and columns further the cell on a side is. */
export const STEPS: Readonly<Record<Side, [down: number, right: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};
export const SIDES = Object.keys(STEPS) as Side[];
export const ARROWS: Readonly<Record<string, Side>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
