/** Hand cards: what can be done with each of them now, and in which order they lie. */
import type { Choice } from '../../lib/choice.svelte';
import type { Action } from '../../lib/types';
import { cardOf, isStepped, printed } from './printed';
import { ON_BOARD } from './questions';

/** The verbs that make something of a card in hand. */
export const FROM_HAND = ['play', 'discard'];

/** What is offered for a card in hand: all its steps, or that it is given away. */
export function offered(id: string, choice: Pick<Choice, 'of'>): Action[] {
  return choice.of(...FROM_HAND).filter((action) => cardOf(action) === id);
}

/** Whether cards are asked for as a cost, so that nothing else can be done with them. */
export function isDiscarding(choice: Pick<Choice, 'of'>): boolean {
  return choice.of('discard').length > 0;
}

/** The action for which a card in hand stands where nothing is offered for it. */
export function actionOn(id: string, choice: Pick<Choice, 'of'>): string {
  return isDiscarding(choice) ? `discard ${id}` : `play ${id}${isStepped(printed(id)) ? '-1' : ''}`;
}

/** Whether a card in hand is to be chosen, and nothing on the board instead. */
export function handAsked(choice: Pick<Choice, 'of'>): boolean {
  return choice.of(...FROM_HAND).length > 0 && choice.of(...ON_BOARD).length === 0;
}

/** Cards by kind and number, those that can be used first. */
export function inOrder(ids: readonly string[], usable: (id: string) => boolean): string[] {
  return ids.toSorted((a, b) => Number(usable(b)) - Number(usable(a)) || a.localeCompare(b));
}
