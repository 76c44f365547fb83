/** The cards by their numbers: their words, what they bring step by step, and which is spoken of. */
import { inStrip } from '../../cards/icons';
import { cardInfo, type CardInfo } from '../../lib/cards.svelte';
import { words } from '../../lib/i18n.svelte';
import type { Action } from '../../lib/types';
import { GAME, KINDS } from './view';

/** What is printed on a card, once that is known. */
export function printed(id: string): CardInfo | undefined {
  return cardInfo(GAME).get(id);
}

/** The kind of a card, by its first digit until the cards are known. */
export function kindOf(id: string): string {
  const [gateway, farmyard, bonus, point] = KINDS;
  const digit = Number(id[0]);
  if (digit >= 8) return digit === 8 ? bonus : point;
  return printed(id)?.kind ?? (digit < 4 ? gateway : farmyard);
}

export function cardText(id: string): string {
  const message = `card-hallertau-${id}.text`;
  return words.has(message) ? words.t(message) : '';
}

/** A card as one speaks of it: its kind and its number. */
export function cardTitle(id: string): string {
  return `${words.t(`kind-${kindOf(id)}`)} ${id}`;
}

/** Whether a card's number or name is meant: the log speaks of names. */
export function isMeant(id: string, what: string | undefined): boolean {
  return what === id || what === `hallertau-${id}`;
}

/** The number of the card that an action plays, without its step. */
export function cardOf({ argument }: Pick<Action, 'argument'>): string {
  return argument.slice(0, 3);
}

/** The step of a card that an action plays, from 1, or 0 for a card without steps. */
export function stepOf({ argument }: Pick<Action, 'argument'>): number {
  return Number(argument.slice(4) || 0);
}

/** Whether a card is played at one of several steps. */
export function isStepped(card: CardInfo | undefined): boolean {
  return !!card?.printed.some(({ items }) => items.some(({ amounts }) => amounts.length > 1));
}

/** Amounts as a strip: `2 tool 1 bonus`. */
function strip(amounts: (readonly [icon: string, n: number])[]): string {
  return amounts.map(([icon, n]) => `${n} ${inStrip(icon)}`).join(' ');
}

/** What tells one step of a card from the others, in icons: its gain, or its cost or condition. */
export function tellsApart(card: CardInfo | undefined, step: number): string {
  const parts = ['gain', 'pay', 'have', 'board'].map((wanted) =>
    (card?.printed ?? [])
      .filter(({ part }) => part === wanted)
      .flatMap((row) => row.items)
      .filter(({ amounts, how }) => new Set(amounts).size > 1 && how !== 'lacking'),
  );
  const items = parts.find((found) => found.length > 0) ?? [];
  const all = items.map(({ icon, amounts }) => [icon, amounts[step - 1] ?? 0] as const);
  const some = all.filter(([, n]) => n > 0);
  return strip(some.length > 0 ? some : all.slice(0, 1));
}

/** What a card brings at a step, in icons: `2 tool 1 bonus`; nothing where icons cannot say it. */
export function gains(card: CardInfo | undefined, step: number): string {
  const items = card?.printed.filter(({ part }) => part === 'gain').flatMap((row) => row.items) ?? [];
  const found = items
    .filter(({ how }) => how === '')
    .map(({ icon, amounts }) => [icon, amounts[Math.min(step, amounts.length) - 1] ?? 0] as const)
    .filter(([, n]) => n > 0);
  return strip(found);
}
