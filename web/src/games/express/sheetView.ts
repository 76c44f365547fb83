/** What `observe` gives for a seat's score sheet in Agricola Express. */
import type { Goods, View } from '../../lib/types';

/** A pasture: the animals that graze there, if any do. */
export interface Pasture {
  kind: string | null;
  n: number;
}

export type House = 'wood' | 'brick' | 'stone';

export interface Seat {
  goods: Goods;
  animals: Goods;
  house: House;
  /** The rooms added to the house. */
  rooms: number;
  fields: number;
  pastures: number;
  babies: number;
  occupations: string[];
  improvements: string[];
  /** The actions taken in this round, and all of it. */
  done: number;
  actions: number;
  /** The food that the family eats at the next harvest. */
  need: number;
  /** The points of each harvest so far, row by row, and their sums. */
  harvests: Goods[];
  totals: number[];
  total: number;
  /** What the farm would score at the next harvest, as it stands. */
  worth: Goods;
  grazing: Pasture[];
}

export interface SheetView extends View {
  starting_player: number;
  /** What a solo game should reach. */
  goals: number[];
  seats: Seat[];
}

/** More pastures than this take the place of the words beside them. */
export const CROWDED = 4;
/** The points that a missing food costs. */
export const LOST = 3;
export const HARVESTS = 3;
export const ADULTS = 2;
export const MOST_BABIES = 4;
export const GOODS = ['food', 'grain', 'vegetable', 'reed', 'wood', 'brick', 'stone'] as const;
export const ANIMALS = ['sheep', 'boar', 'cattle'] as const;
export const OCCUPATIONS = ['mayor', 'builder', 'farmer', 'rancher', 'gatherer', 'midwife'] as const;
export const IMPROVEMENTS = ['oven', 'hearth', 'basketmaker', 'joinery', 'pottery', 'stonecutter'] as const;

/** A view of the table as one of this game. */
export function sheetView(view: View): SheetView {
  return view as SheetView;
}

/** The seat's part of a view. */
export function sheetOf(view: View, seat: number): Seat | undefined {
  return sheetView(view).seats[seat];
}

/** How many of a good or an animal a seat has. */
export function amount(seat: Seat, good: string): number {
  return seat.goods[good] ?? seat.animals[good] ?? 0;
}

/** Whether all harvests are scored. */
export function isOver({ harvests }: Seat): boolean {
  return harvests.length === HARVESTS;
}

/** The food that is missing for the next harvest, or at the one that is under way. */
export function missing(seat: Seat): number {
  return isOver(seat) ? 0 : Math.abs(seat.worth.food ?? 0) / LOST;
}
