import { expect, test } from 'vitest';
import { pageAbout, pagesOf } from './book';

test('a page is found by what one is about, the closest first', () => {
  expect(pageAbout('agricola-classic', 'space-fencing kind-place')).toBe('pastures');
  expect(pageAbout('agricola-revised', 'why-occupied rule-R14 space-fencing')).toBe('work');
  expect(pageAbout('agricola-revised', 'why-cannot-pay rule-R65 space-farm-expansion')).toBe('house');
  expect(pageAbout('express', 'kind-upgrade')).toBe('house');
  expect(pageAbout('hallertau', 'sheep')).toBe('sheep');
  expect(pageAbout('creatures', 'starting-player')).toBe('work');
});

test('what is not known leads to the first page', () => {
  expect(pageAbout('hallertau', '')).toBe('goal');
  expect(pageAbout('hallertau', 'space-nowhere')).toBe('goal');
  expect(pageAbout('nothing', 'goal')).toBe('');
});

test('both editions have the same pages', () => {
  expect(pagesOf('agricola-classic')).toEqual(pagesOf('agricola-revised'));
});
