/** The fences somebody is drawing: chosen cells and edges, their plan, and what the rules say to it. */
import { SvelteSet } from 'svelte/reactivity';
import type { Choice } from '../../lib/choice.svelte';
import type { Goods, Message } from '../../lib/types';
import { EDGES, fencesOf, label, type Cell, type Edge } from './grid';
import { planned, singly, type Plan } from './plan';
import type { Seat } from './view';

export class Draft {
  readonly cells = new SvelteSet<Cell>();
  readonly edges = new SvelteSet<Edge>();
  /** Why the plan cannot be built, once that is known. */
  verdict = $state.raw<Message | null>(null);
  /** Whether a finger picks edges instead of cells; a mouse picks both. */
  byEdges = $state(false);
  /** Whether the plan was found possible. */
  possible = $state(false);

  /** The plan that is being built: its last action, and what is left of it. */
  #ahead: { built: string | null; left: string[] } = { built: null, left: [] };

  /** `seat` is whose farm it is, `builder` who builds and pays; `open` is whether fences may stand that enclose nothing. */
  constructor(
    private choice: Choice,
    private seat: () => Seat | undefined,
    private builder: () => Seat | undefined = seat,
    private open: () => boolean = () => false,
  ) {}

  readonly plan: Plan = $derived.by(() => {
    const seat = this.seat();
    return planned(seat?.pastures ?? [], this.cells, this.edges, seat?.fences);
  });

  get empty(): boolean {
    return this.cells.size === 0 && this.edges.size === 0;
  }
  get actions(): string[] {
    const { plan } = this;
    const seat = this.seat();
    const names = this.open()
      ? singly(plan, seat?.pastures ?? [], seat?.fences ?? [])
      : plan.pastures.map(label);
    return names.map((name) => `fence ${name}`);
  }
  /** All fences that are drawn, also those that close nothing. */
  get fences(): Edge[] {
    const { fences, loose } = this.plan;
    return this.open() ? [...fences, ...loose] : fences;
  }
  /** Whether single fences can be built. */
  get single(): boolean {
    return this.open();
  }
  /** The wood for the whole plan: as the question tells it by the number of fences, or else as its actions do. */
  get wood(): number {
    const n = this.fences.length;
    const { costs } = this.#question;
    if (Array.isArray(costs)) return Number(costs[n - 1] ?? n);
    const told = this.actions.map((action) => this.choice.find(action)?.message.values.goods as Goods | undefined);
    return told.every(Boolean) ? told.reduce((sum, goods) => sum + (goods?.wood ?? 0), 0) : n;
  }
  /** Whether clay can be paid instead. */
  get clay(): boolean {
    return this.#question.clay !== undefined;
  }
  get #question(): Message['values'] {
    return this.choice.decision?.prompt.values ?? {};
  }
  /** How many animals each of the new pastures holds; none unless the engine has told it of all. */
  get capacities(): number[] {
    const told = this.plan.arising.map((pasture) => {
      const n = this.choice.find(`fence ${label(pasture)}`)?.message.values.capacity;
      return typeof n === 'number' ? n : 0;
    });
    return told.includes(0) ? [] : told;
  }

  toggle(cell: Cell): void {
    this.put(cell, !this.cells.has(cell));
  }
  put(cell: Cell, chosen: boolean): void {
    if (chosen) this.cells.add(cell);
    else this.cells.delete(cell);
  }
  toggleEdge(edge: Edge): void {
    if (!EDGES.includes(edge)) return;
    if (!this.edges.delete(edge)) this.edges.add(edge);
  }
  clear(): void {
    this.cells.clear();
    this.edges.clear();
    this.verdict = null;
  }

  /** Ask the rules about the plan as it is now; call it in an effect. */
  async judge(): Promise<void> {
    const { actions } = this;
    const { fences } = this;
    const loose = this.open() ? 0 : this.plan.loose.length;
    const builder = this.builder();
    this.possible = false;
    this.verdict = null;
    if (!builder || this.empty) return;
    const key = actions.join();
    const verdict =
      this.#toSee(fences.length, loose, builder) ??
      (await this.#refusal(actions)) ??
      this.#tooDear(actions.length, builder);
    if (key !== this.actions.join()) return;
    this.verdict = verdict;
    this.possible = !verdict && actions.length > 0;
  }

  /** What can be seen without asking: too many fences, edges that close nothing. */
  #toSee(fences: number, loose: number, { fences_left }: Seat): Message | null {
    const told = this.#question.fences;
    const left = typeof told === 'number' ? told : fences_left;
    if (fences > left) return { id: 'agricola-fence-too-many', values: { n: fences, left } };
    return loose > 0 ? { id: 'agricola-fence-open', values: { n: loose } } : null;
  }

  /** Why one of the pastures cannot be fenced; later ones border on those that come first. */
  async #refusal(actions: string[]): Promise<Message | null> {
    for (const [i, action] of actions.entries()) {
      if (this.choice.find(action)) continue;
      const answer = await this.choice.ask(action)?.catch(() => null);
      if (answer?.reason && !(i > 0 && answer.kind === 'not-adjacent-pasture')) return answer.reason;
    }
    return null;
  }

  /** What several pastures cost together; of one the rules have told it. */
  #tooDear(actions: number, seat: Seat): Message | null {
    const wood = seat.goods.wood ?? 0;
    const n = this.wood;
    if (actions < 2 || n <= wood || this.helped) return null;
    return { id: 'agricola-fence-too-dear', values: { n, wood } };
  }

  /** Whether cards may help with fences, and ask something in between. */
  get helped(): boolean {
    const seat = this.builder();
    return !!seat?.hand_size && seat.cards.length > 0;
  }

  /** Build them: all or none, or one after the other if a card may ask something in between. */
  async build(): Promise<void> {
    const { actions, helped } = this;
    if (!this.possible) return;
    if (helped) {
      this.#ahead = { built: null, left: actions };
      await this.proceed();
    } else await this.choice.play(...actions);
  }

  /** Build what comes next in the plan; there is none any more if what came last was taken back. */
  async proceed(): Promise<void> {
    const { built, left } = this.#ahead;
    const [next, ...rest] = left;
    this.forget();
    if (!next || !this.#stands(built) || !this.choice.find(next)) return;
    this.#ahead = { built: next.replace('fence ', ''), left: rest };
    await this.choice.play(next);
  }

  /** Whether a pasture, or a fence, is there. */
  #stands(built: string | null): boolean {
    const { pastures = [], fences = [] } = this.seat() ?? {};
    const all = new Set([...fencesOf(pastures), ...fences]);
    return built === null || all.has(built) || pastures.some((cells) => label(cells) === built);
  }

  /** Give up the rest of the plan. */
  forget(): void {
    this.#ahead = { built: null, left: [] };
  }
}
