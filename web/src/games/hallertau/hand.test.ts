import { expect, test } from 'vitest';
import type { Action } from '../../lib/types';
import { inOrder, isDiscarding, offered } from './hand';

const action = (text: string): Action => {
  const [verb = '', argument = ''] = text.split(' ');
  return { text, verb, argument, kind: 'play', message: { id: '', values: {} } };
};
const choice = (...texts: string[]) => ({
  of: (...verbs: string[]) => texts.map(action).filter(({ verb }) => verbs.includes(verb)),
});

test('a card stands for all its steps that can be played', () => {
  const asked = choice('play 007-1', 'play 007-2', 'play 009', 'place nursery');
  expect(offered('007', asked).map(({ text }) => text)).toEqual(['play 007-1', 'play 007-2']);
  expect(offered('009', asked)).toHaveLength(1);
  expect(offered('801', asked)).toEqual([]);
});

test('cards can be asked for as a cost', () => {
  expect(isDiscarding(choice('discard 802', 'discard 803'))).toBe(true);
  expect(isDiscarding(choice('play 802'))).toBe(false);
});

test('what can be used lies first, the rest by number', () => {
  expect(inOrder(['901', '007', '412', '003'], (id) => id === '412')).toEqual(['412', '003', '007', '901']);
});
