/** What `observe` gives for a table of Agricola. */
import type { Goods, View } from '../../lib/types';

export type House = 'wood' | 'clay' | 'stone';
export type Crop = 'grain' | 'vegetable';

export interface Space {
  id: string;
  title: string;
  stage: number;
  gathers: Goods;
  tile: boolean;
  goods?: Goods;
  people?: number[];
  newborn?: number[];
}

export interface Housing {
  kind: 'pasture' | 'house' | 'stable';
  cells: string[];
  capacity: number;
  animals: Goods;
}

export interface Exchange {
  food: number;
  how: 'eat' | 'cook';
}

export interface Seat {
  goods: Goods;
  animals: Goods;
  house: House;
  rooms: string[];
  fields: Record<string, Partial<Record<Crop, number>>>;
  pastures: string[][];
  stables: string[];
  people: number;
  newborn: number;
  placed: number;
  to_place: number;
  begging: number;
  cards: string[];
  fences_left: number;
  stables_left: number;
  food_needed: number;
  food: number;
  exchanges: Record<string, Exchange>;
  housing: Housing[];
  /** How many cards it holds, in a game with hand cards. */
  hand_size?: { occupations: number; minors: number };
  /** What lies on its played cards. */
  on_cards?: Record<string, Goods>;
  /** The cards it holds and those it picks from; only its own player sees them. */
  hand?: string[];
  pack?: string[];
}

export interface Scheduled {
  round: number;
  seat: number;
  goods: Goods;
  card: string;
}

export interface AgricolaView extends View {
  options?: Record<string, string | number | boolean>;
  harvests: number[];
  next_harvest: number;
  starting_player: number;
  deciding: number | null;
  spaces: Space[];
  to_come: { id: string; title: string; stage: number }[];
  majors: string[];
  /** Hand cards that lie open for everybody. */
  open_cards?: string[];
  scheduled: Scheduled[];
  seats: Seat[];
}

export const MATERIALS = ['wood', 'clay', 'reed', 'stone'] as const;
export const CROPS = ['grain', 'vegetable'] as const;
export const ANIMALS = ['sheep', 'boar', 'cattle'] as const;

/** A view of the table as one of Agricola. */
export function agricola(view: View): AgricolaView {
  return view as AgricolaView;
}

/** The seat's part of a view. */
export function seatOf(view: View, seat: number): Seat | undefined {
  return agricola(view).seats[seat];
}

/** How many of a good, animal or not, a seat has. */
export function amount(seat: Seat, good: string): number {
  return seat.goods[good] ?? seat.animals[good] ?? 0;
}
