/** A card in words. */
import type { CardInfo } from '../lib/cards.svelte';
import { words } from '../lib/i18n.svelte';

export function titleOf(card: CardInfo): string {
  return words.t(`card-${card.name}`);
}

export function textOf(card: CardInfo): string {
  return words.t(`card-${card.name}.text`);
}

/** What it takes to play the card, or nothing. */
export function needOf(card: CardInfo): string {
  return card.need ? words.say(card.need) : '';
}

/** What is handed in for the card, or nothing. */
export function returnsOf(card: CardInfo): string {
  return card.returns ? words.say(card.returns) : '';
}

/** What the card costs, or nothing. */
export function costOf(card: CardInfo): string {
  if (Object.keys(card.cost).length === 0) return '';
  const goods = words.goods(card.cost);
  if (card.per_person) return words.t('cards-per-person', { goods });
  if (!card.alternative) return goods;
  return words.t('list-or', { first: goods, last: words.goods(card.alternative) });
}

/** How many animals it holds and which, or nothing. */
export function roomOf({ capacity, holds: [only, ...others] }: CardInfo): string {
  if (capacity === 0) return '';
  if (!only) return words.t('creatures-holds', { n: capacity });
  if (others.length > 0) return words.t('creatures-holds-each', { n: capacity });
  return words.t('creatures-holds-only', { goods: words.goods({ [only]: capacity }) });
}

/** A deck by its name, or nothing where decks have letters. */
export function deckOf(deck: string): string {
  const id = `deck-${deck}`;
  return words.has(id) ? words.t(id) : '';
}

/** Where it belongs: its number and deck, or its set. */
export function numberOf({ id, kind, deck }: CardInfo): string {
  const named = deckOf(deck);
  if (named) return named;
  if (kind === 'tile' || !deck) return '';
  return deck === kind ? id : words.t('cards-number', { id, deck });
}

/** All that is printed on a card but its text, as one hears it. */
export function spoken(card: CardInfo): string {
  const cost = costOf(card);
  const need = needOf(card);
  return [
    titleOf(card),
    words.t(`kind-${card.kind}`),
    card.category && words.t(`category-${card.category}`),
    cost && words.t('cards-cost', { cost }),
    returnsOf(card),
    need && words.t('cards-need', { need }),
    roomOf(card),
    card.points !== 0 && words.t('cards-points', { n: card.points }),
    card.bonus && words.t('card-bonus'),
    card.passing && words.t('card-passing'),
  ]
    .filter(Boolean)
    .join(', ');
}
