/** Which questions have a panel of their own, and where every action has its place. */
import type { Action } from '../../lib/types';

/** The verbs that act on a space of the board. */
export const ON_BOARD = ['place', 'visit', 'clear', 'recall', 'empty', 'fill', 'occupy'];
/** The verbs that are acted on in the village. */
const IN_VILLAGE = [
  ...['sow', 'lose', 'uproot', 'raise', 'fertilize', 'harvest', 'double', 'field'],
  ...['move', 'return', 'advance', 'jewel', 'back', 'boulder'],
];
/** What is chosen in a panel, one button each. */
const CHOSEN = ['take', 'keep', 'pay', 'breed', 'accept'];
const PLACED: ReadonlySet<string> = new Set([
  ...ON_BOARD,
  ...IN_VILLAGE,
  ...CHOSEN,
  ...['tools', 'play', 'discard', 'amount', 'income', 'collect'],
]);

/** What can be answered where a seat is asked only for its cards; not everywhere all of it. */
const ANSWERS: ReadonlySet<string> = new Set(['play', 'sparing', 'quiet', 'done']);

/** Whether a seat is asked only for its cards. */
export function isWindow(offered: Action[]): boolean {
  return offered.length > 0 && offered.every(({ verb }) => ANSWERS.has(verb));
}

/** Whether an action is acted on where it lies; to have all harvested at once is a button. */
export function placed({ verb, argument }: Action, offered: Action[]): boolean {
  if (verb === 'harvest' && argument === 'all') return false;
  if (verb === 'done' || verb === 'quiet') return isWindow(offered);
  return PLACED.has(verb);
}

export type Kind = 'window' | 'income' | 'amount' | 'choice';

/** The panel that fits what is offered, if one does. */
export function panelFor(offered: Action[]): Kind | null {
  const has = (...verbs: string[]) => offered.some(({ verb }) => verbs.includes(verb));
  if (isWindow(offered)) return 'window';
  if (has('income', 'collect')) return 'income';
  if (has('amount')) return 'amount';
  return has(...CHOSEN) ? 'choice' : null;
}

/** What a panel with one button each offers: new fields too, where they are the alternative. */
export function choices(offered: Action[]): Action[] {
  return offered.filter(({ verb }) => verb === 'field' || CHOSEN.includes(verb));
}

/** The icons of a payment: `2clay+1rye` is `2 clay 1 rye`. */
export function payment(argument: string): string {
  return argument
    .split('+')
    .map((part) => part.replace(/^(\d+)/, '$1 '))
    .join(' ');
}
