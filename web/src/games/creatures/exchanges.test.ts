import { expect, test } from 'vitest';
import { exchange } from './exchanges';

test('exchanges are drawn as what is given and what comes for it', () => {
  expect(exchange('trade', 'sheep+pig:cow')).toBe('sheep + pig › cow');
  expect(exchange('spend', 'wood+reed')).toBe('wood + reed');
  expect(exchange('swap', 'horse')).toBe('horse › cow');
  expect(exchange('take', 'horse')).toBe('');
});
