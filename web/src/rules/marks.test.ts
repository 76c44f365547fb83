import { expect, test } from 'vitest';
import { excerpt, holds, marked, needlesOf } from './marks';

const found = (text: string, wanted: string) =>
  marked(text, needlesOf(wanted)).filter((part) => part.found).map((part) => part.text);

test('words are found whatever their case and accents', () => {
  expect(found('Clôtures et étables', 'cloture')).toEqual(['Clôture']);
  expect(found('Le Bœuf', 'BOEUF')).toEqual(['Bœuf']);
  expect(found('Ребёнок и стойло', 'ребенок')).toEqual(['Ребёнок']);
  expect(found('стойло', 'стоило')).toEqual([]);
  expect(found('A field, then fields', 'FIELD')).toEqual(['field', 'field']);
  expect(found('2\u00a0bois', '2 bois')).toEqual(['2', 'bois']);
});

test('all words must stand in a text', () => {
  expect(holds('Une clôture coûte 1 bois', needlesOf('bois clôture'))).toBe(true);
  expect(holds('Une clôture coûte 1 bois', needlesOf('bois pierre'))).toBe(false);
});

test('parts make up the whole text', () => {
  const text = 'Sœur : œufs, bœufs';
  expect(marked(text, needlesOf('oe')).map((part) => part.text).join('')).toBe(text);
  expect(marked(text, [])).toEqual([{ text, found: false }]);
});

test('an excerpt shows what was looked for', () => {
  const text = `${'word '.repeat(60)}fence ${'more '.repeat(60)}`;
  const piece = excerpt(text, needlesOf('fence'));
  expect(piece).toMatch(/^….*fence.*…$/);
  expect(piece.length).toBeLessThan(140);
  expect(excerpt('A fence.', needlesOf('fence'))).toBe('A fence.');
});
