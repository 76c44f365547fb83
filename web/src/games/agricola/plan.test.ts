import { describe, expect, it } from 'vitest';
import { outline } from './grid';
import { inOrder, planned } from './plan';

describe('a plan of cells', () => {
  it('is one pasture per connected part', () => {
    const plan = planned([], ['r1c5', 'r1c4', 'r3c3'], []);
    expect(plan.pastures).toEqual([['r1c4', 'r1c5'], ['r3c3']]);
    expect(plan.fences).toHaveLength(10);
    expect(plan.loose).toEqual([]);
  });

  it('uses the fences that stand', () => {
    const plan = planned([['r1c5']], ['r1c4'], []);
    expect(plan.pastures).toEqual([['r1c4']]);
    expect(plan.fences).toHaveLength(3);
  });
});

describe('a plan of edges', () => {
  it('encloses what the edges close', () => {
    expect(planned([], [], outline(['r2c4', 'r2c5'])).pastures).toEqual([['r2c4', 'r2c5']]);
  });

  it('tells edges that close nothing', () => {
    const plan = planned([], [], [...outline(['r1c5']), 'r3c4w']);
    expect(plan.pastures).toEqual([['r1c5']]);
    expect(plan.loose).toEqual(['r3c4w']);
  });

  it('divides chosen cells', () => {
    const plan = planned([], ['r1c4', 'r1c5'], ['r1c5w']);
    expect(plan.pastures).toEqual([['r1c4'], ['r1c5']]);
    expect(plan.fences).toHaveLength(7);
  });

  it('divides a pasture with one fence and one action', () => {
    const plan = planned([['r1c4', 'r1c5']], [], ['r1c5w']);
    expect(plan.pastures).toEqual([['r1c4']]);
    expect(plan.fences).toEqual(['r1c5w']);
    expect(plan.arising).toEqual([['r1c4'], ['r1c5']]);
  });
});

describe('the order of pastures', () => {
  it('lets each border on one that stands by then', () => {
    expect(inOrder([['r1c3'], ['r1c4']], [['r1c5']])).toEqual([['r1c4'], ['r1c3']]);
    expect(inOrder([['r1c3'], ['r1c5'], ['r1c4']], [])).toEqual([['r1c3'], ['r1c4'], ['r1c5']]);
  });
});
