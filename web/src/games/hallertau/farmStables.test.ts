import { describe, expect, it } from 'vitest';
import { standsOf } from './farmStables';
import type { Seat } from './farmView';

const board = (sheep: Record<string, number>, farmyard_cards: number[]) => ({ sheep, farmyard_cards }) as unknown as Seat;

describe('the stable board', () => {
  it('tells the rounds that are over from this one and those to come', () => {
    const states = standsOf(board({}, [4, 5, 6]), 3).map(({ state }) => state);
    expect(states).toEqual(['gone', 'gone', 'now', 'next', 'next', 'next', 'stables']);
  });

  it('warns of sheep that die next', () => {
    const stands = standsOf(board({ 4: 1, 5: 2, stables: 3 }, [4, 5, 6]), 3);
    expect(stands.filter(({ last }) => last).map(({ spot }) => spot)).toEqual(['4']);
    expect(stands.map(({ sheep }) => sheep)).toEqual([0, 0, 0, 1, 2, 0, 3]);
  });

  it('has this round’s card on the board until its workers come', () => {
    expect(standsOf(board({ 4: 1 }, [4, 5, 6]), 4)[3]).toMatchObject({ state: 'next', last: true });
    expect(standsOf(board({}, [5, 6]), 4)[3]).toMatchObject({ state: 'now', last: false });
  });

  it('is empty but for the stables in the last round', () => {
    const last = standsOf(board({ stables: 2 }, []), 6);
    expect(last.map(({ state }) => state)).toEqual(['gone', 'gone', 'gone', 'gone', 'gone', 'now', 'stables']);
    expect(last.some(({ last }) => last)).toBe(false);
  });
});
