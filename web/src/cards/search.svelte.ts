/** A search in the cards of a game, as it is being made. */
import { cardInfo, type CardInfo } from '../lib/cards.svelte';
import { EVERYTHING, filters, passes, searched, type Filter, type Wanted } from './find';
import { deckOf, needOf, textOf, titleOf } from './said';

const CATEGORIES = [
  ...['farm-planner', 'actions-booster', 'points-provider', 'goods-provider', 'food-provider'],
  ...['crop-provider', 'building-resource-provider', 'livestock-provider'],
];
const KINDS = [
  ...['major', 'minor', 'occupation', 'improvement', 'building', 'tile'],
  ...['gateway', 'farmyard', 'bonus', 'point'],
];

export class Search {
  wanted = $state<Wanted>({ ...EVERYTHING });
  readonly cards;

  constructor(readonly game: string) {
    this.cards = cardInfo(game, true);
  }

  /** The cards whose words fit, whatever the filters say. */
  #said = $derived.by(() =>
    searched(this.cards.all, this.wanted.text, (card) => ({
      title: titleOf(card),
      text: `${textOf(card)} ${needOf(card)}`,
    })),
  );
  found: CardInfo[] = $derived(this.#said.filter((card) => passes(card, this.wanted)));
  /** How many filters are set. */
  filters = $derived(filters(this.wanted));

  /** How many cards there would be with another value of a filter. */
  count<F extends Filter>(filter: F, value: Wanted[F]): number {
    const wanted = { ...this.wanted, [filter]: value };
    return this.#said.filter((card) => passes(card, wanted)).length;
  }

  get kinds(): string[] {
    return KINDS.filter((kind) => this.cards.all.some((card) => card.kind === kind));
  }
  get categories(): string[] {
    return CATEGORIES.filter((one) => this.cards.all.some((card) => card.category === one));
  }
  /** The decks that cards are sorted into, in their order. */
  get decks(): string[] {
    const sorted = this.cards.all.filter(({ kind, deck }) => deck && (deck !== kind || deckOf(deck)));
    return [...new Set(sorted.map(({ deck }) => deck))];
  }
  /** The player counts that make a difference. */
  get players(): number[] {
    return [...new Set(this.cards.all.map(({ players }) => players))].toSorted((a, b) => a - b);
  }
  get passing(): boolean {
    return this.cards.all.some((card) => card.passing);
  }
  get bonus(): boolean {
    return this.cards.all.some((card) => card.bonus);
  }

  /** Show all cards again. */
  clear(): void {
    this.wanted = { ...EVERYTHING };
  }
  /** Set no filter, and search on. */
  unfilter(): void {
    this.wanted = { ...EVERYTHING, text: this.wanted.text };
  }
}
