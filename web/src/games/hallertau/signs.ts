/** What the spaces do, drawn line by line: words are icons, everything else stands as it is. */
import { drawnAt } from './view';

const STRIPS: Readonly<Record<string, readonly string[]>> = {
  'sheep-breeding': ['2 milk › 1 sheep', '4 milk › 2 sheep'],
  'sheep-shearing': ['sheep › wool', 'survive'],
  farming: ['field ↑5 /', '4 × sow'],
  butchery: ['1 sheep ›', '4 meat 2 hide'],
  nursery: ['3 clay /', '3 grain'],
  'busy-weekend': ['milk / wool', '2 × sow'],
  clearing: ['field ↑2', '1 clay'],
  'small-trade': ['2 grain', 'milk / wool survive'],
  cultivation: ['3 × sow'],
  'weekly-market': ['1 sheep 1 meat'],
  'land-sale': ['1 field ›', '1 jewel 3 clay'],
  fertilizing: ['2 field ↑5', '1 × sow'],
  'tool-shed': ['4 clay /', 'field ↑4'],
  'town-hall': ['‹ 1 craft ›', '2 jewel'],
  'sheep-market': ['1 sheep 1 hide'],
};

/** What a space does in a round. */
export function spaceStrip(id: string, round: number): readonly string[] {
  const kind = drawnAt(id);
  if (kind) return [`1 ${kind}`, 'start'];
  if (id === 'clay-delivery') return [`${Math.max(1, round)} clay`];
  return STRIPS[id] ?? [];
}

/** The verbs that act on a space of the board. */
export const ON_BOARD = ['place', 'visit', 'clear', 'recall', 'empty', 'fill', 'occupy'];
