import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { drawingOf } from './drawings';
import Field from './Field.svelte';

/** How often a crop is drawn on a field. */
function drawn(crop: 'grain' | 'vegetable', n: number): number {
  const { body } = render(Field, { props: { x: 0, y: 0, crop, n } });
  return body.split(drawingOf(crop).markup.trim()).length - 1;
}

it('shows so many ears and beets as there are', () => {
  for (const n of [1, 2, 3, 4, 5, 8]) {
    expect(drawn('grain', n)).toBe(n);
    expect(drawn('vegetable', n)).toBe(n);
  }
  expect(drawn('vegetable', 0)).toBe(0);
});

it('counts a second stack apart', () => {
  const { body } = render(Field, { props: { x: 0, y: 0, crop: 'grain', n: 1, second: 2 } });
  expect(body.split(drawingOf('grain').markup.trim()).length - 1).toBe(3);
});
