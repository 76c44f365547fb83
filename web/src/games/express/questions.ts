/** The questions with a panel of their own, and their answers in icons. */
import type { Action, Goods } from '../../lib/types';
import { payment, type Part } from './groups';

/** Whether a kind of question is answered in the panel: all but the group of a turn. */
export function inPanel(kind: string): boolean {
  return kind !== 'turn';
}

/** The strip of an exchange: `1 grain › 2 food`; nothing for other actions. */
export function exchange({ verb, message }: Pick<Action, 'verb' | 'message'>): string {
  if (verb !== 'cook' && verb !== 'free') return '';
  const side = (goods: unknown) =>
    Object.entries((goods ?? {}) as Goods)
      .map(([good, n]) => `${n} ${good}`)
      .join(' ');
  const [from, to] = [side(message.values.goods), side(message.values.gains)];
  return to ? `${from} › ${to}` : from;
}

/** What an answer pays or takes: `sow grain-die` takes one grain die. */
export function takes({ text, verb, argument }: Pick<Action, 'text' | 'verb' | 'argument'>): Part[] {
  if (verb === 'room' || verb === 'upgrade') return payment(text);
  if (verb === 'sow') return [{ n: 1, item: argument.replace(/-die$/, ''), dice: argument.endsWith('-die') }];
  return verb === 'add' ? [{ n: 1, item: argument, dice: true }] : [];
}

/** The icon of an answer that has neither. */
export function iconFor({ verb, argument }: Pick<Action, 'verb' | 'argument'>): string | undefined {
  if (verb === 'done') return 'confirm';
  return verb === 'breed' ? argument : undefined;
}
