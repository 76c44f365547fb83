/** A card in words. */
import type { CardInfo } from '../lib/cards.svelte';
import { words } from '../lib/i18n.svelte';

export function titleOf(card: CardInfo): string {
  return words.t(`card-${card.id}`);
}

export function textOf(card: CardInfo): string {
  return words.t(`card-${card.name}.text`);
}

/** What it takes to play the card, or nothing. */
export function needOf(card: CardInfo): string {
  return card.need ? words.say(card.need) : '';
}

/** What the card costs, or nothing. */
export function costOf(card: CardInfo): string {
  if (Object.keys(card.cost).length === 0) return '';
  const goods = words.goods(card.cost);
  return card.per_person ? words.t('cards-per-person', { goods }) : goods;
}

/** All that is printed on a card but its text, as one hears it. */
export function spoken(card: CardInfo): string {
  const cost = costOf(card);
  const need = needOf(card);
  return [
    titleOf(card),
    words.t(`kind-${card.kind}`),
    words.t(`category-${card.category}`),
    cost && words.t('cards-cost', { cost }),
    need && words.t('cards-need', { need }),
    card.points !== 0 && words.t('cards-points', { n: card.points }),
    card.bonus && words.t('card-bonus'),
    card.passing && words.t('card-passing'),
  ]
    .filter(Boolean)
    .join(', ');
}
