import { describe, expect, it } from 'vitest';
import type { Choice } from '../../lib/choice.svelte';
import type { Action, Goods, View } from '../../lib/types';
import {
  byKind,
  columnsOf,
  farmAsked,
  fromHand,
  fromPack,
  handAsked,
  heaps,
  isDealing,
  neighbours,
  onCard,
  possibleFirst,
  rowsFor,
  travels,
} from './hand';

const action = (verb: string, argument: string): Action => ({
  text: `${verb} ${argument}`,
  verb,
  argument,
  kind: 'card',
  message: { id: '', values: {} },
});
const choosing = (...actions: Action[]) =>
  ({
    actions,
    decision: { seat: 0, kind: 'use-cards', prompt: { id: '', values: {} }, actions },
    find: (text: string) => actions.find((each) => each.text === text),
    of: (...verbs: string[]) => actions.filter(({ verb }) => verbs.includes(verb)),
  }) as unknown as Choice;
const seen = (pack: string[], hands = 'draft', seats = 2) =>
  ({
    seat: 0,
    options: { hands },
    seats: Array.from({ length: seats }, (_, i) => (i === 0 ? { pack } : {})),
  }) as unknown as View;

describe('what cards stand for', () => {
  const choice = choosing(action('play', 'B056'), action('use', 'A092'));

  it('is the verb offered for one of their kind', () => {
    expect(fromHand(['A002', 'B056'], choice)).toBe('play');
    expect(fromHand(['A116'], choice)).toBeUndefined();
  });
  it('is the choice of a pack', () => {
    expect(fromPack(['A116'], choosing(action('discard', 'A116')))).toBe('discard');
    expect(fromPack(['B056'], choice)).toBeUndefined();
  });
  it('is the use of one in play', () => {
    expect(onCard('A092', 0, choice)).toBe('use A092');
    expect(onCard('B056', 0, choice)).toBeNull();
    for (const verb of ['sow grain on', 'sow vegetable on', 'sow wood on']) {
      expect(onCard('B068', 0, choosing(action(verb, 'B068')))).toBe(`${verb} B068`);
    }
  });
  it('is placing somebody on one that is a space, whoever owns it', () => {
    const placing = choosing(action('place', 'I100'), action('use', 'I92'));
    expect(onCard('I100', 1, placing)).toBe('place I100');
    expect(onCard('I92', 1, placing)).toBeNull();
  });
  it('is a field of another where that is asked for', () => {
    const taking = choosing(action('use', 'K105'));
    expect(farmAsked(taking.decision)).toBe(0);
    Object.assign(taking.decision!, { kind: 'choose-field', prompt: { id: '', values: { by: 2 } } });
    expect(farmAsked(taking.decision)).toBe(2);
    expect(onCard('K105', 2, taking)).toBe('use K105');
    expect(onCard('K105', 0, taking)).toBeNull();
    expect(farmAsked(null)).toBe(-1);
  });
});

describe('hands in the making', () => {
  it('have a pack, or may be thrown back', () => {
    expect(isDealing(seen(['A116']), choosing())).toBe(true);
    expect(isDealing(seen([]), choosing())).toBe(false);
    expect(isDealing(seen([]), choosing(action('mulligan', 'minors')))).toBe(true);
  });
  it('travel in a draft of several', () => {
    expect(travels(seen([], 'draft-quick'))).toBe(true);
    expect(travels(seen([], 'ten'))).toBe(false);
    expect(travels(seen([], 'draft', 1))).toBe(false);
  });
  it('come from the right and go to the left', () => {
    expect(neighbours(0, 3)).toEqual({ left: 1, right: 2 });
    expect(neighbours(2, 3)).toEqual({ left: 0, right: 1 });
  });
});

describe('the rows of a hand', () => {
  it('are as few as fit', () => {
    expect(rowsFor([3, 2], 500, 80)).toBe(1);
    expect(rowsFor([7, 7], 700, 80)).toBe(2);
    expect(rowsFor([7, 7, 9], 700, 80)).toBe(3);
    expect(rowsFor([20, 20], 100, 80)).toBe(3);
  });
  it('leave whole columns to each group', () => {
    expect(columnsOf([7, 6, 0], 2)).toBe(7);
  });
});

it('heaps what falls due by seat', () => {
  const due: { seat: number; goods: Goods }[] = [
    { seat: 1, goods: { food: 1 } },
    { seat: 0, goods: { sheep: 1 } },
    { seat: 1, goods: { food: 2, wood: 1 } },
  ];
  expect(heaps(due)).toEqual([
    { seat: 0, goods: { sheep: 1 } },
    { seat: 1, goods: { food: 3, wood: 1 } },
  ]);
  expect(due[0]?.goods).toEqual({ food: 1 });
});

describe('a tray of cards', () => {
  const kinds: Record<string, string> = { A1: 'occupation', A2: 'occupation', B1: 'minor', B2: 'minor' };
  const cards = { get: (id: string) => (kinds[id] ? { kind: kinds[id] } : undefined) };
  const held = ['A1', 'A2', 'B1', 'B2'];

  it('sorts them by kind, what is asked for and possible first', () => {
    const choice = choosing(action('play', 'B2'));
    const groups = possibleFirst(byKind(undefined, held, cards, choice), choice);
    expect(groups.map(({ kind, ids, verb }) => [kind, ids.join(), verb])).toEqual([
      ['minor', 'B2,B1', 'play'],
      ['occupation', 'A1,A2', undefined],
    ]);
  });
  it('tells kinds apart before the cards are known', () => {
    const groups = byKind({ hand_size: { occupations: 1, minors: 3 } }, held, { get: () => undefined }, choosing());
    expect(groups.map(({ ids }) => ids.length)).toEqual([1, 3]);
  });
  it('opens by itself for a card, but not where the board can be chosen, too', () => {
    const view = { seat: 0, seats: [{ hand: held }] } as unknown as View;
    const seated = (...actions: Action[]) => Object.assign(choosing(...actions), { seat: 0 });
    expect(handAsked(view, seated(action('play', 'B2')))).toBe(true);
    expect(handAsked(view, seated(action('play', 'B2'), action('place', 'forest')))).toBe(false);
    expect(handAsked(view, seated(action('use', 'A1')))).toBe(false);
  });
});
