/** What `observe` gives for a table of All Creatures Big and Small. */
import type { Goods, View } from '../../lib/types';

export interface Space {
  id: string;
  title: string;
  /** What comes onto it at a refill, if it is empty. */
  gathers: Goods;
  /** The animal that comes instead while something lies there. */
  then: string | null;
  goods?: Goods;
  people?: number[];
}

export interface Housing {
  kind: 'pasture' | 'building' | 'trough' | 'unused';
  cells: string[];
  /** The building that it is, or nothing. */
  tile: string;
  capacity: number;
  /** The animals that it may hold. */
  types: string[];
  animals: Goods;
}

export interface Seat {
  goods: Goods;
  animals: Goods;
  columns: string[];
  tiles: Record<string, string>;
  troughs: string[];
  borders: string[];
  placed: number;
  to_place: number;
  /** The stone on the stone carver's workshop. */
  stones: number;
  /** Whether the next stall may become stables for nothing. */
  barn: boolean;
  unused: string[];
  /** How many of a type could be kept if there were no others. */
  room: Goods;
  housing: Housing[];
}

export interface CreaturesView extends View {
  options?: Record<string, string | number | boolean>;
  starting_player: number;
  first_starter: number;
  deciding: number | null;
  spaces: Space[];
  /** The round counter: as many borders as rounds are still to come. */
  borders_left: number;
  supply: { trough: number; stall: number; extension: number };
  /** The special buildings on display. */
  buildings: string[];
  seats: Seat[];
}

export const MATERIALS = ['wood', 'stone', 'reed'] as const;
export const ANIMALS = ['sheep', 'pig', 'cow', 'horse'] as const;
/** The tiles that are no special buildings. */
const PLAIN = ['cottage', 'stall', 'stables'];

/** A view of the table as one of this game. */
export function creatures(view: View): CreaturesView {
  return view as CreaturesView;
}

/** The seat's part of a view. */
export function seatOf(view: View, seat: number): Seat | undefined {
  return creatures(view).seats[seat];
}

/** How many of a good, animal or not, a seat has. */
export function amount(seat: Seat, good: string): number {
  return seat.goods[good] ?? seat.animals[good] ?? 0;
}

/** The special buildings of a seat, in the order of their spaces. */
export function specials(seat: Seat): string[] {
  return Object.values(seat.tiles).filter((tile) => !PLAIN.includes(tile));
}
