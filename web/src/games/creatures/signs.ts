import type { Space } from './view';

/** What a refill brings, the animal in brackets as it is printed. */
export function refill({ gathers, then }: Pick<Space, 'gathers' | 'then'>): string {
  const first = Object.entries(gathers).map(([good, n]) => `+${n} ${good}`);
  return [...first, then ? `( ${then} )` : ''].filter(Boolean).join(' ');
}
