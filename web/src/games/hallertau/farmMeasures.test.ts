import { describe, expect, it } from 'vitest';
import { CENTRE, FIELDS, boulderBoxes, fieldBox, fieldCorner, rowBox, spaceLeft } from './farmMeasures';

/** The width of a board on a phone of 390 pixels. */
const PHONE = 373;
const TOUCH = 44;
const percent = (part: string) => Number.parseFloat(part) / 100;

describe('the field board', () => {
  it('has row 5 at the top and row 2 at the bottom', () => {
    expect(fieldCorner(0, 5)).toEqual({ x: FIELDS.left, y: FIELDS.top });
    expect(fieldCorner(7, 2)).toEqual({ x: FIELDS.left + 7 * FIELDS.cell, y: FIELDS.top + 3 * FIELDS.cell });
  });

  it('holds all cells', () => {
    const { x, y } = fieldCorner(7, 2);
    expect(x + FIELDS.cell).toBeLessThanOrEqual(FIELDS.width);
    expect(y + FIELDS.cell).toBeLessThanOrEqual(FIELDS.height);
  });

  it('has cells that a finger meets on a phone', () => {
    const { width, height } = fieldBox(3, 4);
    expect(percent(width) * PHONE).toBeGreaterThanOrEqual(TOUCH);
    expect(percent(height) * PHONE * (FIELDS.height / FIELDS.width)).toBeGreaterThanOrEqual(TOUCH);
  });
});

describe('the community centre', () => {
  it('ends after the last space', () => {
    expect(spaceLeft(CENTRE.spaces)).toBeLessThanOrEqual(CENTRE.width);
  });

  it('has rows that a finger meets on a phone', () => {
    const { height } = rowBox(4);
    const board = PHONE * (CENTRE.height / CENTRE.width);
    expect(percent(height) * board).toBeGreaterThanOrEqual(TOUCH - 0.5);
  });

  it('parts two neighbouring boulders in the middle', () => {
    const [first, second] = boulderBoxes(0, [4, 5]);
    const end = percent(first!.left) + percent(first!.width);
    expect(end).toBeCloseTo(percent(second!.left), 4);
    expect(percent(first!.width) * PHONE).toBeGreaterThanOrEqual(TOUCH);
    expect(percent(second!.width) * PHONE).toBeGreaterThanOrEqual(TOUCH);
  });

  it('marks a boulder where it lies', () => {
    const [first] = boulderBoxes(0, [4, 6]);
    const width = percent(first!.width) * CENTRE.width;
    expect(percent(first!.left) * CENTRE.width + percent(first!.mark.left) * width).toBeCloseTo(spaceLeft(4), 1);
    expect(percent(first!.mark.width) * width).toBeCloseTo(CENTRE.space, 1);
  });

  it('keeps the last boulder within the board', () => {
    const [only] = boulderBoxes(2, [10]);
    expect(percent(only!.left) + percent(only!.width)).toBeLessThanOrEqual(1);
  });
});
