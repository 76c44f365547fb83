/** Pieces on their way over the page: what a movement becomes while it is seen. */
import { flies, type Movement } from './beats';
import { elementOf, pointOf, type Point } from './anchors';

/** One piece that is seen to move. */
export interface Piece {
  key: number;
  icon: string;
  seat: number;
  /** The number that it bears, or 0. */
  count: number;
  from: Point;
  to: Point;
  /** Whether it appears where it is. */
  still: boolean;
  /** When it sets out, in milliseconds. */
  delay: number;
}

/** More pieces than these are one with a number. */
const SEVERAL = 4;
/** So many pieces move at once at most. */
const MOST = 24;
/** How long one piece sets out after the other, in milliseconds. */
const STEP = 35;

let keys = 0;

/** The pieces of some movements, as the page lies now. */
export function pieces(movements: Movement[]): Piece[] {
  const found = movements.filter(flies).flatMap(({ icon, seat, n, from, to }) => {
    const [start, end] = [pointOf(from), pointOf(to)];
    if (!start || !end) return [];
    const still = elementOf(from) === elementOf(to) && from.at === to.at;
    const copies = n > SEVERAL || still ? 1 : n;
    const count = copies < n ? n : 0;
    return Array.from({ length: copies }, (_, i) => ({
      ...{ icon, seat, count, from: start, to: end, still, delay: i * STEP },
      key: (keys += 1),
    }));
  });
  return found.slice(0, MOST);
}

/** Turn over the signs of some movements where they lie; the animations are the browser's and leave nothing behind. */
export function turn(movements: Movement[], duration: number): Animation[] {
  return movements.flatMap((movement) => {
    const node = flies(movement) ? null : elementOf(movement.turns);
    if (!node?.matches('[data-space]')) return [];
    const frames = [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'perspective(600px) rotateY(0)' }];
    return [node.animate(frames, { duration, easing: 'ease-out' })];
  });
}

/** The way of a piece: an arc from one place to the other, or a swelling where it is. */
export function way({ from, to, still, icon }: Piece): Keyframe[] {
  const at = ({ x, y }: { x: number; y: number }, scale: number, turned = 0) => ({
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale}) rotateY(${turned}deg)`,
  });
  if (still) {
    return [
      { ...at(from, 0.3), opacity: 0 },
      { ...at(from, 1.35), opacity: 1, offset: 0.55 },
      { ...at(from, 0.8), opacity: 0 },
    ];
  }
  const turned = icon === 'card' ? 180 : 0;
  const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 6);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  return [
    { ...at(from, 0.8, turned), opacity: 0.9 },
    { ...at(middle, 1.25, turned / 2), opacity: 1 },
    { ...at(to, 0.8), opacity: 1 },
  ];
}
