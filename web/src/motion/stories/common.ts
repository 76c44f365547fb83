/** The movements that lines of the log stand for, as far as they are the same in all games. */
import { isDrawn } from '../../kit/drawings';
import type { Entry, EntryKind, Goods, Value } from '../../lib/types';
import type { Flight, Movement, Spot } from '../beats';

/** What a game knows about its lines. */
export interface Course {
  /** The space that a seat used last, as the board calls it, or nothing. */
  last: string;
  /** How the board calls a space that a line speaks of. */
  space: (said: string) => string;
}

/** The movements of a line. */
export type Telling = (entry: Entry, course: Course) => Movement[];
export type Tellings = Partial<Record<EntryKind, Telling>>;

export const SUPPLY: Spot = { at: 'supply' };
/** Goods that live on the farm. */
const ANIMALS = ['sheep', 'boar', 'pig', 'cattle', 'cow', 'horse'];

/** Goods among the values of a line. */
export function goodsOf(value: Value | undefined): Goods {
  return typeof value === 'object' && !Array.isArray(value) && !('id' in value) ? (value as Goods) : {};
}

/** Where a seat keeps a good. */
export function home(seat: number, good: string): Spot {
  return ANIMALS.includes(good) ? { at: 'farm', seat, good } : { at: 'seat', seat, good };
}

/** One flight for each good that has a drawing. */
export function fly(seat: number, goods: Goods, from: (good: string) => Spot, to: (good: string) => Spot): Flight[] {
  return Object.entries(goods)
    .filter(([good, n]) => n > 0 && isDrawn(good))
    .map(([good, n]) => ({ icon: good, seat, n, from: from(good), to: to(good) }));
}

/** Something that appears in a place. */
export function appear(icon: string, seat: number, at: Spot): Flight {
  return { icon, seat, n: 1, from: at, to: at };
}

/** The other seat that a line speaks of, or nothing. */
function other({ values }: Entry): number | undefined {
  return typeof values.by === 'number' ? values.by : undefined;
}

function source(entry: Entry, { last }: Course): Spot {
  const { source, card } = entry.values;
  if (typeof card === 'string') return { at: 'card', card, seat: entry.seat };
  if (source !== 'round' && last) return { at: 'space', space: last };
  return SUPPLY;
}

/** Goods that come from a place of the board, a card, another seat or the supply. */
export const gain: Telling = (entry, course) => {
  const { seat, values } = entry;
  const by = other(entry);
  const from = (good: string): Spot => (by === undefined ? source(entry, course) : home(by, good));
  return fly(seat, goodsOf(values.goods), from, (good) => home(seat, good));
};

/** Goods that are handed in. */
export const pay: Telling = (entry) => {
  const by = other(entry);
  const to = (good: string): Spot => (by === undefined ? SUPPLY : home(by, good));
  return fly(entry.seat, goodsOf(entry.values.goods), (good) => home(entry.seat, good), to);
};

const swap: Telling = (entry, course) => {
  const { seat, values } = entry;
  const food = typeof values.food === 'number' ? values.food : 0;
  const gains = { ...goodsOf(values.gains), ...(food ? { food } : {}) };
  return [...pay(entry, course), ...fly(seat, gains, () => SUPPLY, (good) => home(seat, good))];
};

/** Where on the farm a line says that something is. */
export function ground({ seat, values }: Entry, good?: string): Spot {
  const cells = values.cell ?? values.cells;
  return { at: 'farm', seat, good, ...(typeof cells === 'string' ? { cells } : {}) };
}

/** A piece that is paid for and comes onto the farm. */
export function piece(icon: string): Telling {
  return (entry, course) => [
    ...pay(entry, course),
    { icon, seat: entry.seat, n: 1, from: SUPPLY, to: ground(entry, icon) },
  ];
}

const place: Telling = ({ seat, values }, { space }) => {
  if (typeof values.space !== 'string') return [];
  const n = typeof values.n === 'number' ? values.n : 1;
  return [{ icon: 'person', seat, n, from: { at: 'seat', seat }, to: { at: 'space', space: space(values.space) } }];
};

const lay: Telling = (entry, { last, space }) => {
  const said = entry.values.space;
  const to: Spot = { at: 'space', space: typeof said === 'string' ? space(said) : last };
  const from = (good: string): Spot => (said ? SUPPLY : home(entry.seat, good));
  return fly(entry.seat, goodsOf(entry.values.goods), from, () => to);
};

const card: Telling = (entry, course) => {
  const { seat, values } = entry;
  if (typeof values.card !== 'string') return [];
  const turned: Flight = {
    icon: 'card',
    seat,
    n: 1,
    from: { at: 'card', card: values.card, seat },
    to: { at: 'seat', seat },
  };
  return [...pay(entry, course), turned];
};

/** The movements of all games; a game has its own where its lines say something else. */
export const COMMON: Tellings = {
  place,
  gain,
  pay,
  swap,
  lay,
  card,
  sow: (entry) => fly(entry.seat, goodsOf(entry.values.goods), (good) => home(entry.seat, good), (good) => ground(entry, good)),
  reap: (entry) =>
    fly(entry.seat, goodsOf(entry.values.goods), (good) => ground(entry, good), (good) => ({ at: 'seat', seat: entry.seat, good })),
  feed: pay,
  breed: ({ seat, values }) => fly(seat, goodsOf(values.goods), (good) => home(seat, good), (good) => home(seat, good)),
  release: pay,
  beg: ({ seat }) => [{ icon: 'begging', seat, n: 1, from: SUPPLY, to: { at: 'seat', seat, good: 'begging' } }],
  grow: ({ seat }) => [appear('newborn', seat, { at: 'seat', seat })],
  room: piece('room-wood'),
  renovate: piece('renovate'),
  stable: piece('stable'),
  plow: piece('field'),
  fence: piece('fence'),
  border: piece('border'),
  trough: piece('trough'),
  pasture: piece('pasture'),
  start: ({ seat }, { last }) => [
    { icon: 'start', seat, n: 1, from: last ? { at: 'space', space: last } : SUPPLY, to: { at: 'seat', seat } },
  ],
  points: ({ seat }) => [appear('points', seat, { at: 'seat', seat })],
  reveal: ({ values }, { space }) =>
    typeof values.space === 'string' ? [{ turns: { at: 'space', space: space(values.space) } }] : [],
};
