import { describe, expect, it } from 'vitest';
import { outline } from './grid';
import { inOrder, planned, singly } from './plan';

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

describe('open fences', () => {
  const open = ['r1c5n', 'r1c5w'];

  it('are used by a pasture', () => {
    const plan = planned([], ['r1c5'], [], open);
    expect(plan.fences.sort()).toEqual(['r1c5e', 'r2c5n']);
    expect(singly(plan, [], open)).toEqual(['r1c5']);
  });

  it('keep chosen cells apart', () => {
    expect(planned([], ['r1c4', 'r1c5'], [], open).pastures).toEqual([['r1c4'], ['r1c5']]);
  });

  it('are built by their own names', () => {
    const plan = planned([], [], ['r2c4n', 'r3c5e']);
    expect(plan.pastures).toEqual([]);
    expect(singly(plan, [], [])).toEqual(['r2c4n', 'r3c5e']);
  });

  it('close a pasture, or divide it, one by one', () => {
    const three = ['r1c5n', 'r1c5w', 'r1c5e'];
    expect(singly(planned([], [], ['r2c5n'], three), [], three)).toEqual(['r2c5n']);
    const standing = [['r1c4', 'r1c5']];
    expect(singly(planned(standing, [], ['r1c5w']), standing, [])).toEqual(['r1c5w']);
  });

  it('of a second pasture count those of the first', () => {
    const plan = planned([], ['r1c5', 'r2c5'], ['r2c5n']);
    expect(singly(plan, [], [])).toEqual(['r1c5', 'r2c5']);
    expect(plan.fences).toHaveLength(7);
  });
});
