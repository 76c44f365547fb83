/** Written by `make types` from bocage.games.creatures.shapes. */
import type { Goods, Options } from '../../lib/types';

export type PlaceKind = 'pasture' | 'building' | 'trough' | 'unused';

/** A space of the board. */
export interface Space {
  goods?: Goods;
  people?: number[];
  id: string;
  title: string;
  /** What comes onto it at a refill, if it is empty. */
  gathers: Goods;
  /** The animal that comes instead while something lies there. */
  then: string | null;
}

/** A place for animals, with those that stand there. */
export interface Housing {
  kind: PlaceKind;
  cells: string[];
  /** The building that it is, or nothing. */
  tile: string;
  capacity: number;
  /** The animals that it may hold. */
  types: string[];
  animals: Goods;
}

/** A seat with what players work out from its farm. */
export interface SeatView {
  goods: Goods;
  animals: Goods;
  columns: string[];
  /** The buildings, by the cell on which each stands. */
  tiles: Record<string, string>;
  troughs: string[];
  borders: string[];
  placed: number;
  /** The stones that lie on one of its buildings. */
  stones: number;
  /** Whether the next stall may become stables for nothing. */
  barn: boolean;
  to_place: number;
  unused: string[];
  /** How many of a type could be kept if there were no others. */
  room: Goods;
  housing: Housing[];
}

/** What is left for both seats. */
export interface Supply {
  trough: number;
  stall: number;
  extension: number;
}

/** A table of All Creatures Big and Small. */
export interface CreaturesView {
  options: Options;
  /** Who looks; null is everybody. */
  seat: number | null;
  round: number;
  rounds: number;
  starting_player: number;
  /** The seat that decides, the first of them if several do; null once the game is over. */
  deciding: number | null;
  over: boolean;
  /** What a solo game should reach, level by level. */
  goals?: number[];
  /** The files of own cards that it is played with, by name with their hashes. */
  own?: Record<string, string>;
  game: 'creatures';
  first_starter: number;
  spaces: Space[];
  /** The round counter: as many borders as rounds are still to come. */
  borders_left: number;
  supply: Supply;
  /** The special buildings on display. */
  buildings: string[];
  seats: SeatView[];
}
