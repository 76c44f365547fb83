import { expect, test } from 'vitest';
import { isDrawn } from '../../kit/drawings';
import { spaceStrip } from './signs';

const SPACES = [
  ...['gateway-card', 'sheep-breeding', 'sheep-shearing', 'clay-delivery', 'farming'],
  ...['farmyard-card', 'butchery', 'nursery', 'busy-weekend', 'clearing'],
  ...['bonus-card', 'small-trade', 'cultivation', 'weekly-market', 'land-sale'],
  ...['point-card', 'fertilizing', 'tool-shed', 'town-hall', 'sheep-market'],
];

test('every space is drawn, with icons that there are', () => {
  for (const id of SPACES) {
    const words = spaceStrip(id, 3).join(' ').match(/[a-z][a-z-]*/g) ?? [];
    expect(words.length, id).toBeGreaterThan(0);
    expect(words.filter((word) => !isDrawn(word)), id).toEqual([]);
  }
});

test('clay comes by the round', () => {
  expect(spaceStrip('clay-delivery', 4)).toEqual(['4 clay']);
});
