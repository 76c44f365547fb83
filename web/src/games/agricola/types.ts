/** Written by `make types` from bocage.games.agricola.shapes. */
import type { Goods, Options } from '../../lib/types';

export type Id = 'agricola-classic' | 'agricola-revised';

export type House = 'wood' | 'clay' | 'stone';

export type How = 'cook' | 'eat' | 'trade';

/** A round card that is still to come. */
export interface RoundCard {
  id: string;
  title: string;
  stage: number;
}

/** A space that can be used; one of stage 0 is printed on the board. */
export interface Space {
  goods?: Goods;
  /** How many of the goods that the space gathers go to whoever uses it in any way. */
  beside?: number;
  /** The seats whose people stand there, one entry for each of them. */
  people?: number[];
  newborn?: number[];
  id: string;
  title: string;
  stage: number;
  /** The seat in front of which it lies, if it is a card. */
  owner?: number;
  /** The seats of which a fence lies there. */
  marked?: number[];
  /** The only seats that may use it before its round comes. */
  early?: number[];
  gathers: Goods;
  /** Whether it lies on the tile of which only one space is used. */
  tile: boolean;
}

/** What lies on the space of a round to come, for whom, and from which card.

A view does not name one that travels. */
export interface Scheduled {
  round: number;
  seat: number;
  goods: Goods;
  card: string;
}

/** A place for animals, with those that stand there; a card has no cells. */
export interface Housing {
  kind: 'pasture' | 'card' | 'house' | 'stable';
  cells: string[];
  capacity: number;
  animals: Goods;
  card?: string;
}

/** The food that a good turns into, and how. */
export interface Exchange {
  food: number;
  how: How;
}

/** How many cards a seat holds. */
export interface HandSize {
  occupations: number;
  minors: number;
}

/** A seat with what players work out from its farm. */
export interface SeatView {
  goods: Goods;
  animals: Goods;
  house: House;
  rooms: string[];
  fields: Record<string, Goods>;
  pastures: string[][];
  /** Fences that enclose nothing yet. */
  fences?: string[];
  /** The partner's fences on the farm, less its own ones on the partner's. */
  pieces?: number;
  stables: string[];
  people: number;
  newborn: number;
  placed: number;
  begging: number;
  cards: string[];
  hand_size?: HandSize;
  /** What lies on its played cards. */
  on_cards?: Record<string, Goods>;
  /** The cards that it holds; only its own player sees them. */
  hand?: string[];
  /** The cards that it picks from; only its own player sees them. */
  pack?: string[];
  /** How many of those who work in this round are guests. */
  guests?: number;
  /** The grain of second stacks on fields. */
  second?: Goods;
  /** The cells on which a fence stands for itself. */
  posts?: string[];
  to_place: number;
  fences_left: number;
  stables_left: number;
  food_needed: number;
  food: number;
  exchanges: Record<string, Exchange>;
  housing: Housing[];
}

/** How two partners have done together. */
export interface Team {
  seats: number[];
  total: number;
  lines?: Goods;
}

/** A table of either edition. */
export interface AgricolaView {
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
  game: Id;
  harvests: number[];
  next_harvest: number;
  spaces: Space[];
  to_come: RoundCard[];
  majors: string[];
  /** Hand cards that lie open for everybody. */
  open_cards: string[];
  scheduled: Scheduled[];
  seats: SeatView[];
  /** The result of both teams, once the game is over. */
  teams?: Team[];
}
