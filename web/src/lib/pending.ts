/** What the turn of somebody at this screen is about to change, until it is confirmed or taken back. */
import { changesOf, type Changes, type Traces } from './traces';
import type { Goods, TableState, View } from './types';

export interface Pending extends Changes {
  seat: number;
  /** The table before the turn, and as it is going to be. */
  before: View;
  now: View;
  /** The spaces where somebody is about to stand, in the order of the turn. */
  placing: string[];
}

/** A space of any board, as far as people and goods lie on it. */
interface Space {
  id: string;
  people?: number[];
  newborn?: number[];
  goods?: Goods;
  rows?: number[];
}

/** A space of a view, if it has one. */
export function spaceOf(view: View, id: string): Space | undefined {
  return 'spaces' in view ? (view.spaces as Space[]).find((space) => space.id === id) : undefined;
}

/** What a turn is about to change; `traces` reads a view. */
export function pendingOf(state: TableState, before: View, traces: (view: View) => Traces): Pending | null {
  const { tail, view } = state;
  if (!tail || tail.actions.length === 0) return null;
  const now = tail.ahead ?? view;
  const placing = tail.actions.filter((text) => text.startsWith('place ')).map((text) => text.slice(6));
  return {
    ...changesOf(traces(before), traces(now)),
    ...{ seat: tail.seat, before, now, placing },
  };
}

/** Whether those who were placed have gone home in a view: its round is over. */
export function goneHome({ before, placing, seat }: Pending, view: View): boolean {
  return placing.some((id) => {
    const rows = spaceOf(view, id)?.rows;
    if (rows) return rows.join() === spaceOf(before, id)?.rows?.join();
    return !(spaceOf(view, id)?.people ?? []).includes(seat);
  });
}

const some = (list: number[] = [], seat: number) => list.filter((one) => one === seat).length;

/** Who stands on a space for good, who is about to, and what is about to be taken from it. */
export interface About {
  people: number[];
  ghosts: number[];
  newborn: number[];
  goods: Goods;
}

/** What a turn is about to do on a space, as it is shown. */
export function aboutTo(shown: Space, pending: Pending | null): About {
  const { people = [], newborn = [] } = shown;
  if (!pending) return { people, ghosts: [], newborn: [], goods: {} };
  const { seat, before, now, placing } = pending;
  const was = spaceOf(before, shown.id);
  const fresh = Math.max(0, some(people, seat) - some(was?.people, seat));
  const ghosts = Math.max(fresh, placing.includes(shown.id) ? 1 : 0);
  const born = Math.max(0, some(newborn, seat) - some(was?.newborn, seat));
  const left = now.round === before.round ? spaceOf(now, shown.id)?.goods : {};
  const gone = Object.entries(was?.goods ?? {}).map(([good, n]) => [good, n - (left?.[good] ?? 0)] as const);
  return {
    people: without(people, seat, fresh),
    ghosts: Array<number>(ghosts).fill(seat),
    newborn: Array<number>(born).fill(seat),
    goods: ghosts > 0 ? Object.fromEntries(gone.filter(([, n]) => n > 0)) : {},
  };
}

/** A list without the last ones of a seat. */
export function without(people: number[], seat: number, n: number): number[] {
  const kept = [...people];
  for (let i = 0; i < n; i += 1) kept.splice(kept.lastIndexOf(seat), 1);
  return kept;
}

/** The parts of one list of names that another lacks, as often as it lacks them. */
export function lacking(before: readonly string[], now: readonly string[]): string[] {
  const left = [...now];
  return before.filter((name) => {
    const i = left.indexOf(name);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}
