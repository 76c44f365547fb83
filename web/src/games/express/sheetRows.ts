/** The rows of a score sheet: what is owned, how it scores, and the points of the three harvests. */
import { ADULTS, amount, HARVESTS, MOST_BABIES, type Seat } from './sheetView';

/** The rows in the order of the printed sheet, in its two halves. */
export const FARM = ['house', 'fields', 'pastures', 'babies', 'food', 'grain', 'vegetable'] as const;
export const STOCK = ['reed', 'wood', 'brick', 'stone', 'sheep', 'boar', 'cattle', 'improvements'] as const;
export type Row = (typeof FARM)[number] | (typeof STOCK)[number];

/** How a row scores: points for the first, points for each full set of `per`, and the card that they need. */
export interface Rule {
  first: number;
  step: number;
  per: number;
  card?: string;
}

const HOUSE_POINTS = { wood: 1, brick: 2, stone: 3 };
const RULES: Readonly<Partial<Record<Row, Rule>>> = {
  pastures: { first: 3, step: 1, per: 1 },
  grain: { first: 1, step: 1, per: 2 },
  vegetable: { first: 1, step: 1, per: 1 },
  reed: { first: 0, step: 2, per: 2, card: 'basketmaker' },
  wood: { first: 0, step: 2, per: 3, card: 'joinery' },
  brick: { first: 0, step: 2, per: 3, card: 'pottery' },
  stone: { first: 0, step: 2, per: 2, card: 'stonecutter' },
  sheep: { first: 1, step: 1, per: 3 },
  boar: { first: 1, step: 1, per: 2 },
  cattle: { first: 1, step: 1, per: 1 },
  improvements: { first: 0, step: 1, per: 1, card: 'builder' },
};

/** Whether a seat has a card. */
export function owns({ occupations, improvements }: Seat, card: string): boolean {
  return occupations.includes(card) || improvements.includes(card);
}

/** How a row of a seat scores; babies and food have rules of their own. */
export function ruleOf(row: Row, seat: Seat): Rule | undefined {
  if (row === 'house') return { first: 3, step: HOUSE_POINTS[seat.house], per: 1 };
  if (row === 'fields') return { first: 3, step: owns(seat, 'mayor') ? 3 : 1, per: 1 };
  return RULES[row];
}

/** The card without which a row scores nothing at the next harvest, if the seat lacks it. */
export function lacks(row: Row, seat: Seat): string | undefined {
  const last = seat.harvests.length === HARVESTS - 1;
  const card = row === 'babies' && !last ? 'midwife' : RULES[row]?.card;
  return card && !owns(seat, card) ? card : undefined;
}

/** How many a seat has of what a row counts. */
export function countOf(row: Row, seat: Seat): number {
  if (row === 'house') return seat.rooms;
  if (row === 'fields' || row === 'pastures' || row === 'babies') return seat[row];
  if (row === 'improvements') return seat.improvements.length;
  return amount(seat, row);
}

/** The points of a row at one harvest: scored in ink, to come in pencil, or still blank. */
export interface Mark {
  how: 'ink' | 'pencil' | 'blank';
  n: number;
}

function marks(points: (harvest: number) => number, worth: number, scored: number): Mark[] {
  return Array.from({ length: HARVESTS }, (_, i) => {
    if (i < scored) return { how: 'ink', n: points(i) };
    return i === scored ? { how: 'pencil', n: worth } : { how: 'blank', n: 0 };
  });
}

/** The points of a row at the three harvests. */
export function marksOf(row: Row, { harvests, worth }: Seat): Mark[] {
  return marks((i) => harvests[i]?.[row] ?? 0, worth[row] ?? 0, harvests.length);
}

/** The sums of the three harvests. */
export function sumsOf({ totals, worth }: Seat): Mark[] {
  const coming = Object.values(worth).reduce((all, n) => all + n, 0);
  return marks((i) => totals[i] ?? 0, coming, totals.length);
}

/** The harvest that matters now, by its place among the three: the coming one, or the last. */
export function nowOf(marks: Mark[]): number {
  const coming = marks.findIndex(({ how }) => how === 'pencil');
  return coming < 0 ? marks.length - 1 : coming;
}

/** The questions that a row answers by itself, each with the action `<verb> <row>`. */
const VERBS = ['free', 'breed', 'sow', 'add'];

/** The action that a row stands for now, if one is offered. */
export function deedOn(row: Row, offered: (text: string) => unknown): string | null {
  return VERBS.map((verb) => `${verb} ${row}`).find((text) => offered(text)) ?? null;
}

/** The boxes of a round's actions, white for the parents and grey for babies. */
export interface Box {
  baby: boolean;
  state: 'done' | 'free' | 'none';
}

/** The boxes of a seat: ticked, still free, or without somebody to act. */
export function boxesOf({ done, actions }: Seat): Box[] {
  return Array.from({ length: ADULTS + MOST_BABIES }, (_, i) => ({
    baby: i >= ADULTS,
    state: i < done ? 'done' : i < actions ? 'free' : 'none',
  }));
}
