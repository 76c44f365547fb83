/** Finding cards: by words in any spelling, and by what is printed on them. */
import type { CardInfo } from '../lib/cards.svelte';

/** What is looked for; an empty field leaves all. */
export interface Wanted {
  text: string;
  kind: string;
  deck: string;
  category: string;
  /** The cards that a game of so many players uses; 0 for all. */
  players: number;
  passing: boolean;
  bonus: boolean;
}

export type Filter = Exclude<keyof Wanted, 'text'>;

export const EVERYTHING: Readonly<Wanted> = {
  text: '',
  kind: '',
  deck: '',
  category: '',
  players: 0,
  passing: false,
  bonus: false,
};

/** A card's words: its name, and all that can be searched besides. */
export interface CardWords {
  title: string;
  text: string;
}

/** A text without case, accents and ligatures; ё is е, while й stays. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<!и)\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'");
}

/** Whether a card passes the filters, one of which may be left out. */
export function passes(card: CardInfo, wanted: Wanted, without?: Filter): boolean {
  const tests: Record<Filter, boolean> = {
    kind: !wanted.kind || card.kind === wanted.kind,
    deck: !wanted.deck || card.deck === wanted.deck,
    category: !wanted.category || card.category === wanted.category,
    players: !wanted.players || card.players <= wanted.players,
    passing: !wanted.passing || card.passing,
    bonus: !wanted.bonus || card.bonus,
  };
  return Object.entries(tests).every(([filter, passed]) => passed || filter === without);
}

/** The cards in which every word of a text occurs, those that have them in their names first. */
export function searched(
  cards: CardInfo[],
  text: string,
  wordsOf: (card: CardInfo) => CardWords,
): CardInfo[] {
  const needles = folded(text).split(/\s+/).filter(Boolean);
  if (needles.length === 0) return cards;
  const named: CardInfo[] = [];
  const others: CardInfo[] = [];
  for (const card of cards) {
    const said = wordsOf(card);
    const title = folded(said.title);
    const all = folded(`${card.id} ${said.title} ${said.text}`);
    if (needles.every((needle) => title.includes(needle))) named.push(card);
    else if (needles.every((needle) => all.includes(needle))) others.push(card);
  }
  return [...named, ...others];
}

/** How many filters are set. */
export function filters(wanted: Wanted): number {
  const names = Object.keys(EVERYTHING) as (keyof Wanted)[];
  return names.filter((name) => name !== 'text' && wanted[name] !== EVERYTHING[name]).length;
}
