import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Catalogue, kept } from './text';
import type { Message } from './types';

const LOCALES = new URL('../../../src/bocage/locales/', import.meta.url);

function catalogue(language: string): Catalogue {
  const folder = new URL(`${language}/`, LOCALES);
  const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf-8'));
  return new Catalogue(language, texts);
}

/** Written by tests/web/test_text.py: messages of a game and what Python makes of them. */
interface Sample {
  message: Message & { seat?: number };
  names: string[];
  texts: Record<string, string>;
}

describe.each(['en', 'fr', 'ru'])('%s', (language) => {
  const words = catalogue(language);

  test('goods are counted and listed', () => {
    const said = words.goods({ wood: 3, vegetable: 1 });
    expect(said).toContain('3');
    expect(said).not.toContain('goods-');
  });

  test('an unknown message is its id', () => {
    expect(words.t('no-such-message')).toBe('no-such-message');
    expect(words.has('space-forest.help')).toBe(true);
    expect(words.has('space-forest.nothing')).toBe(false);
  });

  const path = process.env.BOCAGE_SAMPLES;
  test.runIf(path)('says what Python says', () => {
    const samples = JSON.parse(readFileSync(path!, 'utf-8')) as Sample[];
    expect(samples.length).toBeGreaterThan(500);
    for (const { message, names, texts } of samples) {
      expect(words.say(message, names)).toBe(texts[language]);
    }
  });
});

test('an edition has the words of its book', () => {
  const words = catalogue('fr');
  const said = (game: string) => words.say({ id: 'prompt-gain', values: { goods: { food: 2 } }, game });
  expect(said('agricola-classic')).toBe('Prenez 2 PN');
  expect(said('agricola-revised')).toBe('Prenez 2 repas');
  const log = { id: 'log-renovate.bare', values: { seat: 0, house: 'clay' } };
  expect(words.say(log, ['Ana'], 'agricola-classic')).toMatch(/cabane en argile/);
});

test('no line ends between a number and its noun or before a dash', () => {
  expect(kept('2 еды — 1 или 2 зерна, 3 — 4')).toBe('2\u00a0еды\u00a0— 1\u00a0или 2\u00a0зерна, 3\u00a0— 4');
});

test('the words of own cards are plain: nothing in them is read as Fluent', () => {
  const words = new Catalogue('en', ['log-play = { $seat } plays { $card }.'], {
    'card-own-1-X001': 'Gnome { $card }',
    'card-own-1-X001.text': 'Get {1} food.\n.text = no',
  });
  expect(words.t('card-own-1-X001.text')).toBe('Get {1} food.\n.text = no');
  const message = { id: 'log-play', values: { card: 'own-1-X001', seat: 0 } };
  expect(words.say(message, ['Ana'])).toBe('Ana plays Gnome { $card }.');
  expect(words.has('card-own-1-X001')).toBe(true);
});
