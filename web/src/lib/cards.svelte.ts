/** The cards, tiles and spaces of a game as they are printed. Their words are messages: `card-<name>`, `card-<name>.text`. */
import { api, Refused } from './api';
import { words, type Decks } from './i18n.svelte';
import type { Goods, Message, PrintedSpace } from './types';

export type CardKind =
  | 'major' | 'minor' | 'occupation'
  | 'improvement' | 'building' | 'tile'
  | 'gateway' | 'farmyard' | 'bonus' | 'point';

/**
 * How an icon and its amounts are meant:
 * - so many: at least in a condition (nothing), `exactly`, at `most`;
 * - `gained` or `lost` just now; `not` this; this `or` what stands before it;
 * - beside the icon before it: added to it (`plus`), of the `same` type, of an`other`;
 * - beside what is counted: as often as there are of `each` (or of so many of them), at least `as-many`,
 *   `more`, so many `times`, as many as are `lacking` of a number, at least so many `beyond`, `until` there are as many;
 * - `from` this number on; `rows` that add up to it.
 */
export type PrintedHow =
  | '' | 'exactly' | 'most'
  | 'gained' | 'lost' | 'not' | 'or'
  | 'plus' | 'same' | 'other'
  | 'each' | 'as-many' | 'more' | 'times' | 'lacking' | 'beyond' | 'until'
  | 'from' | 'rows';

/** An icon with its amount, or with one amount for each step of a card. */
export type PrintedItem = {
  icon: string;
  amounts: number[];
  how: PrintedHow;
};

/** A line of icons on a card: when it can be played, what it takes, what it brings. */
export type PrintedRow = {
  part: 'phase' | 'have' | 'board' | 'pay' | 'gain' | 'income';
  items: PrintedItem[];
};

export type CardInfo = {
  id: string;
  /** What its text goes by: the same improvement has other numbers in other editions. */
  name: string;
  kind: CardKind;
  deck: string;
  /** What it is good for; nothing in a game that does not sort its cards so. */
  category: string;
  cost: Goods;
  /** What can be paid instead, if anything. */
  alternative: Goods | null;
  /** Whether the cost is to be paid for every person of the family. */
  per_person: boolean;
  points: number;
  /** The fewest players of a game that uses the card. */
  players: number;
  need: Message | null;
  passing: boolean;
  bonus: boolean;
  /** How many animals of one type it holds. */
  capacity: number;
  /** The one type that it holds, or those of each of which it holds so many; empty for any. */
  holds: string[];
  /** What is printed in icons, line by line; nothing where the text says all. */
  printed: PrintedRow[];
  /** What a major improvement does in icons. */
  strip: string;
  /** What is handed in for it, if anything. */
  returns: Message | null;
  /** The words of somebody’s own card: messages by language. */
  words?: Record<string, Record<string, string>>;
};

const RETRY = 3_000;

const NO_LINES: readonly string[] = [];

/** A game's cards and spaces; empty until the server has told them. */
class Cards {
  #all = $state.raw<CardInfo[]>([]);
  #spaces = $state.raw<PrintedSpace[]>([]);
  #byId = $derived(new Map(this.#all.map((card) => [card.id, card])));
  /** Whether the server was heard. */
  loaded = $state(false);
  problem = $state.raw<Message | null>(null);

  /** What is read of what stands on them. */
  #decks: Decks;

  constructor(readonly game: string, decks: Decks) {
    this.#decks = decks;
    void this.load();
  }

  /** Read what stands on the cards of some decks, if that is not known yet. */
  read(decks: Decks): void {
    if (this.#decks === true || this.#decks === decks) return;
    this.#decks = decks;
    queueMicrotask(() => {
      this.loaded = false;
      void this.load();
    });
  }

  get(id: string): CardInfo | undefined {
    return this.#byId.get(id);
  }
  get all(): CardInfo[] {
    return this.#all;
  }
  /** What a space does with so many seats, line by line in icons; nothing where it only hands over what lies there. */
  lines(title: string, seats: number): readonly string[] {
    return this.#spaces.find((space) => space.title === title && space.seats.includes(seats))?.lines ?? NO_LINES;
  }

  /** Ask the server, at first and after a problem; it is asked again while it cannot be reached. */
  load = async (): Promise<void> => {
    try {
      const [all, spaces] = await Promise.all([
        ...([api.cards(this.game), api.spaces(this.game)] as const),
        words.read(this.game, this.#decks),
      ]);
      await words.learn(all.flatMap((card) => (card.words ? [card.words] : [])));
      this.#all = all;
      this.#spaces = spaces;
      this.loaded = true;
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof Refused ? error.said : { id: 'error-failed', values: {} };
      if (error instanceof Refused && error.code === 'offline') setTimeout(this.load, RETRY);
    }
  };
}

const known = new Map<string, Cards>();

/** The cards of a game, read once, with what stands on those of some `decks`. A `$derived` that is the first to ask does not hear of them later: ask before. */
export function cardInfo(game: string, decks?: Decks): Cards {
  let cards = known.get(game);
  if (!cards) known.set(game, (cards = new Cards(game, decks ?? true)));
  else if (decks !== undefined) cards.read(decks);
  return cards;
}
