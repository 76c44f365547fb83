/** Where the places are on the page that a guide points at; their names are those of `bocage/lessons/points.py`. */

/** A place that cannot be seen now, and the tab of a narrow screen behind which it lies. */
export interface Found {
  node: Element;
  /** Whether it is the tab that is found, not the place itself. */
  tab: boolean;
}

/** Places of which there is one. */
const PLAIN: Record<string, (me: number) => string[]> = {
  question: () => ['header.status .question'],
  answers: () => ['header.status .answers:has(> *)', 'header.status .question'],
  confirm: () => ['header.status [aria-keyshortcuts="C"]'],
  undo: () => ['header.status [aria-keyshortcuts="U"]'],
  board: () => ['[data-region="board"]'],
  farm: (me) => [`[data-farm="${me}"]`],
  cards: () => ['[data-region="cards"]'],
  seat: (me) => [`[data-seat="${me}"]`, '[data-strip]'],
  others: (me) => [`[data-seat]:not([data-seat="${me}"])`, '[data-tab="others"]'],
  log: () => ['[data-side="log"]', '[data-tab="log"]'],
  scores: () => ['[data-line]', '[data-side="scores"]', '[data-tab="log"]'],
  dice: () => ['[data-region="board"]'],
};

const quoted = (name: string) => CSS.escape(name);

/** The cell that an action speaks of, if it speaks of one. */
const cellIn = (action: string) => /\b(r\d+c\d+|[a-l][1-3])\b/.exec(action)?.[0];

/** Places of a kind, by their names. */
const NAMED: Record<string, (name: string, me: number) => string[]> = {
  space: (name) => [`[data-space="${quoted(name)}"]`],
  action: (name, me) => {
    const cell = cellIn(name);
    return [`[data-action="${quoted(name)}"]`, ...(cell ? NAMED.cell!(cell, me) : [])];
  },
  cell: (name, me) => [`[data-farm="${me}"] [data-cell="${quoted(name)}"]`],
  card: (name) => [`[data-card="${quoted(name)}"]`],
  count: (name, me) => [`[data-seat="${me}"] [data-count="${quoted(name)}"]`, '[data-strip]'],
  group: (name) => [`[data-action="${quoted(name)}"]`],
  line: (name) => [`[data-line="${quoted(name)}"]`],
  stand: (name, me) => [`[data-farm="${me}"] [data-stand="${quoted(name)}"]`],
  craft: (name, me) => [`[data-farm="${me}"] [data-craft="${quoted(name)}"]`],
  field: (name, me) => [`[data-farm="${me}"] [data-field="${quoted(name)}"]`],
};

/** Selectors of a place, the best first. */
function selectors(point: string, me: number): string[] {
  const colon = point.indexOf(':');
  if (colon < 0) return PLAIN[point]?.(me) ?? [];
  return NAMED[point.slice(0, colon)]?.(point.slice(colon + 1), me) ?? [];
}

const seen = (node: Element) => node.checkVisibility() && node.getBoundingClientRect().width > 0;

/** A place on the page, or the tab behind which it lies; nothing if it is not there. */
export function find(point: string, me: number): Found | null {
  const wanted = selectors(point, me);
  for (const selector of wanted) {
    for (const node of document.querySelectorAll(selector)) {
      if (seen(node)) return { node, tab: node.matches('[data-tab]') };
    }
  }
  for (const selector of wanted) {
    const region = document.querySelector(selector)?.closest<HTMLElement>('[data-region]')?.dataset.region;
    const tab = region && document.querySelector(`[data-tab="${quoted(region)}"]`);
    if (tab && seen(tab)) return { node: tab, tab: true };
  }
  return null;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What lies over the page and hides what is below; the bars among it are at the edges of a narrow screen. */
const OVER = 'nav, header, .guide, dialog, .sheet, .answers';
const BARS = 'header.status, .answers, .guide.strip';

/** The part of a place that can be seen; nothing where it is scrolled away or something lies over it. */
export function boxOf(node: Element): Box | null {
  const own = node.getBoundingClientRect();
  let { left, top, right, bottom } = own;
  for (let part = node.parentElement; part && part !== document.body; part = part.parentElement) {
    if (getComputedStyle(part).overflow === 'visible') continue;
    const edge = part.getBoundingClientRect();
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  }
  left = Math.max(left, 0);
  top = Math.max(top, 0);
  right = Math.min(right, innerWidth);
  bottom = Math.min(bottom, innerHeight);
  for (const bar of node.closest(OVER) ? [] : document.querySelectorAll(BARS)) {
    const edge = bar.getBoundingClientRect();
    if (edge.height === 0 || edge.left >= right || edge.right <= left) continue;
    if (edge.top > innerHeight / 2) bottom = Math.min(bottom, edge.top);
    else top = Math.max(top, edge.bottom);
  }
  if (right - left < 6 || bottom - top < 6) return null;
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(OVER);
  if (over && !over.contains(node) && !node.contains(over)) return null;
  return { left, top, width: right - left, height: bottom - top };
}
