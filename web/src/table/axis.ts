/** The one axis on which a game is told: its moves from the first to the last, marked where rounds begin. */
import type { Outline } from '../lib/types';

export class Axis {
  /** The moves before the first that can be shown. */
  readonly first: number;
  readonly last: number;
  readonly marks: Outline['rounds'];

  constructor({ moves, rounds }: Outline) {
    this.first = moves[0]?.n ?? rounds[0]?.n ?? 0;
    this.last = (moves.at(-1)?.n ?? this.first - 1) + 1;
    this.marks = rounds;
  }

  /** Where a moment lies, from 0 to 1. */
  share(n: number): number {
    return (n - this.first) / Math.max(1, this.last - this.first);
  }
  /** The moment that lies there. */
  at(share: number): number {
    const n = this.first + Math.round(share * (this.last - this.first));
    return Math.max(this.first, Math.min(this.last, n));
  }
  /** Whether a mark stands for the end of the game: the last round comes twice. */
  ends(i: number): boolean {
    return i > 0 && this.marks[i]?.round === this.marks[i - 1]?.round;
  }
  /** The marks that have room for a label of such a share, the end among them. */
  labelled(room: number): Set<number> {
    const found = new Set<number>();
    const end = this.marks.length - 1;
    const free = this.ends(end) ? 1 - 1.6 * room : 1;
    let last = -1;
    this.marks.forEach(({ n }, i) => {
      const here = this.share(n);
      if (i < end && (here - last < room || here > free)) return;
      found.add(i);
      last = here;
    });
    return found;
  }
}

/** Where the replay shows a moment, and from which seat. */
export function replayAt(table: string, n: number, seat?: number): string {
  return `/t/${table}/replay#n=${n}${seat === undefined ? '' : `&seat=${seat}`}`;
}
