/** Places that stand in lines, as a page of any width lays them out: what is seen beside one of them. */
import type { Side } from './sides';

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const middle = ({ top, bottom }: Box) => (top + bottom) / 2;

function isInLine(one: Box, other: Box): boolean {
  const within = (a: Box, b: Box) => middle(a) > b.top && middle(a) < b.bottom;
  return within(one, other) || within(other, one);
}

/** The room between two boxes of different lines, and how far apart they begin. */
const room = (one: Box, other: Box) => Math.max(0, one.left - other.right, other.left - one.right);
const shift = (one: Box, other: Box) => Math.abs(one.left - other.left);

/** The number of the box on a side of one of them: the next in its line, or the closest in the next line; -1 for none. */
export function nearest(boxes: Box[], at: number, side: Side): number {
  const from = boxes[at];
  if (!from) return -1;
  const level = side === 'left' || side === 'right';
  const way = side === 'right' || side === 'down' ? 1 : -1;
  const along = (box: Box) => (level ? box.left : middle(box));
  const ahead = (box: Box) => way * (along(box) - along(from));
  const rest = boxes
    .filter((box) => isInLine(box, from) === level && ahead(box) > 0)
    .sort((a, b) => ahead(a) - ahead(b));
  const [found] = rest
    .filter((box) => isInLine(box, rest[0]!))
    .sort((a, b) => room(a, from) - room(b, from) || shift(a, from) - shift(b, from));
  return found ? boxes.indexOf(found) : -1;
}

/** Leads `rove` to what is seen on a side. */
export function asSeen(places: Element[], at: number, side: Side): number {
  return nearest(places.map((place) => place.getBoundingClientRect()), at, side);
}
