/** The tiles by their ids: their words, what they cost, and which of them is spoken of. */
import { folded } from '../../cards/find';
import { cardInfo, type CardInfo } from '../../lib/cards.svelte';
import { words } from '../../lib/i18n.svelte';
import type { Goods } from '../../lib/types';
import { amount, type Seat } from './view';

export const GAME = 'creatures';

export function tileTitle(id: string): string {
  return words.t(`card-creatures-${id}`);
}

export function tileText(id: string): string {
  return words.t(`card-creatures-${id}.text`);
}

/** What is printed on a tile, once that is known. */
export function printed(id: string): CardInfo | undefined {
  return cardInfo(GAME).get(id);
}

/** Whether a tile's id or name is meant: the log speaks of names. */
export function isMeant(id: string, what: string | undefined): boolean {
  return what === id || what === `creatures-${id}`;
}

function covers(seat: Seat, cost: Goods): boolean {
  return Object.entries(cost).every(([good, n]) => amount(seat, good) >= n);
}

/** Whether a seat has what a tile costs, in one way or the other. */
export function affordable({ cost, alternative }: CardInfo, seat: Seat): boolean {
  return covers(seat, cost) || (!!alternative && covers(seat, alternative));
}

/** Whether a tile has all the words of a text in its name or in what it does. */
export function speaksOf(id: string, text: string): boolean {
  const said = folded(`${tileTitle(id)} ${tileText(id)}`);
  return folded(text).split(/\s+/).every((word) => said.includes(word));
}
