/** A table that is being set: who sits where, by which options. */
import type { SeatWish, TableWish } from '../lib/api';
import { words } from '../lib/i18n.svelte';
import type { Game, Option, Pace, Talking } from '../lib/types';
import { barred, barredValue, beside, fitting, groupsOf, settled, type Chosen, type Group, type Why } from './fitting';

/** Who takes a seat; a bot with its name behind the colon. */
export type Sitter = 'me' | 'here' | 'link' | `bot:${string}`;

export interface Place {
  key: number;
  who: Sitter;
  name: string;
}

const USUAL_SEATS = 2;
/** What campaigns are played with unless somebody chooses otherwise: occupations are to stay. */
const CAMPAIGN_CARDS = 'base';
const USUAL_BOT = 'fair';
/** Seconds among which to choose: for a whole game, further ones for each turn, for a turn by the day. */
export const LIVE = [300, 600, 900, 1_200, 1_800, 2_700, 3_600, 5_400];
export const MORE = [0, 5, 10, 20, 30, 60];
export const DAILY = [10_800, 21_600, 43_200, 86_400, 172_800, 259_200, 604_800];
/** Seconds for which one waits for somebody who is away. */
export const PATIENCE = [60, 300, 900, 3_600, 86_400];

export const TALKING: Talking[] = ['all', 'remarks', 'off'];

export class Setup {
  places = $state<Place[]>([]);
  chosen = $state<Chosen>({});
  /** Whether anybody may take the seats for which there are links. */
  join = $state(false);
  /** Whether results count, where they can. */
  counts = $state(false);
  own = $state<string[]>([]);
  #paced = $state<'' | Pace['kind']>('');
  bank = $state(1_800);
  increment = $state(20);
  end = $state<Pace['end']>('bot');
  patience = $state(300);
  /** What people may say at the table. */
  words = $state<Talking>('all');
  #campaign = $state('');
  #hints = $state<boolean | null>(null);
  #open = $state<boolean | null>(null);
  #next = 0;

  constructor(readonly game: Game) {
    this.count = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (game.seats[0] ?? 1);
    for (const option of game.options) this.chosen[option.name] = option.default;
  }

  /** Everybody who can take a seat. */
  get sitters(): Sitter[] {
    return ['me', 'here', 'link', ...this.game.bots.map((bot): Sitter => `bot:${bot}`)];
  }

  get count(): number {
    return this.places.length;
  }
  set count(count: number) {
    while (this.places.length > count) this.places.splice(this.#dispensable(), 1);
    while (this.places.length < count) {
      this.places.push({ key: this.#next++, who: this.places.length ? this.#bot() : 'me', name: '' });
    }
  }

  /** The options that leave a choice to this many players. */
  get options(): Option[] {
    return fitting(this.game.options, this.count, this.#all, this.game.impossible);
  }
  /** What is really chosen. */
  get now(): Chosen {
    return settled(this.game.options, this.count, this.#all, this.game.impossible);
  }
  get #all(): Chosen {
    return { ...this.chosen, campaign: this.campaign };
  }

  /** The groups of options that few tables choose. */
  get groups(): Group[] {
    return groupsOf(this.game.options);
  }
  /** Why an option leaves no choice, in words, or nothing. */
  why(option: Option): string {
    const values = option.values.filter((value) => value !== option.default);
    const all = values.map((value) => this.whyNot(option, value));
    return this.#said(barred(option, this.count, this.now)) || (all.every(Boolean) ? (all[0] ?? '') : '');
  }
  /** Why a value of an option cannot be chosen, in words, or nothing. */
  whyNot(option: Option, value: Option['default']): string {
    return this.#said(barredValue(option, value, this.count, this.now, this.game.impossible));
  }
  /** Whether partners play against partners. */
  get teams(): boolean {
    return (this.now.teams ?? 'none') !== 'none';
  }

  /** The kinds of campaigns, whether or not they fit. */
  get campaigns(): string[] {
    return Object.keys(this.game.campaigns);
  }
  /** Why a kind of campaign cannot be chosen, in words, or nothing. */
  whyNoCampaign(kind: string): string {
    const seats = this.game.campaigns[kind] ?? [];
    if (!seats.includes(this.count)) return this.#said({ seats });
    return this.#said(beside('campaign', kind, this.count, this.now, this.game.impossible));
  }
  /** The kind of campaign that begins, or nothing for a single game. */
  get campaign(): string {
    return this.game.campaigns[this.#campaign]?.includes(this.count) ? this.#campaign : '';
  }
  set campaign(kind: string) {
    this.#campaign = kind;
    if (kind) this.chosen.cards = CAMPAIGN_CARDS;
  }

  /** The files of own cards among which to choose: there are hands to deal them to. */
  get files(): string[] {
    return this.now.cards === 'none' ? [] : this.game.own;
  }

  /** Whether the person who sets the table plays too. */
  get playing(): boolean {
    return this.places.some(({ who }) => who === 'me' || who === 'here');
  }

  /** Whether there are hints unless somebody chooses otherwise: only where no other people play. */
  get hintsUsual(): boolean {
    return !this.social;
  }
  /** Whether several people play. */
  get social(): boolean {
    return this.places.filter(({ who }) => !who.startsWith('bot:')).length > 1;
  }
  /** Whether spectators find the table: where several people play, unless somebody chooses otherwise. */
  get open(): boolean {
    return this.#open ?? this.social;
  }
  set open(open: boolean) {
    this.#open = open;
  }
  /** Whether seats have clocks, and of which kind; one that is chosen begins with usual times. */
  get paced(): '' | Pace['kind'] {
    return this.social ? this.#paced : '';
  }
  set paced(kind: '' | Pace['kind']) {
    this.#paced = kind;
    this.bank = kind === 'daily' ? 86_400 : 1_800;
    this.patience = kind === 'daily' ? 86_400 : 300;
  }
  /** How much time seats have, if that is limited. */
  get pace(): Pace | null {
    const kind = this.paced;
    if (!kind) return null;
    const increment = kind === 'live' ? this.increment : 0;
    return { kind, bank: this.bank, increment, end: this.campaign ? 'bot' : this.end, bot: USUAL_BOT };
  }
  /** Whether results can count: not in a campaign, with own cards, or where several share a screen. */
  get countable(): boolean {
    const here = this.places.filter(({ who }) => who === 'me' || who === 'here');
    return here.length < 2 && !this.campaign && !this.files.some((file) => this.own.includes(file));
  }
  /** Whether there are seats that others are to take. */
  get inviting(): boolean {
    return this.places.some(({ who }) => who === 'link');
  }
  /** Whether players may ask for hints. */
  get hints(): boolean {
    return this.#hints ?? this.hintsUsual;
  }
  set hints(allowed: boolean) {
    this.#hints = allowed;
  }

  /** Give a seat to somebody; whoever was me before makes room for a bot. */
  seat(place: Place, who: Sitter): void {
    if (who === 'me') {
      for (const other of this.places) if (other.who === 'me') other.who = this.#bot();
    }
    place.who = who;
  }

  /** Swap a seat with its neighbour above (−1) or below (+1). */
  move(index: number, by: number): void {
    const [place] = this.places.splice(index, 1);
    if (place) this.places.splice(index + by, 0, place);
  }

  /** What to ask of the server; `me` is the guest's name. */
  wish(me: string): TableWish {
    const { now } = this;
    const options = Object.fromEntries(
      this.options.map(({ name }): [string, Option['default']] => [name, now[name] ?? '']),
    );
    const seats = this.places.map((place, index) => this.#wished(place, index, me));
    const own = this.files.filter((file) => this.own.includes(file));
    const wish: TableWish = { game: this.game.id, options, open: this.open, seats };
    wish.language = words.language;
    if (this.#open) wish.listed = true;
    if (this.inviting && this.join) wish.join = true;
    if (this.countable && this.counts) wish.counts = true;
    if (this.pace) wish.pace = this.pace;
    if (this.social) wish.patience = this.patience;
    if (this.social && this.words !== 'all') wish.words = this.words;
    if (this.#hints !== null) wish.hints = this.#hints;
    if (own.length > 0) wish.own = own;
    if (this.campaign) wish.campaign = this.campaign;
    return wish;
  }

  #said(why: Why | null): string {
    if (!why) return '';
    if ('reason' in why) return words.say(why.reason);
    if ('option' in why) {
      const option = words.t(`option-${why.option}`);
      return words.t('lobby-needs', { option, value: words.t(`option-${why.option}-${why.value}`) });
    }
    const seats = why.seats.filter((count) => this.game.seats.includes(count));
    const from = Math.min(...seats);
    const to = Math.max(...seats);
    return from === to ? words.t('lobby-only-exactly', { n: to }) : words.t('lobby-only-range', { from, to });
  }

  #wished({ who, name }: Place, index: number, me: string): SeatWish {
    if (who === 'link') return { kind: 'link' };
    if (who === 'me') return { kind: 'here', name: me };
    if (who === 'here') {
      return { kind: 'here', name: name.trim() || words.t('seat', { number: index + 1 }) };
    }
    return { kind: 'bot', bot: who.slice('bot:'.length), name: words.t(`bot-name-${index}`) };
  }

  /** The last seat that is not mine. */
  #dispensable(): number {
    return Math.max(0, this.places.findLastIndex(({ who }) => who !== 'me'));
  }

  #bot(): Sitter {
    const { bots } = this.game;
    const bot = bots.includes(USUAL_BOT) ? USUAL_BOT : bots[0];
    return bot ? `bot:${bot}` : 'here';
  }
}
