/** A village that grows by quarters of 40 by 310 units. */
import { bush, fir, oak } from './shapes';
import { hut, well } from './things';

const FEET = [60, 132, 226, 298];
const LOTS: readonly ((x: number, y: number) => string)[] = [
  (x, y) => hut(x, y, 0.9),
  (x, y) => hut(x, y, 0.9, 'kit-cut', 'straw'),
  (x, y) => oak(x - 5, y - 2, 1.1) + bush(x + 10, y, 0.7),
  (x, y) => hut(x, y, 0.95, 'kit-wool', 'roof-stone'),
  (x, y) => hut(x, y, 0.85, 'wood', 'roof-wood'),
  (x, y) => well(x, y, 0.72),
  (x, y) => fir(x - 9, y - 4, 0.9) + fir(x + 8, y, 1.1),
];

/** What stands in a quarter, on both sides of the street. */
export function quarter(n: number): string {
  const lots = FEET.map((y, i) => LOTS[(3 * n + 2 * i) % LOTS.length]?.(20, y) ?? '');
  return `<path fill="var(--reed)" stroke="none" d="M0 150h40v18H0Z"/><path stroke-width="1" stroke-opacity=".4" d="M4 156h12M22 162h10"/>${lots.join('')}`;
}
