import { describe, expect, it } from 'vitest';
import { kindOf, marked, powerOver, setsLeft, wasRolled } from './dice';

describe('a face', () => {
  it('belongs to one kind of die', () => {
    expect(['house', 'midwife', 'oven', 'double', 'brick', 'cattle'].map(kindOf)).toEqual([
      ...['farm', 'occupation', 'improvement', 'produce', 'material', 'animal'],
    ]);
  });
});

describe('a power', () => {
  it('is over dice of one kind, for whoever has the occupation', () => {
    expect(powerOver('material', ['gatherer'])?.most).toBe(2);
    expect(powerOver('material', ['farmer'])).toBeUndefined();
    expect(powerOver('farm', ['mayor'])?.food).toBe(2);
    expect(powerOver('occupation', ['midwife'])).toBeUndefined();
  });

  it('sets fewer dice once it is used, and none beside another', () => {
    const power = powerOver('animal', ['rancher'])!;
    expect(setsLeft(power, null, 0)).toBe(2);
    expect(setsLeft(power, 'rancher', 1)).toBe(1);
    expect(setsLeft(power, 'farmer', 1)).toBe(0);
  });
});

describe('a roll', () => {
  const left = { material: ['wood', 'reed'], farm: ['house'] };

  it('brings dice that lay otherwise', () => {
    expect(wasRolled({}, left)).toBe(true);
    expect(wasRolled(left, { material: ['wood', 'stone', 'stone'], farm: ['field', 'field'] })).toBe(true);
  });

  it('is neither a group taken, nor one taken back, nor a die set', () => {
    expect(wasRolled(left, { material: ['reed'], farm: ['house'] })).toBe(false);
    expect(wasRolled({ material: ['reed'] }, left)).toBe(false);
    expect(wasRolled(left, { material: ['stone', 'reed'], farm: ['house'] })).toBe(false);
  });
});

describe('the dice of a group', () => {
  it('are the first that show its faces', () => {
    expect(marked(['wood', 'reed', 'wood'], { wood: 1, reed: 2 })).toEqual([true, true, false]);
    expect(marked(['wood'], {})).toEqual([false]);
  });
});
