/** Where the places of a story are on the page. */
import type { Spot } from './beats';

/** A point of the page, and how large the thing there is. */
export interface Point {
  x: number;
  y: number;
  size: number;
}

const quoted = (name: string) => CSS.escape(name);

/** The first of these that can be seen. */
function seen(...selectors: string[]): Element | null {
  for (const selector of selectors) {
    for (const node of document.querySelectorAll(selector)) {
      if (node.checkVisibility() && node.getBoundingClientRect().width > 0) return node;
    }
  }
  return null;
}

/** What shows a seat if nothing nearer does. */
function seatOf(seat: number): string[] {
  return [`[data-seat="${seat}"] header`, `[data-farm="${seat}"]`, '[data-tab="others"]', 'header.status'];
}

/** Selectors of a place, the nearest first. */
function selectors(spot: Spot): string[] {
  switch (spot.at) {
    case 'space':
      return [`[data-space="${quoted(spot.space)}"]`, '[data-region="board"]', '[data-tab="board"]'];
    case 'card':
      return [`[data-card="${quoted(spot.card)}"]`, `[data-seat="${spot.seat}"] header`, '[data-tab="cards"]'];
    case 'seat': {
      const roots = [`[data-seat="${spot.seat}"]`, `[data-farm="${spot.seat}"]`];
      return [...(spot.good ? roots.map((root) => `${root} [data-count="${spot.good}"]`) : []), ...seatOf(spot.seat)];
    }
    case 'farm': {
      const roots = [`[data-farm="${spot.seat}"]`, `[data-seat="${spot.seat}"]`];
      const marks = spot.good ? ['stamp', 'count'].map((kind) => `[data-${kind}="${spot.good}"]`) : [];
      const cells = spot.cells?.match(/r\d+c\d+/g)?.slice(0, 1).map((cell) => `[data-cell="${cell}"]`) ?? [];
      const parts = [...cells, ...marks];
      return [...roots.flatMap((root) => parts.map((part) => `${root} ${part}`)), ...roots, ...seatOf(spot.seat)];
    }
    case 'supply':
      return ['[data-region="board"]', '[data-tab="board"]'];
  }
}

/** A number within bounds. */
const within = (n: number, least: number, most: number) => Math.min(Math.max(n, least), most);

/** The element that a place is. */
export function elementOf(spot: Spot): Element | null {
  return seen(...selectors(spot));
}

/** Where a place is; one that is scrolled away is at the edge of the page. The supply is above the board. */
export function pointOf(spot: Spot): Point | null {
  const node = elementOf(spot);
  if (!node) return null;
  const box = node.getBoundingClientRect();
  const y = spot.at === 'supply' ? box.top + 8 : box.top + box.height / 2;
  return {
    x: within(box.left + box.width / 2, 8, innerWidth - 8),
    y: within(y, 8, innerHeight - 8),
    size: Math.min(box.width, box.height),
  };
}
