/** From what somebody draws to pastures: which cells, which new fences, in which order. */
import { SIDES } from '../common/sides';
import { beside, enclosed, fencesOf, label, outline, parts, type Cell, type Edge } from './grid';

export interface Plan {
  /** The pastures to be fenced, in an order in which each borders on the ones before. */
  pastures: Cell[][];
  /** All pastures that arise: what is cut off from an old one, too. */
  arising: Cell[][];
  /** The fences that they still need. */
  fences: Edge[];
  /** Drawn edges that close nothing. */
  loose: Edge[];
}

function touches(cells: Cell[], others: ReadonlySet<Cell>): boolean {
  return cells.some(
    (cell) => others.has(cell) || SIDES.some((side) => others.has(beside(cell, side) ?? '')),
  );
}

/** Pastures so that each borders on one that stands by then, as far as that can be had. */
export function inOrder(pastures: Cell[][], standing: Cell[][]): Cell[][] {
  const done = new Set(standing.flat());
  const left = [...pastures];
  const order: Cell[][] = [];
  while (left.length > 0) {
    const next = done.size === 0 ? 0 : left.findIndex((pasture) => touches(pasture, done));
    const [pasture] = left.splice(Math.max(next, 0), 1);
    if (!pasture) break;
    order.push(pasture);
    for (const cell of pasture) done.add(cell);
  }
  return order;
}

/** Fencing one part of a pasture closes the other part too: that one need not be fenced. */
function needed(pastures: Cell[][], standing: Cell[][]): Cell[][] {
  const there = new Set(standing.map(label));
  let now = standing;
  const wanted: Cell[][] = [];
  for (const pasture of pastures) {
    if (there.has(label(pasture))) continue;
    const inside = new Set(pasture);
    now = [
      ...now.flatMap((old) => parts(old.filter((cell) => !inside.has(cell)))),
      pasture,
    ];
    for (const part of now) there.add(label(part));
    wanted.push(pasture);
  }
  return wanted;
}

/** The plan of chosen cells and drawn edges on a farm where some pastures stand, and some fences that enclose nothing. */
export function planned(
  standing: Cell[][],
  cells: Iterable<Cell>,
  edges: Iterable<Edge>,
  open: Iterable<Edge> = [],
): Plan {
  const built = new Set([...fencesOf(standing), ...open]);
  const drawn = [...edges].filter((edge) => !built.has(edge));
  const chosen = parts(cells);
  const all = new Set([...built, ...fencesOf(chosen), ...drawn]);
  const known = new Set(standing.map(label));
  const arising = enclosed(all).filter((part) => !known.has(label(part)));
  const divided = drawn.length > 0 || [...open].length > 0;
  const closed = divided ? arising : chosen;
  const around = fencesOf(closed);
  return {
    pastures: needed(inOrder(closed, standing), standing),
    arising,
    fences: [...around].filter((edge) => !built.has(edge)),
    loose: drawn.filter((edge) => !around.has(edge)),
  };
}

/** The actions of a plan where every fence may be built by itself: one that closes a pasture alone, and those that close none, have their own names. */
export function singly(plan: Plan, standing: Cell[][], open: Iterable<Edge>): string[] {
  const built = new Set([...fencesOf(standing), ...open]);
  const actions = plan.pastures.map((pasture) => {
    const [edge, ...more] = outline(pasture).filter((edge) => !built.has(edge));
    for (const one of outline(pasture)) built.add(one);
    return more.length > 0 || !edge ? label(pasture) : edge;
  });
  return [...actions, ...plan.loose];
}
