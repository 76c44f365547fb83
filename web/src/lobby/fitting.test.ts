import { expect, test } from 'vitest';
import type { Option } from '../lib/types';
import { choiceOf, fitting, groupsOf, isFor } from './fitting';

function option(name: string, values: string[], more: Partial<Option> = {}): Option {
  return { name, values, default: values[0] ?? '', seats: [], seats_of: {}, needs: null, group: '', ...more };
}

const OPTIONS: Option[] = [
  option('cards', ['none', 'base']),
  option('hands', ['dealt', 'draft', 'ten', 'chosen'], {
    seats_of: { draft: [2, 3, 4], chosen: [1] },
    needs: { option: 'cards', value: 'base' },
  }),
  option('round_cards', ['shuffled', 'chosen'], { seats: [1] }),
];
const names = (seats: number, chosen: object) =>
  fitting(OPTIONS, seats, { ...chosen }).map(({ name }) => name);
const hands = (seats: number) =>
  fitting(OPTIONS, seats, { cards: 'base' }).find(({ name }) => name === 'hands')!;

test('hands are asked for only with cards', () => {
  expect(names(2, { cards: 'none' })).toEqual(['cards']);
  expect(names(2, { cards: 'base' })).toEqual(['cards', 'hands']);
});

test('some options are for so many players', () => {
  expect(names(1, { cards: 'none' })).toEqual(['cards', 'round_cards']);
});

test('cards are chosen alone and drafted together', () => {
  expect(hands(1).values).toEqual(['dealt', 'ten', 'chosen']);
  expect(hands(3).values).toEqual(['dealt', 'draft', 'ten']);
});

test('a choice that does not fit gives way to the default', () => {
  expect(choiceOf(hands(1), { hands: 'chosen' })).toBe('chosen');
  expect(choiceOf(hands(2), { hands: 'chosen' })).toBe('dealt');
  expect(choiceOf(hands(2), {})).toBe('dealt');
});

test('an option without a choice is not shown', () => {
  const only = option('cards', ['none']);
  expect(fitting([only], 2, {})).toEqual([]);
});

test('groups tell of options also where they do not fit', () => {
  const teams = option('teams', ['none', 'lowest'], { seats: [4], group: 'teams' });
  const larkin = option('larkin', ['no', 'yes'], { group: 'farm' });
  const szongott = option('szongott', ['no', 'yes'], { seats: [2], group: 'farm' });
  expect(groupsOf([...OPTIONS, teams, larkin, szongott])).toEqual([
    { name: 'teams', options: [teams] },
    { name: 'farm', options: [larkin, szongott] },
  ]);
  expect([teams, larkin, szongott].filter((one) => isFor(one, 3))).toEqual([larkin]);
  expect(fitting([teams, larkin, szongott], 2, {})).toEqual([larkin, szongott]);
});
