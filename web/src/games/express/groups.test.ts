import { describe, expect, it } from 'vitest';
import { collected, families, payment, using } from './groups';
import { exchange, takes } from './questions';
import type { Seat } from './sheetView';
import type { Group } from './view';

const seat = { house: 'wood', occupations: ['mayor'], improvements: [] as string[] } as Seat;
const group = (action: string, dice: Group['dice'], gains: Group['gains'] = {}): Group => ({
  action,
  dice,
  gains,
  pays: {},
  workshops: [],
});

describe('the groups', () => {
  const dice = { material: ['wood', 'wood', 'reed'], occupation: ['mayor'], improvement: ['oven'], animal: ['sheep', 'sheep'] };
  const offered = [
    group('collect 1wood', { wood: 1 }, { wood: 1 }),
    group('collect 2wood', { wood: 2 }, { wood: 2 }),
    group('room 2reed-dice+1wood', { house: 1, reed: 2 }, { room: 1 }),
    group('room 1reed+1wood', { house: 1 }, { room: 1 }),
    group('learn farmer 1food', { mayor: 1 }, { farmer: 1 }),
  ];
  const found = families(dice, offered, seat);

  it('have the largest collection first, and payment from the sheet before dice', () => {
    expect(found.material.map(({ action }) => action)).toEqual(['collect 2wood', 'collect 1reed']);
    expect(found.material[0]!.ways).toHaveLength(2);
    expect(found.farm[0]!.ways.map(({ action }) => action)).toEqual(['room 1reed+1wood', 'room 2reed-dice+1wood']);
  });

  it('stand there with the plainest action where they cannot be taken', () => {
    expect(found.farm.map(({ action }) => action)).toEqual([
      ...['room 1reed+1wood', 'upgrade 2brick', 'baby', 'field', 'pasture 1wood'],
    ]);
    expect(found.animal[0]).toMatchObject({ action: 'collect 2sheep', ways: [] });
    expect(found.improvement.map(({ action }) => action)).toEqual(['build oven 1brick']);
  });

  it('give any other card where the one shown is owned', () => {
    expect(found.occupation.map(({ about }) => about)).toEqual([
      ...['builder', 'farmer', 'rancher', 'gatherer', 'midwife'],
    ]);
    expect(found.occupation[1]!.ways).toHaveLength(1);
  });

  it('can be limited to those that use a face', () => {
    expect(using(found.farm[0]!, 'reed')?.action).toBe('room 2reed-dice+1wood');
    expect(using(found.farm[2]!, 'reed')).toBeNull();
  });

  it('take both kinds of food for one', () => {
    const [food] = families({ produce: ['food', 'food', 'double'] }, [], seat).produce;
    expect(food).toMatchObject({ action: 'collect 2food+1double', about: 'food' });
    expect(collected(food!)).toEqual(['food', 4]);
  });
});

describe('a payment', () => {
  it('is read from the text of the action', () => {
    expect(payment('room 1reed+2wood-dice')).toEqual([
      { n: 1, item: 'reed', dice: false },
      { n: 2, item: 'wood', dice: true },
    ]);
    expect(payment('learn mayor 1double-die')).toEqual([{ n: 1, item: 'double', dice: true }]);
    expect(payment('baby')).toEqual([]);
    expect(payment('collect 2wood')).toEqual([]);
  });
});

describe('an answer in the panel', () => {
  const message = (values: Record<string, Record<string, number>>) => ({ id: '', values });

  it('shows what is cooked for what, or who leaves', () => {
    expect(exchange({ verb: 'cook', message: message({ goods: { grain: 1 }, gains: { food: 2 } }) })).toBe('1 grain › 2 food');
    expect(exchange({ verb: 'free', message: message({ goods: { boar: 2 } }) })).toBe('2 boar');
    expect(exchange({ verb: 'sow', message: message({ goods: { grain: 1 } }) })).toBe('');
  });

  it('shows the seed and the animal from a die', () => {
    expect(takes({ text: 'sow grain-die', verb: 'sow', argument: 'grain-die' })).toEqual([{ n: 1, item: 'grain', dice: true }]);
    expect(takes({ text: 'add boar', verb: 'add', argument: 'boar' })).toEqual([{ n: 1, item: 'boar', dice: true }]);
  });
});
