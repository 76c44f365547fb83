import { expect, test } from 'vitest';
import type { Game } from '../lib/types';
import { readGiven } from './given';

const games = [{ id: 'express', seats: [1, 2] }] as Game[];
const read = (data: unknown) => readGiven(typeof data === 'string' ? data : JSON.stringify(data), games);

test('records and positions are told apart', () => {
  const record = { format: 1, game: 'express', seats: 2, actions: ['roll'] };
  expect(read(record)).toMatchObject({ kind: 'record', seats: 2, moves: 1 });
  expect(read({ game: 'express', seats: [{}] })).toMatchObject({ kind: 'position', seats: 1, moves: 0 });
});

test('what is neither is refused by what it is', () => {
  for (const text of ['', '{', '7', 'null', '[]', '{}', '{"game": "express"}']) {
    expect(read(text)).toMatchObject({ id: 'error-brought-none' });
  }
  expect(read({ game: 'chess', seats: [] })).toMatchObject({ id: 'error-brought-game', values: { found: '"chess"' } });
  expect(read({ game: 'express', seats: [{}, {}, {}] })).toMatchObject({ values: { found: '3', allowed: '1, 2' } });
  expect(read({ kind: 'solo', games: [], game: 'express' })).toMatchObject({ id: 'error-brought-campaign' });
  expect(read(JSON.stringify({ game: 'x'.repeat(70_000) }))).toMatchObject({ id: 'error-brought-size' });
});
