import { describe, expect, test } from 'vitest';
import type { CardInfo } from '../lib/cards.svelte';
import { EVERYTHING, filters, folded, passes, searched } from './find';

function card(id: string, printed: Partial<CardInfo> = {}): CardInfo {
  return {
    id,
    name: id,
    kind: 'minor',
    deck: id.slice(0, 1),
    category: 'food-provider',
    cost: {},
    alternative: null,
    per_person: false,
    points: 0,
    players: 1,
    need: null,
    passing: false,
    bonus: false,
    capacity: 0,
    holds: [],
    printed: [],
    strip: '',
    returns: null,
    ...printed,
  };
}

const WORDS: Record<string, { title: string; text: string }> = {
  A102: { title: 'Épicier', text: 'Empilez sur cette carte du bois et des céréales.' },
  B008: { title: 'Étal de marché', text: 'Vous recevez 1 légume.' },
  B050: { title: 'Baratte', text: 'Une fois par récolte, l’épicier du cœur.' },
  A090: { title: 'Тёплый хлев', text: 'Ещё одно животное на ферме; улей.' },
};
const cards = Object.keys(WORDS).map((id) => card(id));
const ids = (text: string) =>
  searched(cards, text, ({ id }) => WORDS[id] ?? { title: '', text: '' }).map(({ id }) => id);

describe('searching', () => {
  test('nothing finds everything, in order', () => {
    expect(ids('')).toEqual(['A102', 'B008', 'B050', 'A090']);
    expect(ids('   ')).toHaveLength(4);
  });
  test('case and accents do not matter', () => {
    expect(ids('ETAL')).toEqual(['B008']);
    expect(ids('légume')).toEqual(['B008']);
    expect(ids('COEUR')).toEqual(['B050']);
  });
  test('ё is е, й is not и', () => {
    expect(ids('теплый')).toEqual(['A090']);
    expect(ids('ЕЩЕ')).toEqual(['A090']);
    expect(ids('улей')).toEqual(['A090']);
    expect(ids('улеи')).toEqual([]);
  });
  test('names come first', () => {
    expect(ids('epicier')).toEqual(['A102', 'B050']);
  });
  test('every word must occur, in any order', () => {
    expect(ids('marché étal')).toEqual(['B008']);
    expect(ids('étal bois')).toEqual([]);
  });
  test('by number', () => {
    expect(ids('b050')).toEqual(['B050']);
  });
  test('either apostrophe', () => {
    expect(ids("l'épicier")).toEqual(['B050']);
    expect(folded('Shepherd’s')).toBe("shepherd's");
  });
});

describe('filters', () => {
  const tutor = card('B099', { kind: 'occupation', category: 'points-provider', bonus: true });
  const conjurer = card('A155', { kind: 'occupation', players: 4 });
  const market = card('A009', { passing: true });

  test('each looks at one thing', () => {
    const chosen = (wanted: object) =>
      [tutor, conjurer, market]
        .filter((one) => passes(one, { ...EVERYTHING, ...wanted }))
        .map(({ id }) => id);
    expect(chosen({})).toEqual(['B099', 'A155', 'A009']);
    expect(chosen({ kind: 'occupation' })).toEqual(['B099', 'A155']);
    expect(chosen({ deck: 'A' })).toEqual(['A155', 'A009']);
    expect(chosen({ category: 'points-provider' })).toEqual(['B099']);
    expect(chosen({ players: 3 })).toEqual(['B099', 'A009']);
    expect(chosen({ players: 4 })).toHaveLength(3);
    expect(chosen({ passing: true })).toEqual(['A009']);
    expect(chosen({ bonus: true })).toEqual(['B099']);
    expect(chosen({ deck: 'A', passing: true, bonus: true })).toEqual([]);
  });
  test('one can be left out, to count what it would leave', () => {
    const wanted = { ...EVERYTHING, kind: 'minor', deck: 'A' };
    expect(passes(conjurer, wanted)).toBe(false);
    expect(passes(conjurer, wanted, 'kind')).toBe(true);
    expect(passes(tutor, wanted, 'kind')).toBe(false);
  });
  test('are counted without the search', () => {
    expect(filters({ ...EVERYTHING, text: 'wood' })).toBe(0);
    expect(filters({ ...EVERYTHING, players: 2, bonus: true })).toBe(2);
  });
});
