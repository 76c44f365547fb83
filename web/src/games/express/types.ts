/** Written by `make types` from bocage.games.express.shapes. */
import type { Goods, Options } from '../../lib/types';

export type House = 'wood' | 'brick' | 'stone';

export type Phase = 'turn' | 'harvest' | 'end';

/** The faces of dice, by kind. */
export type Dice = Record<string, string[]>;

/** A pasture, and the animals that graze there, if any do. */
export interface Pasture {
  kind: string | null;
  n: number;
}

/** A sheet with what players work out from it. */
export interface SeatView {
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
  /** The actions taken in this round. */
  done: number;
  /** The points of each harvest so far, row by row. */
  harvests: Goods[];
  /** The food that was missing at the harvest that is under way. */
  missing?: number;
  /** The actions of a round. */
  actions: number;
  /** The food that the family eats at the next harvest. */
  need: number;
  totals: number[];
  total: number;
  /** What the farm would score at the next harvest, as it stands. */
  worth: Goods;
  grazing: Pasture[];
}

/** A group of dice that can be taken, as the action that takes it. */
export interface Group {
  action: string;
  /** The dice that it sets aside, by face. */
  dice: Goods;
  /** What it takes from the sheet. */
  pays: Goods;
  /** What it brings: goods, animals, a part of the farm, or a card. */
  gains: Goods;
  /** The workshops that lend their die. */
  workshops: string[];
}

/** A table of Agricola Express: the tray of dice, and the sheets beside it. */
export interface ExpressView {
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
  game: 'express';
  /** The harvest that comes next, from 0. */
  harvest: number;
  phase: Phase;
  /** The faces of the dice that nobody has taken, by kind. */
  dice: Dice;
  aside: Goods;
  /** Whether all dice were rolled in this action. */
  rolled: boolean;
  /** The occupation used in this action. */
  power: string | null;
  /** How many dice it may still set. */
  sets: number;
  groups: Group[];
  seats: SeatView[];
}
