import { expect, it } from 'vitest';
import { isQuiet, quietLast } from './quiet';
import type { Action } from './types';

/** Actions by their texts. */
function offered(...texts: string[]): Action[] {
  return texts.map((text) => {
    const cut = text.search(/ \S*$/);
    const [verb, argument] = cut < 0 ? [text, ''] : [text.slice(0, cut), text.slice(cut + 1)];
    return { text, verb, argument, kind: '', message: { id: '', values: {} } } as unknown as Action;
  });
}
const order = (...texts: string[]) => quietLast(offered(...texts)).map(({ text }) => text);

it('has what passes or declines behind all that does something, in its old order', () => {
  expect(order('done', 'plow r1c1', 'pass', 'bake grain')).toEqual(['plow r1c1', 'bake grain', 'done', 'pass']);
  expect(order('sparing', 'tools 2')).toEqual(['tools 2', 'sparing']);
});

it('has what takes less behind what takes all', () => {
  expect(order('take only 1', 'take only 2', 'take only 3', 'done')).toEqual([
    'take only 3',
    'take only 2',
    'take only 1',
    'done',
  ]);
  const actions = offered('take only 1', 'take only 2');
  expect(actions.map((action) => isQuiet(action, actions))).toEqual([true, false]);
});
