/** What the person at this screen can choose now; boards and panels act through it. */
import { Refused } from './api';
import type { Live } from './live.svelte';
import { lastPlaces } from './moves';
import type { Pending } from './pending';
import type { Action, Advice, Advised, Answer, Decision, Message } from './types';

/** A place on the board that something else points at: a line of the log, say. */
export interface Pointed {
  seat?: number;
  space?: string;
  card?: string;
  cells?: string;
}

/** So many actions are advised at once. */
const BEST = 3;
/** So many questions go into a message. */
const AT_ONCE = 64;

export class Choice {
  /** What the log or the help points at. */
  pointed = $state.raw<Pointed | null>(null);
  /** The last refusal, until something else happens. */
  refusal = $state.raw<Message | null>(null);
  busy = $state(false);
  /** How often somebody here has acted. */
  acts = $state(0);
  /** What was advised last. */
  advised = $state.raw<Advised | null>(null);
  #answers = new Map<string, Promise<Answer>>();
  #asked = -1;
  /** What is to be asked in the next message. */
  #queue: { text: string; answer: (found: Answer | undefined) => void; fail: (error: unknown) => void }[] = [];
  /** What was done last; the next waits for its answer. */
  #last: Promise<void> = Promise.resolve();

  constructor(
    private live: Live | null,
    /** What the turn here is about to change, if one was begun. */
    private turn: () => Pending | null = () => null,
  ) {}

  get pending(): Pending | null {
    return this.turn();
  }

  /** The decision of a seat at this screen, or nothing. */
  get decision(): Decision | null {
    return this.live?.state?.decision ?? null;
  }
  /** The seat that decides at this screen, or -1. */
  get seat(): number {
    return this.decision?.seat ?? -1;
  }
  get actions(): Action[] {
    return this.decision?.actions ?? [];
  }
  #byText = $derived(new Map(this.actions.map((action) => [action.text, action])));

  #places = $derived.by(() => {
    const { state, log = [] } = this.live ?? {};
    return lastPlaces(log, state?.as ?? state?.you[0] ?? -1);
  });

  /** The other seats that moved last to a space, by its id or its name. */
  lastAt(...spaces: string[]): number[] {
    return [...this.#places].filter(([, space]) => spaces.includes(space)).map(([seat]) => seat);
  }
  /** The action with this text, if it is offered. */
  find(text: string): Action | undefined {
    return this.#byText.get(text);
  }
  /** The offered actions of a verb. */
  of(...verbs: string[]): Action[] {
    return this.actions.filter((action) => verbs.includes(action.verb));
  }

  /** What is advised as the table stands, the best first. */
  get advice(): Advice[] {
    const { advised, live, seat } = this;
    const fits = advised?.seat === seat && advised.revision === live?.state?.revision;
    return fits ? advised.advice.slice(0, BEST) : [];
  }
  /** Which piece of advice an action is, from 1 on, or 0. */
  rank(text: string): number {
    return this.advice.findIndex(({ action }) => action === text) + 1;
  }

  /** Take an action, or several, all or none. */
  async play(...texts: string[]): Promise<void> {
    await this.#last;
    const { seat } = this;
    const [first = ''] = texts;
    if (seat < 0 || (texts.length === 1 && !this.find(first))) return;
    this.acts += 1;
    await this.#try((live) => live.act(seat, texts));
  }
  /** Take an action that needs no second thought: what it ends is confirmed, unless more was done before; with `all`, that too. */
  async settle(text: string, all = false): Promise<void> {
    const first = this.live?.state?.tail?.actions.length === 0;
    await this.play(text);
    const { can, tail } = this.live?.state ?? {};
    if ((all || first) && can?.confirm && !tail?.warning) await this.confirm();
  }
  undo(): Promise<void> {
    return this.#try((live, seat) => live.undo(seat));
  }
  reset(): Promise<void> {
    return this.#try((live, seat) => live.reset(seat));
  }
  confirm(): Promise<void> {
    return this.#try((live, seat) => live.confirm(seat));
  }

  /** Why something cannot be chosen, or what it would bring; asked once per state of the table. */
  ask(text: string): Promise<Answer> | null {
    const { live, seat } = this;
    const state = live?.state;
    if (!live || !state || seat < 0) return null;
    if (state.revision !== this.#asked) {
      this.#answers.clear();
      this.#asked = state.revision;
    }
    let answer = this.#answers.get(text);
    if (!answer) {
      answer = new Promise<Answer | undefined>((answer, fail) => this.#queue.push({ text, answer, fail })).then((found) => {
        if (!found) throw new Refused('failed', { id: 'error-failed', values: {} });
        return found;
      });
      if (this.#queue.length === 1) queueMicrotask(() => void this.#flush(live, seat));
      this.#answers.set(text, answer);
    }
    return answer;
  }
  /** Ask all that is to be asked, in as few messages as the server takes. */
  async #flush(live: Live, seat: number): Promise<void> {
    const queue = this.#queue;
    this.#queue = [];
    for (let i = 0; i < queue.length; i += AT_ONCE) {
      const asked = queue.slice(i, i + AT_ONCE);
      try {
        const answers = await live.ask(seat, asked.map(({ text }) => text));
        asked.forEach(({ answer }, k) => answer(answers[k]));
      } catch (error) {
        asked.forEach(({ fail }) => fail(error));
      }
    }
  }

  async #try(what: (live: Live, seat: number) => Promise<unknown>): Promise<void> {
    const { live } = this;
    await this.#last;
    if (!live || this.busy) return;
    this.busy = true;
    let finished = () => {};
    this.#last = new Promise((resolve) => (finished = resolve));
    this.refusal = null;
    try {
      await what(live, live.state?.tail?.seat ?? live.state?.as ?? 0);
    } catch (error) {
      this.refusal = error instanceof Refused ? error.said : { id: 'error-failed', values: {} };
    } finally {
      this.busy = false;
      finished();
    }
  }
}
