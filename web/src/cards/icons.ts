/** The icons on cards: what each is drawn as. */
import { isDrawn } from '../kit/drawings';
import type { PrintedItem } from '../lib/cards.svelte';

/** Icons that are called otherwise in the kit. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  space: 'action-space',
  goods: 'crate',
  'move-sheep': 'survive',
};
const HOW: Readonly<Record<PrintedItem['how'], string>> = { '': '', exactly: '=', most: '≤', each: '×', or: '' };

/** The drawing of an icon, and the row that a field must have; nothing for what has no drawing. */
export function drawnAs(icon: string): { good: string; row: string } | null {
  const [, field, row = ''] = /^(field)-(\d)$/.exec(icon) ?? [];
  const good = field ?? DRAWN_AS[icon] ?? icon;
  return isDrawn(good) ? { good, row } : null;
}

/** The same as part of a strip: `field ↑2`. */
export function inStrip(icon: string): string {
  const drawn = drawnAs(icon);
  return drawn ? `${drawn.good}${drawn.row && ` ↑${drawn.row}`}` : '';
}

/** What stands before an icon: `1/2/5`, `=1`, `+2`. */
export function figures({ amounts, how }: Pick<PrintedItem, 'amounts' | 'how'>, gained: boolean): string {
  const plus = gained && amounts.length > 0 && (how === '' || how === 'or') ? '+' : '';
  return `${HOW[how]}${plus}${amounts.join('/')}`;
}
