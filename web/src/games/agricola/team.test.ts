import { describe, expect, it } from 'vitest';
import type { Choice } from '../../lib/choice.svelte';
import type { Decision, View } from '../../lib/types';
import { left, marketActions, mayTurn, partnerOf, turn, turnedTo, type Moves } from './team';
import type { Seat } from './view';

const seat = (goods: object, more: object = {}) =>
  ({ goods, animals: {}, rooms: ['r2c1'], fields: {}, stables: [], ...more }) as unknown as Seat;
const view = (teams?: string) => ({ options: teams ? { teams } : {} }) as unknown as View;
const action = (text: string) => {
  const [verb, argument = ''] = text.split(' ');
  return { text, verb, argument };
};
const decision = (kind: string, values: object, ...actions: string[]) =>
  ({ kind, prompt: { id: '', values }, actions: actions.map(action) }) as unknown as Decision;
const part = (by?: number) => ({ id: '', values: by === undefined ? {} : { by } });

describe('partners', () => {
  it('sit opposite each other, where teams play', () => {
    expect([0, 1, 2, 3].map((one) => partnerOf(view('lowest'), one))).toEqual([2, 3, 0, 1]);
    expect(partnerOf(view(), 0)).toBeUndefined();
    expect(partnerOf(view('none'), 0)).toBeUndefined();
    expect(partnerOf(view('product'), -1)).toBeUndefined();
  });
  it('have the farm that a question is about', () => {
    expect(turnedTo(decision('partner-plow', { by: 3 }, 'plow r1c1'))).toBe(3);
    expect(turnedTo(decision('and-or', { parts: [part(2), part(2)] }, 'room r1c1'))).toBe(2);
    expect(turnedTo(decision('and-or', { parts: [part(), part(2)] }, 'room r1c1', 'partner'))).toBeUndefined();
    expect(turnedTo(decision('and-or', { parts: [part(2)] }, 'partner', 'done'))).toBeUndefined();
    expect(turnedTo(decision('team-market', { by: 2 }, 'give wood'))).toBeUndefined();
  });
});

describe('a click on the farm of the partner', () => {
  /** A table where turning leads to a question, or does the only thing at once. */
  function table(asked: Decision | null, farm: Seat) {
    const done: string[] = [];
    const choice = {
      decision: null as Decision | null,
      play: (text: string) => {
        done.push(text);
        if (text === 'partner') choice.decision = asked;
        return Promise.resolve();
      },
      undo: () => {
        done.push('undo');
        return Promise.resolve();
      },
    };
    const click = (cell: string) => turn(choice as unknown as Choice, cell, () => farm);
    return { click, done };
  }

  it('does there what the cell is offered for', async () => {
    const { click, done } = table(decision('partner-plow', { by: 2 }, 'plow r1c1', 'plow r1c2'), seat({}));
    await click('r1c2');
    expect(done).toEqual(['partner', 'plow r1c2']);
  });
  it('leaves the farm open where the cell can be two things, or nothing', async () => {
    const asked = decision('and-or', { parts: [part(2), part(2)] }, 'room r1c1', 'stable r1c1');
    const { click, done } = table(asked, seat({}));
    await click('r1c1');
    await click('r3c5');
    expect(done).toEqual(['partner', 'partner']);
  });
  it('does not build elsewhere because only that is possible', async () => {
    const { click, done } = table(null, seat({}, { fields: { r1c1: {} } }));
    await click('r3c5');
    expect(done).toEqual(['partner', 'undo']);
  });
  it('is not for rooms and fields', () => {
    const farm = seat({}, { fields: { r1c1: {} } });
    expect(['r2c1', 'r1c1', 'r1c2'].map((cell) => mayTurn(farm, cell))).toEqual([false, false, true]);
  });
});

describe('the market', () => {
  const own = seat({ wood: 2 }, { animals: { sheep: 1 } });
  const other = seat({ wood: 1, clay: 1 });
  const all = () => true;
  const n = (good: string, way: 1 | -1, moves: Moves) => left(good, way, moves, own, other, all);

  it('moves as many as there are', () => {
    expect(n('wood', 1, {})).toBe(2);
    expect(n('wood', 1, { wood: 2 })).toBe(0);
    expect(n('wood', -1, {})).toBe(1);
    expect(n('sheep', 1, {})).toBe(1);
    expect(n('clay', 1, {})).toBe(0);
  });
  it('takes back what was planned, also where the other direction is closed', () => {
    expect(left('wood', -1, { wood: 2 }, own, other, () => false)).toBe(2);
    expect(left('wood', -1, {}, own, other, () => false)).toBe(0);
  });
  it('sends a list that ends with done while more could move', () => {
    expect(marketActions({ wood: 1, clay: -1 }, own, other, all)).toEqual(['give wood', 'get clay', 'done']);
    expect(marketActions({}, own, other, all)).toEqual(['done']);
  });
  it('ends by itself once nothing more can move', () => {
    const moves = { wood: 2, sheep: 1, clay: -1 };
    expect(marketActions(moves, own, other, all)).toEqual(['give wood', 'give wood', 'get clay', 'give sheep']);
  });
});
