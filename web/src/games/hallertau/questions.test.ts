import { expect, test } from 'vitest';
import type { Action } from '../../lib/types';
import { choices, panelFor, payment, placed } from './questions';

const actions = (...texts: string[]): Action[] =>
  texts.map((text) => {
    const [verb = '', argument = ''] = text.split(' ');
    return { text, verb, argument, kind: '', message: { id: '', values: {} } };
  });
const loose = (...texts: string[]) => {
  const offered = actions(...texts);
  return offered.filter((action) => !placed(action, offered)).map(({ text }) => text);
};

test('a turn leaves only what has no place as a button', () => {
  expect(loose('place nursery', 'tools 1', 'tools 2', 'play 007-1', 'sparing')).toEqual(['sparing']);
  expect(loose('sow rye-3', 'done')).toEqual(['done']);
  expect(loose('harvest rye-4', 'harvest all', 'play 427', 'quiet')).toEqual(['harvest all', 'quiet']);
});

test('a card window has its answers in its panel', () => {
  const asked = ['play 009', 'sparing', 'quiet', 'done'];
  expect(loose(...asked)).toEqual(['sparing']);
  expect(panelFor(actions(...asked))).toBe('window');
  expect(panelFor(actions('play 903', 'sparing', 'done'))).toBe('window');
  expect(loose('play 903', 'done')).toEqual([]);
});

test('other questions have the panel that fits', () => {
  expect(panelFor(actions('take clay', 'take rye'))).toBe('choice');
  expect(panelFor(actions('income 811', 'collect', 'done'))).toBe('income');
  expect(panelFor(actions('amount 0', 'amount 1', 'amount all'))).toBe('amount');
  expect(panelFor(actions('place nursery', 'tools 1'))).toBeNull();
  expect(panelFor(actions('field 5', 'sow rye-3', 'done'))).toBeNull();
  expect(choices(actions('take clay', 'field 4', 'play 007-1')).map(({ text }) => text)).toEqual([
    'take clay',
    'field 4',
  ]);
});

test('a payment is drawn', () => {
  expect(payment('2clay+1rye')).toBe('2 clay 1 rye');
  expect(payment('10sheep')).toBe('10 sheep');
});
