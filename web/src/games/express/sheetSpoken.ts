/** A score sheet in words: its rows, what stands in them, and how they score. */
import { words } from '../../lib/i18n.svelte';
import { helpOf, own } from '../../table/own';
import { countOf, ruleOf, type Row } from './sheetRows';
import { isOver, LOST, missing, type Pasture, type Seat } from './sheetView';
import { GAME } from './view';


/** The name of a good, as the box has it. */
export function goodTitle(good: string): string {
  return words.t(own(`good-${good}`, GAME));
}

/** The name of a row. */
export function rowTitle(row: Row): string {
  return words.t(own(`score-${row}`, GAME));
}

/** What a row is about and how it scores, for whoever asks. */
export function rowHelp(row: Row): string {
  return [helpOf(row, GAME), helpOf(`score-${row}`, GAME)].filter(Boolean).join(' ');
}

function pastureText({ kind, n }: Pasture): string {
  return kind ? words.goods({ [kind]: n }) : words.t('express-sheet-empty');
}

/** What a family lacks at the next harvest, and what that costs; nothing if it has enough. */
export function shortText(seat: Seat): string {
  const n = missing(seat);
  return n > 0 ? words.t('express-sheet-short', { n, points: LOST * n }) : '';
}

/** What a seat has of what a row counts. */
export function ownedText(row: Row, seat: Seat): string {
  const n = countOf(row, seat);
  if (row === 'house') return words.t('express-sheet-house', { house: words.t(`house-${seat.house}`), n });
  if (row === 'food' && !isOver(seat)) return words.t('express-sheet-food', { n, need: seat.need });
  if (row === 'pastures' && n > 0) {
    return `${words.t('express-sheet-pastures', { n })}: ${seat.grazing.map(pastureText).join(', ')}`;
  }
  const told = ['fields', 'pastures', 'babies', 'improvements'].includes(row);
  return told ? words.t(`express-sheet-${row}`, { n }) : words.goods({ [row]: n });
}

/** How a row scores, in the fewest words. */
export function ruleText(row: Row, seat: Seat): string {
  const rule = ruleOf(row, seat);
  if (!rule) return words.t(`express-sheet-rule-${row}`);
  const { first, step, per } = rule;
  if (per > 1) return words.t(first ? 'express-sheet-rule-per' : 'express-sheet-rule-sets', { first, step, per });
  return words.t(first ? 'express-sheet-rule-each' : 'express-sheet-rule-only', { row, first, step });
}

/** The name of an occupation or improvement, and what it does. */
export function cardTitle(card: string): string {
  return words.t(`card-express-${card}`);
}
export function cardText(card: string): string {
  return words.t(`card-express-${card}.text`);
}

/** Whether a card's id or name is meant: the log speaks of names. */
export function isMeant(card: string, what: string | undefined): boolean {
  return what === card || what === `express-${card}`;
}
