/** The turn in the making at this screen: the table before it, and what it is about to change. */
import { untrack } from 'svelte';
import { api } from '../lib/api';
import { goneHome, pendingOf, type Pending } from '../lib/pending';
import type { View } from '../lib/types';
import type { Session } from './session.svelte';

/** The table as a seat saw it after so many moves. */
interface Known {
  moves: number;
  seat: number;
  view: View;
}

export class Turn {
  #fetched = $state.raw<Known | null>(null);
  readonly now: Pending | null = $derived.by(() => {
    const { before, session } = this;
    const { live, drawings } = session;
    if (!before || !live.state || !drawings || !this.begun) return null;
    const { seat } = before;
    return pendingOf(live.state, before.view, (view) => drawings.tracesOf(view, seat));
  });

  constructor(readonly session: Session) {}

  /** Whether somebody at this screen has begun a turn that is not final. */
  get begun(): boolean {
    return (this.session.live.state?.tail?.actions.length ?? 0) > 0;
  }
  /** The table before the turn, if it is known. */
  get before(): Known | null {
    const { state, calm } = this.session.live;
    const known: Known | null = calm && { moves: calm.moves, seat: calm.as ?? -1, view: calm.view };
    return [known, this.#fetched].find((one) => one?.moves === state?.moves && one?.seat === state?.as) ?? null;
  }
  /** What the board shows: where those who are about to stand on it have gone home already, it is as before. */
  get board(): View {
    const { state } = this.session;
    const { now } = this;
    if (!now || !state.tail?.ready) return state.view;
    return goneHome(now, now.now) ? now.before : now.now;
  }
  /** What a seat’s area shows. */
  area(seat: number): View {
    return this.now?.seat === seat ? this.now.now : this.session.state.view;
  }
  /** What is about to change at a seat, or nothing. */
  at(seat: number): Pending | null {
    return this.now?.seat === seat ? this.now : null;
  }

  /** Fetch the table before a turn that was begun earlier; to be called once, by the page. */
  follow(): void {
    $effect(() => {
      if (!this.begun || this.before) return;
      const { moves, as } = this.session.state;
      if (as !== null) untrack(() => void this.#fetch(moves, as));
    });
  }
  async #fetch(moves: number, seat: number): Promise<void> {
    const { table, known } = this.session;
    const moment = await api.at(table, moves, seat, known.tokens[seat]).catch(() => null);
    if (moment) this.#fetched = { moves, seat, view: moment.view };
  }
}
