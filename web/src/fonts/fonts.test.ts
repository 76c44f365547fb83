import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const catalogues = import.meta.glob<string>('../../../src/bocage/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sheet = readFileSync(new URL('./fonts.css', import.meta.url), 'utf-8');

/** The characters of a style sheet's range. */
function inside(range: string): (code: number) => boolean {
  const [first = 0, last = first] = range.slice(2).split('-').map((digits) => parseInt(digits, 16));
  return (code) => first <= code && code <= last;
}

describe('the small fonts', () => {
  const faces = [...sheet.matchAll(/font-family: '([^']+)'[^}]+font-weight: (\d+)[^}]+unicode-range: ([^;]+);/g)];
  const all = new Set(Object.values(catalogues).join(''));
  const letters = [...all].filter((letter) => /[\p{L}\p{N}\p{P}]/u.test(letter));

  it.each(['Alegreya 700', 'Alegreya Sans 400', 'Alegreya Sans 700'])('have every letter of our texts: %s', (wanted) => {
    const ranges = faces
      .filter(([, family, weight]) => `${family} ${weight}` === wanted)
      .flatMap(([, , , ranges = '']) => ranges.split(',').map(inside));
    const lacking = letters.filter((letter) => !ranges.some((has) => has(letter.codePointAt(0)!)));
    expect(letters.length).toBeGreaterThan(100);
    expect(lacking).toEqual([]);
  });
});
