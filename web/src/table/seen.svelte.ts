/** What the person at this screen has seen of others' farms; it is kept for a visit another day. */
import { untrack } from 'svelte';
import { changesOf, NO_CHANGES, type Changes, type Traces } from '../lib/traces';
import type { Session } from './session.svelte';

const KEY = 'bocage-seen';
/** Of so many tables it is kept. */
const TABLES = 12;

type Known = Record<string, Traces>;

function stored(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Known>;
  } catch {
    return {};
  }
}

/** What each seat at this screen last saw of each other one. */
export class Seen {
  #known = $state.raw<Known>({});

  constructor(readonly table: string) {
    this.#known = stored()[table] ?? {};
  }

  /** What a seat saw of another one, if it has seen it. */
  of(me: number, seat: number): Traces | undefined {
    return this.#known[`${me} ${seat}`];
  }
  /** Keep what a seat sees of others now. */
  keep(me: number, now: Map<number, Traces>): void {
    const fresh = [...now].map(([seat, traces]) => [`${me} ${seat}`, traces] as const);
    this.#known = { ...this.#known, ...Object.fromEntries(fresh) };
    const { [this.table]: _, ...others } = stored();
    const rest = Object.entries(others).slice(0, TABLES - 1);
    try {
      localStorage.setItem(KEY, JSON.stringify({ [this.table]: this.#known, ...Object.fromEntries(rest) }));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}

/** What some seats show now. */
function tracesOf({ drawings, state }: Session, seats: number[]): Map<number, Traces> {
  return new Map(seats.map((seat) => [seat, drawings!.tracesOf(state.view, seat)]));
}

/** What has changed at a seat since the one at this screen acted last or looked. */
export function changesAt(session: Session, seat: number): Changes {
  const { me, state, drawings, seen } = session;
  const before = seen.of(me, seat);
  if (me < 0 || seat === me || state.over || !drawings || !before) return NO_CHANGES;
  return changesOf(before, drawings.tracesOf(state.view, seat));
}

/** A seat's area was looked at: what has changed there is known. */
export function saw(session: Session, seat: number): void {
  const { me } = session;
  if (me >= 0 && seat !== me) session.seen.keep(me, tracesOf(session, [seat]));
}

/** Keep what is seen whenever somebody here acts, and at first sight; to be called once, by the page. */
export function keepSeen(session: Session): void {
  let known = untrack(() => session.choice.acts);
  $effect(() => {
    const { me } = session;
    const acted = session.choice.acts;
    untrack(() => {
      const others = session.order.filter((seat) => seat !== me);
      const unknown = others.filter((seat) => !session.seen.of(me, seat));
      const seats = acted > known ? others : unknown;
      known = acted;
      if (me >= 0 && seats.length > 0) session.seen.keep(me, tracesOf(session, seats));
    });
  });
}
