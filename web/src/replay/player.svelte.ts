/** A game that is shown again: where it stands, and how it moves on. */
import { api, Refused, whyHidden } from '../lib/api';
import { words } from '../lib/i18n.svelte';
import { keys } from '../lib/keys';
import type { Message, Moment, Move, Outline, Summary } from '../lib/types';
import { own } from '../table/own';
import { deed } from './deeds';
import { next, stops, type Stops, type Stride } from './stops';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 1_200;
const NEWS = 5_000;

export class Player {
  summary = $state.raw<Summary | null>(null);
  outline = $state.raw<Outline | null>(null);
  /** The table as it is shown; it may lag behind `n` while it is loading. */
  moment = $state.raw<Moment | null>(null);
  problem = $state.raw<Message | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  #n = $state(0);
  #seat = $state<number | null>(null);
  #stops = $derived<Stops>(stops(this.outline ?? { moves: [], rounds: [], over: false }));
  #cache = new Map<string, Promise<Moment>>();
  #tokens: Record<string, string>;
  #token: string | undefined;

  constructor(readonly table: string) {
    this.#tokens = keys.of(table).tokens;
    this.#token = keys.token(table);
    const [own] = Object.keys(this.#tokens);
    const asked = new URLSearchParams(location.hash.slice(1));
    const seat = asked.get('seat') ?? own;
    if (seat !== undefined) this.#seat = Number(seat);
    this.#n = Number(asked.get('n') ?? 0);
  }

  /** Read the game, and go on reading while it is running. */
  start(): () => void {
    void this.load();
    const timer = setInterval(() => {
      if (this.outline && !this.outline.over) void this.load();
    }, NEWS);
    return () => clearInterval(timer);
  }

  load = async (): Promise<void> => {
    try {
      [this.summary, this.outline] = await Promise.all([
        api.summary(this.table),
        api.outline(this.table, this.#token),
      ]);
      this.#n = Math.max(this.first, Math.min(this.last, Math.trunc(this.#n) || 0));
      if (this.#seat !== null && !this.seats.includes(this.#seat)) this.#seat = null;
      this.problem = null;
      this.#show();
    } catch (error) {
      this.#fail(error);
    }
  };

  /** How many moves have been made where the replay stands. */
  get n(): number {
    return this.#n;
  }
  /** Where the game begins: at 0, unless its first moves were lost to a change of the rules. */
  get first(): number {
    return this.#stops.decision[0] ?? 0;
  }
  get last(): number {
    return this.#stops.decision[this.#stops.decision.length - 1] ?? 0;
  }
  /** The move that led here, if any. */
  get move(): Move | undefined {
    return this.outline?.moves[this.#n - this.first - 1];
  }
  /** The move that follows, if any. */
  get following(): Move | undefined {
    return this.outline?.moves[this.#n - this.first];
  }
  /** The seat whose view is shown, or nothing for what everybody sees. */
  get seat(): number | null {
    return this.#seat;
  }
  set seat(seat: number | null) {
    this.#seat = seat;
    this.#show();
  }
  /** The seats whose view this browser may see. */
  get seats(): number[] {
    const all = this.summary?.seats.map((_, seat) => seat) ?? [];
    return this.outline?.over ? all : all.filter((seat) => seat in this.#tokens);
  }
  /** Whether nothing of this game is a secret to this browser, which has brought it in and plays it alone. */
  get whole(): boolean {
    const { brought, seats } = this.summary ?? {};
    return !!brought && !!this.#token && !!seats?.every(({ kind }) => kind !== 'link');
  }
  /** The seat that made the move shown, or makes the first one. */
  get acting(): number {
    return this.move?.seat ?? this.outline?.moves[0]?.seat ?? this.moment?.decision?.seat ?? 0;
  }

  go(n: number): void {
    this.#n = Math.max(this.first, Math.min(this.last, n));
    if (this.#n === this.last) this.playing = false;
    this.#show();
  }
  step(direction: 1 | -1, stride: Stride = 'decision'): void {
    this.go(next(this.#stops[stride], this.#n, direction));
  }
  toggle(): void {
    if (!this.playing && this.#n === this.last) this.go(this.first);
    this.playing = !this.playing;
  }
  /** Milliseconds from one step to the next. */
  get pause(): number {
    return PAUSE / this.speed;
  }

  /** Where the replay stands, in words: `Round 5, Ana: Forest`. */
  said(names: string[]): string {
    const { move } = this;
    if (!move) return words.t('replay-beginning');
    const { round, seat } = move;
    const id = own('replay-position', this.summary?.game ?? '');
    return words.t(id, { round, name: names[seat] ?? '', deed: deed(move) });
  }

  #show(): void {
    const [n, seat] = [this.#n, this.#seat];
    this.#at(n).then(
      (moment) => {
        if (n !== this.#n || seat !== this.#seat) return;
        this.moment = moment;
        this.problem = null;
        this.#prepare();
      },
      (error) => this.#fail(error),
    );
  }

  /** Ask for what will probably be looked at next. */
  #prepare(): void {
    const n = this.#n;
    const near = [n + 1, n + 2, n - 1, next(this.#stops.turn, n, 1), next(this.#stops.round, n, 1)];
    for (const other of near) if (other >= this.first && other <= this.last) this.#at(other).catch(() => {});
  }

  #at(n: number): Promise<Moment> {
    const seat = this.#seat;
    const key = `${seat} ${n} ${n === this.last ? this.outline?.over : ''}`;
    let moment = this.#cache.get(key);
    if (!moment) {
      moment = api.at(this.table, n, seat, this.#tokens[seat ?? ''] ?? this.#token);
      this.#cache.set(key, moment);
      moment.catch(() => this.#cache.delete(key));
    }
    return moment;
  }

  #fail(error: unknown): void {
    this.playing = false;
    this.problem = error instanceof Refused ? whyHidden(error.code, error.said) : { id: 'error-failed', values: {} };
  }
}
