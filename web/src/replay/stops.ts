/** Where a replay can stop: before each decision, turn and round, and at the end. */
import type { Move, Outline } from '../lib/types';

export type Stride = 'decision' | 'turn' | 'round';
export type Stops = Record<Stride, number[]>;

/** The numbers of moves after which something new begins, and the number of all moves. */
function starts(moves: Move[], of: (move: Move) => number): number[] {
  const found = moves.filter((move, i) => {
    const before = moves[i - 1];
    return !before || of(before) !== of(move);
  });
  const last = moves[moves.length - 1];
  return [...found.map(({ n }) => n), last ? last.n + 1 : 0];
}

export function stops({ moves }: Outline): Stops {
  return {
    decision: starts(moves, ({ n }) => n),
    turn: starts(moves, ({ turn }) => turn),
    round: starts(moves, ({ round }) => round),
  };
}

/** The next stop in a direction, or where we stand if there is none. */
export function next(list: number[], n: number, direction: 1 | -1): number {
  const found = direction > 0 ? list.find((stop) => stop > n) : list.findLast((stop) => stop < n);
  return found ?? n;
}
