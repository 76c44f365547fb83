import { describe, expect, it } from 'vitest';
import type { Action } from '../../lib/types';
import { cropOf, fieldIcon, fieldName, fits, isOnField, standsFor, yieldOf } from './farmFields';
import type { Field } from './farmView';

const field = (row: number, crop: string | null = null, double = false): Field => ({ row, crop, double });
const action = (text: string): Action => {
  const [verb = '', argument = ''] = text.split(' ');
  return { text, verb, kind: 'field', argument, message: { id: '', values: {} } };
};

describe('fields', () => {
  it('are named by what stands on them and their row', () => {
    expect(fieldName(field(3))).toBe('empty-3');
    expect(fieldName(field(4, 'rye'))).toBe('rye-4');
    expect(fieldName(field(5, 'rye', true))).toBe('rye+rye-5');
  });

  it('bring their row, or twice as much', () => {
    expect(yieldOf(field(4, 'rye'))).toBe(4);
    expect(yieldOf(field(5, 'rye', true))).toBe(10);
  });
});

describe('actions on fields', () => {
  it('are told from those with sheep, and from the whole harvest', () => {
    expect(isOnField(action('lose rye-4'))).toBe(true);
    expect(isOnField(action('lose sheep-4'))).toBe(false);
    expect(isOnField(action('move sheep-4'))).toBe(false);
    expect(isOnField(action('harvest all'))).toBe(false);
    expect(isOnField(action('place farming'))).toBe(false);
  });

  it('sow what is empty', () => {
    expect(fits(action('sow rye-3'), field(3))).toBe(true);
    expect(fits(action('sow rye-3'), field(4))).toBe(false);
    expect(fits(action('sow rye-3'), field(3, 'rye'))).toBe(false);
    expect(fits(action('raise empty-3'), field(3))).toBe(true);
  });

  it('show what they sow', () => {
    expect(cropOf(action('sow rye+rye-3'))).toBe('rye+rye');
    expect(fieldIcon(action('sow rye+rye-3'))).toBe('rye');
    expect(fieldIcon(action('harvest rye-3'))).toBe('harvest');
  });

  it('stand for something also where it is not possible', () => {
    const offered = [action('sow rye-3'), action('sow flax-3')];
    expect(standsFor(field(3), offered)).toBe('sow rye-3');
    expect(standsFor(field(4, 'hops'), offered)).toBe('sow rye-4');
    expect(standsFor(field(5), [action('raise empty-3')])).toBe('raise empty-5');
    expect(standsFor(field(5), [])).toBeNull();
  });
});
