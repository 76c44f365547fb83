import { describe, expect, it } from 'vitest';
import type { Choice } from '../../lib/choice.svelte';
import type { Action, Goods, View } from '../../lib/types';
import { columnsOf, fromHand, fromPack, heaps, isDealing, neighbours, onCard, rowsFor, travels } from './hand';

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
    expect(onCard('A092', choice.actions)).toBe('use A092');
    expect(onCard('B056', choice.actions)).toBeNull();
    expect(onCard('B068', [action('sow vegetable on', 'B068')])).toBe('sow vegetable on B068');
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
