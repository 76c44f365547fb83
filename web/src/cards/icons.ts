/** The icons on cards: what each is drawn as, and the signs that say how it is meant. */
import { isDrawn } from '../kit/drawings';
import { figure } from '../kit/figures';
import type { PrintedHow, PrintedItem, PrintedRow } from '../lib/cards.svelte';

/** Icons that are called otherwise in the kit. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  card: 'any-card',
  goods: 'crate',
  'move-sheep': 'survive',
  played: 'confirm',
  space: 'action-space',
};
/** What stands before and after the number; a number `from` which on it counts stands behind the icon. */
const HOW: Readonly<Record<PrintedHow, readonly [before: string, after?: string]>> = {
  '': [''],
  exactly: ['='],
  most: ['≤'],
  gained: ['+'],
  lost: ['−'],
  not: [''],
  or: [''],
  plus: ['+'],
  same: ['='],
  other: ['≠'],
  each: ['×'],
  'as-many': ['≥'],
  more: ['>'],
  times: ['', '×'],
  lacking: ['=', '−'],
  beyond: ['≥', '+'],
  until: ['='],
  from: [''],
  rows: ['↑+↑='],
};
/** What counts from so much on in a condition, elsewhere exactly. */
const MEASURES: readonly PrintedHow[] = ['times', 'lacking'];

/** The drawing of an icon, and the row that a field must have; nothing for what has no drawing. */
export function drawnAs(icon: string): { good: string; row: string } | null {
  const [, field, row = ''] = /^((?:sown-)?field)-(\d)$/.exec(icon) ?? [];
  const good = field ?? DRAWN_AS[icon] ?? icon;
  return isDrawn(good) ? { good, row } : null;
}

/** The same as part of a strip: `field ↑2`. */
export function inStrip(icon: string): string {
  const drawn = drawnAs(icon);
  return drawn ? `${drawn.good}${drawn.row && ` ↑${drawn.row}`}` : '';
}

/** What stands before an icon: `1/2/5`, `=1`, `+2`, `≥2×`, `=8−`. */
export function figures({ amounts, how }: Omit<PrintedItem, 'icon'>, part: PrintedRow['part']): string {
  if (how === 'from') return '';
  const asked = part === 'have' || part === 'board';
  const gained = part === 'gain' || part === 'income';
  const plus = gained && amounts.length > 0 && (how === '' || how === 'or') ? '+' : '';
  const least = asked && MEASURES.includes(how) ? '≥' : '';
  const numbers = how === 'each' ? amounts.map((n) => figure(1 / n)) : amounts;
  const [before, after = ''] = HOW[how];
  return `${least || before}${plus}${numbers.join('/')}${after}`;
}

/** What stands behind an icon: the row of a field, or the number from which on it counts. */
export function behind({ icon, amounts, how }: PrintedItem): string {
  return how === 'from' ? `${amounts.join('/')}+` : (drawnAs(icon)?.row ?? '');
}
