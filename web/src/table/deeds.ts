/** The deeds of a turn: which are told, which as one, and what they leave unsaid. */
import type { Goods, Message } from '../lib/types';

/** Actions that go without saying: what they do is told by the goods. */
const QUIET = ['done', 'spend', 'take', 'collect', 'give', 'get', 'cook', 'eat', 'swap', 'site', 'reveal', 'release'];

/** The same thing done so many times; on cells of the farm, where it is done there. */
export interface Deeds {
  message: Message;
  n: number;
  cells: string[];
}

/** Whether an action goes without saying. */
export function isQuiet(action: string): boolean {
  const [verb = ''] = action.split(' ');
  return verb.startsWith('pay') || QUIET.includes(verb);
}

/** What makes deeds the same thing: all but where on the farm it is done. */
function alike({ id, values }: Message): string {
  const { cell: _, side: __, ...others } = values;
  return JSON.stringify([id, others]);
}

/** The deeds in the order in which each kind was first done; those that are not `told` as several stay apart. */
export function grouped(messages: Message[], told: (message: Message) => boolean): Deeds[] {
  const found = new Map<string, Deeds>();
  for (const message of messages) {
    const key = told(message) ? alike(message) : JSON.stringify(message);
    const deeds = found.get(key) ?? { message, n: 0, cells: [] };
    deeds.n += 1;
    if (typeof message.values.cell === 'string') deeds.cells.push(message.values.cell);
    found.set(key, deeds);
  }
  return [...found.values()];
}

/** Whether a text speaks of an amount, and not of a larger one or of a longer word. */
export function speaksOf(told: string, amount: string): boolean {
  const plain = amount.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d.,])${plain}(?!\\p{L})`, 'u').test(told);
}

/** Goods of which a text does not speak; `named` tells an amount in words. */
export function unsaid(goods: Goods, told: string, named: (goods: Goods) => string): Goods {
  return Object.fromEntries(Object.entries(goods).filter(([good, n]) => !speaksOf(told, named({ [good]: Math.abs(n) }))));
}
