/** What the spaces do and what comes onto them, drawn: words are icons, everything else stands as it is. */
import type { Space } from './view';

const STRIPS: Record<string, string> = {
  'start-player': 'start',
  'building-materials': '1 wood 1 stone 1 reed',
  fences: '1 wood › border',
  walls: '2 border , 2 stone › +1',
  expand: 'extension',
  troughs: '1 trough , 3 wood › +1',
  stall: '3 stone 1 reed › stall',
  stables: '5 wood / stone › stables',
  'special-building-1': 'building',
  'special-building-2': 'building',
};

/** What a space does besides handing over what lies on it. */
export function spaceStrip(id: string): string {
  return STRIPS[id] ?? '';
}

/** What a refill brings, the animal in brackets as it is printed. */
export function refill({ gathers, then }: Pick<Space, 'gathers' | 'then'>): string {
  const first = Object.entries(gathers).map(([good, n]) => `+${n} ${good}`);
  return [...first, then ? `( ${then} )` : ''].filter(Boolean).join(' ');
}
