import { expect, test } from 'vitest';
import { figure } from './figures';

test.each([
  [0, '0'],
  [42, '42'],
  [42.5, '42½'],
  [0.5, '½'],
  [-3, '−3'],
  [-0.5, '−½'],
  [-14.5, '−14½'],
])('%d is printed as %s', (n, written) => {
  expect(figure(n)).toBe(written);
});
