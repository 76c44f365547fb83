/** What of a choice lies on a farm: verbs of cells, edges and extensions, and their icons. */
import type { Action } from '../../lib/types';

/** The verbs that are acted on at a cell. */
const CELL_ICONS: Readonly<Record<string, string>> = {
  trough: 'trough',
  stall: 'stall',
  stables: 'stables',
  site: 'building',
  'lift trough': 'trough',
  'lift stall': 'stall',
};

/** Whether an action is acted on at a cell. */
export function isOnCell({ verb }: Action): boolean {
  return Object.hasOwn(CELL_ICONS, verb);
}

/** What an action at a cell is about. */
export function cellIcon(verb: string): string {
  return CELL_ICONS[verb] ?? 'confirm';
}
