/** A visit to a table: its connection, what can be chosen, and what this person looks at. */
import { tick, untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { Drawings } from '../games/registry';
import { api, Refused } from '../lib/api';
import { Choice, type Pointed } from '../lib/choice.svelte';
import { words } from '../lib/i18n.svelte';
import { quietLast } from '../lib/quiet';
import { keys, type Known } from '../lib/keys';
import { Live } from '../lib/live.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { Action, Entry, Message, TableState } from '../lib/types';
import { nameOf } from '../lib/names';
import { placeOf } from './pointing';
import type { Talk } from '../words/talk.svelte';
import { Turn } from './pending.svelte';
import { saw, Seen } from './seen.svelte';

export type Region = 'result' | 'board' | 'farm' | 'partner' | 'cards' | 'others' | 'log';
export type SideTab = 'log' | 'scores' | 'help' | 'words';
export type DialogName = 'links' | 'settings' | 'shortcuts' | 'cards' | 'leave';

/** How long a place stays marked, in milliseconds. */
const MOMENT = 1_400;
const wide = new MediaQuery('(min-width: 1000px)');

export class Session {
  readonly live: Live;
  readonly choice: Choice;
  readonly pending: Turn;
  drawings = $state.raw<Drawings | null>(null);
  #looked = $state<number | null>(null);
  /** The seat whose farm lies large over the table. */
  opened = $state<number | null>(null);
  readonly seen: Seen;
  /** What a narrow screen shows. */
  region = $state<Region>('board');
  /** Whether the result lies over the board once the game is over. */
  result = $state(true);
  /** Whether the tray of cards was opened or folded by hand, and during which question. */
  #tray = $state.raw<{ open: boolean; during: string } | null>(null);
  /** How much of a narrow screen the answers cover, in pixels. */
  answers = $state(0);
  side = $state<SideTab>('log');
  #aside = $state(false);
  /** The seat whose person sits at a screen that several share. */
  #sitting = $state(-1);
  dialog = $state<DialogName | null>(null);
  /** Whether the list of what is advised lies open. */
  hints = $state(false);
  /** What people say here, once it is fetched. */
  talk = $state.raw<Talk | null>(null);
  /** Whether a hint is being thought about. */
  thinking = $state(false);

  constructor(readonly table: string) {
    this.live = new Live(table, keys.of(table).tokens);
    this.choice = new Choice(this.live, () => this.pending.now);
    this.pending = new Turn(this);
    this.seen = new Seen(table);
  }

  get wide(): boolean {
    return wide.current;
  }
  /** What the server said last; components under the page are there only once it has spoken. */
  get state(): TableState {
    return this.live.state!;
  }
  /** The secrets of this table that this browser has, as they are when the table changes. */
  get known(): Known {
    return this.state && keys.of(this.table);
  }
  get names(): string[] {
    return this.live.state?.seats.map(nameOf) ?? [];
  }
  /** The seat that this screen plays now, or -1 for a spectator. */
  get me(): number {
    return this.state.as ?? this.state.you[0] ?? -1;
  }
  /** Whether there is a tray in which the cards of this screen’s seat can be read. */
  get hasTray(): boolean {
    const { drawings, me, staged } = this;
    const { over, view } = this.state;
    return !!drawings?.HandTray && !!drawings.hides?.(view) && me >= 0 && !over && !staged;
  }
  /** Whether a card in hand is to be chosen. */
  get handAsked(): boolean {
    return !!this.drawings?.handAsked?.(this.state.view, this.choice);
  }
  get #question(): string {
    const { decision } = this.choice;
    return decision ? `${decision.seat} ${decision.prompt.id} ${this.state.moves}` : '';
  }
  /** Whether the tray lies open: when a card is to be chosen, or as somebody left it. */
  get trayOpen(): boolean {
    if (!this.hasTray) return false;
    if (this.#tray?.open) return true;
    return this.handAsked && this.#tray?.during !== this.#question;
  }
  /** Whether the tray lies open since an earlier question. */
  get trayLeft(): boolean {
    return !!this.#tray?.open && this.#tray.during !== this.#question;
  }
  set trayOpen(open: boolean) {
    this.#tray = { open, during: this.#question };
  }
  /** Whether several people share this screen who must not see each other’s cards. */
  get secretive(): boolean {
    const { seats, view, you, over } = this.state;
    const here = you.filter((seat) => seats[seat]?.kind === 'here');
    return here.length > 1 && !over && !!this.drawings?.hides?.(view);
  }
  /** Whether what the next seat sees waits for its person to say that they sit there. */
  get curtained(): boolean {
    return prefs.curtain && this.secretive && this.#sitting !== this.me;
  }
  /** The next seat’s person sits down. */
  lift(): void {
    this.#tray = null;
    this.#sitting = this.me;
  }
  /** The seat on whose farm somebody at this screen is to choose, though it is not theirs, or -1. */
  get lent(): number {
    const { decision } = this.choice;
    const asked = this.drawings?.farmAsked?.(decision) ?? -1;
    return asked === decision?.seat ? -1 : asked;
  }
  /** The seat that plays together with the one at this screen, or -1. */
  get partner(): number {
    return this.drawings?.partnerOf?.(this.state.view, this.me) ?? -1;
  }
  /** The farm of the team that is not the one shown, or -1. */
  get beside(): number {
    const { me, partner, shown } = this;
    if (partner < 0 || this.state.over) return -1;
    return shown === partner ? me : partner;
  }
  /** The seat whose farm is shown. */
  get shown(): number {
    if (this.lent >= 0) return this.lent;
    if (this.looked !== null) return this.looked;
    return this.me >= 0 ? this.me : (this.state.deciding[0] ?? 0);
  }
  /** The seat whose farm was asked for; nothing means the own one. What is turned away from was seen. */
  get looked(): number | null {
    return this.#looked;
  }
  set looked(seat) {
    const before = untrack(() => this.#looked);
    if (before !== null && before !== seat) untrack(() => saw(this, before));
    this.#looked = seat;
  }
  /** All seats, the own one first, then clockwise. */
  get order(): number[] {
    const { length } = this.state.seats;
    const first = Math.max(0, this.me);
    return Array.from({ length }, (_, i) => (first + i) % length);
  }
  /** The offered actions that have no place on the drawings, the quiet ones last. */
  get loose(): Action[] {
    const { actions, decision } = this.choice;
    return quietLast(actions).filter((action) => !this.drawings?.placed(action, actions, decision?.kind ?? ''));
  }

  /** Whether something takes the place of board and farm: hands are being made. */
  get staged(): boolean {
    return !!this.drawings?.staged(this.state.view, this.choice);
  }
  /** Whether log, scores and help lie open on a wide screen; what is staged has the room unless they are asked for. */
  get unfolded(): boolean {
    return this.staged ? this.#aside : prefs.side;
  }
  set unfolded(open: boolean) {
    if (this.staged) this.#aside = open;
    else prefs.side = open;
  }

  /** Whether people at several screens can say something to each other. */
  get talkative(): boolean {
    const { words, seats, you } = this.state;
    const others = seats.filter(({ kind }, seat) => kind !== 'bot' && !you.includes(seat));
    return words !== 'off' && (this.live.words.length > 0 || others.length > (you.length ? 0 : 1));
  }

  name(seat: number): string {
    return this.names[seat] ?? '';
  }
  say(message: Message): string {
    return words.say(message, this.names);
  }

  /** Whether somebody at this screen may ask for a hint now. */
  get hintable(): boolean {
    return this.state.hints && !!this.state.decision;
  }
  /** Ask for a hint, or look again at the one that was given. */
  async hint(): Promise<void> {
    const { choice } = this;
    if (!this.hintable || this.thinking) return;
    this.hints = true;
    if (choice.advice.length > 0) return;
    this.thinking = true;
    choice.refusal = null;
    try {
      const asked = api.advise(this.table, this.known.tokens[choice.seat] ?? '');
      const [advised] = await Promise.all([asked, words.readAdvice()]);
      choice.advised = advised;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code !== 'stale') choice.refusal = error.said;
    } finally {
      this.thinking = false;
    }
  }

  /** Look at a seat's farm. */
  look(seat: number): void {
    this.looked = seat === this.me ? null : seat;
    this.region = 'farm';
    this.result = false;
  }
  /** Put away the farm that lies over the table: it was seen. */
  shut(): void {
    if (this.opened !== null) saw(this, this.opened);
    this.opened = null;
  }
  /** Mark a place for a moment. */
  flash(place: Pointed): void {
    this.choice.pointed = place;
    setTimeout(() => {
      if (this.choice.pointed === place) this.choice.pointed = null;
    }, MOMENT);
  }
  /** Show the place that a line of the log speaks of. */
  async goTo(entry: Entry): Promise<void> {
    const place = placeOf(entry);
    if (!place) return;
    const owner = place.card ? this.drawings?.ownerOf(place.card, this.state.view) : undefined;
    if (owner !== undefined) this.look(owner);
    else if (place.cells && entry.seat >= 0) this.look(entry.seat);
    else this.region = place.card ? 'cards' : 'board';
    await tick();
    this.flash(place);
  }
  /** Open log, scores or help. */
  turn(side: SideTab): void {
    this.side = side;
    this.region = 'log';
    this.unfolded = true;
  }
  /** Sit down with all secrets that this browser knows by now. */
  sit(): void {
    this.live.use(keys.of(this.table).tokens);
  }
  close(): void {
    this.live.close();
  }
}
