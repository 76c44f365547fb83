/** A game's cards by their ids: their words, and which of them is spoken of. */
import { textOf } from '../../cards/said';
import { cardInfo } from '../../lib/cards.svelte';
import { words } from '../../lib/i18n.svelte';

export function cardTitle(id: string): string {
  return words.t(`card-${id}`);
}

/** What a card does; nothing until the cards are known. */
export function cardText(game: string, id: string): string {
  const card = cardInfo(game).get(id);
  return card ? textOf(card) : '';
}

/** Whether a card's id or name is meant: the log speaks of names. */
export function isMeant(game: string, id: string, what: string | undefined): boolean {
  return what !== undefined && (what === id || what === cardInfo(game).get(id)?.name);
}
