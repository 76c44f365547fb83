import { expect, test } from 'vitest';
import type { Impossible, Option } from '../lib/types';
import { barred, barredValue, beside, choiceOf, fitting, groupsOf, isFor, settled } from './fitting';

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

const TOO_FEW = { id: 'impossible-too-few-cards', values: {} };
const TEAMS = { id: 'impossible-team-campaign', values: {} };
const IMPOSSIBLE: Impossible[] = [
  { reason: TOO_FEW, seats: [2, 3], choices: { decks: ['I', 'K'], hands: ['ten'] } },
  { reason: TEAMS, seats: [4], choices: { campaign: ['three-games'], teams: ['lowest'] } },
];
const MORE = [
  option('decks', ['EIK', 'I', 'K']),
  option('hands', ['dealt', 'draft', 'ten'], { seats_of: { draft: [2, 3, 4] } }),
  option('teams', ['none', 'lowest'], { seats: [4], group: 'teams' }),
];
const [decks, ways, teams] = MORE as [Option, Option, Option];

test('what is not there says why', () => {
  const [, hands, round] = OPTIONS as [Option, Option, Option];
  expect(barred(round, 2, {})).toEqual({ seats: [1] });
  expect(barred(hands, 2, { cards: 'none' })).toEqual({ option: 'cards', value: 'base' });
  expect(barred(hands, 2, { cards: 'base' })).toBeNull();
  expect(barredValue(hands, 'chosen', 2, {})).toEqual({ seats: [1] });
});

test('what was chosen bars what does not go with it, in both directions', () => {
  expect(barredValue(ways, 'ten', 2, { decks: 'I' }, IMPOSSIBLE)).toEqual({ reason: TOO_FEW });
  expect(barredValue(decks, 'I', 2, { hands: 'ten' }, IMPOSSIBLE)).toEqual({ reason: TOO_FEW });
  expect(barredValue(ways, 'ten', 4, { decks: 'I' }, IMPOSSIBLE)).toBeNull();
  expect(beside('campaign', 'three-games', 4, { teams: 'lowest' }, IMPOSSIBLE)).toEqual({ reason: TEAMS });
  expect(barredValue(teams, 'lowest', 4, { campaign: 'three-games' }, IMPOSSIBLE)).toEqual({ reason: TEAMS });
  expect(barredValue(teams, 'lowest', 4, { campaign: '' }, IMPOSSIBLE)).toBeNull();
});

test('what does not go together after another number of players was chosen gives way', () => {
  const chosen = { decks: 'I', hands: 'ten', teams: 'lowest', campaign: 'three-games' };
  expect(settled(MORE, 4, { ...chosen, campaign: '' }, IMPOSSIBLE)).toMatchObject({ hands: 'ten', teams: 'lowest' });
  expect(settled(MORE, 4, chosen, IMPOSSIBLE)).toMatchObject({ teams: 'none', campaign: 'three-games' });
  expect(settled(MORE, 2, chosen, IMPOSSIBLE)).toMatchObject({ decks: 'I', hands: 'dealt' });
});
