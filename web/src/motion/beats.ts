/** What stories are made of: beats, each a few movements with a caption and a sound. */
import type { Entry } from '../lib/types';

/** A place on the page where something comes from or goes to. */
export type Spot =
  | { at: 'space'; space: string }
  | { at: 'seat'; seat: number; good?: string }
  | { at: 'farm'; seat: number; cells?: string; good?: string }
  | { at: 'card'; card: string; seat: number }
  | { at: 'supply' };

/** Pieces of one kind that travel together; where both ends are the same place they appear there. */
export interface Flight {
  /** The name of a drawing, `person` in the colour of the seat, or `card` for one that turns over. */
  icon: string;
  seat: number;
  n: number;
  from: Spot;
  to: Spot;
}

/** A sign that is turned over where it lies. */
export interface Turning {
  turns: Spot;
}

export type Movement = Flight | Turning;
export type Sound = 'wood' | 'pebble' | 'paper' | 'cock' | 'dice' | 'bell' | 'clock';

/** A moment of a story: its movements, step by step. */
export interface Beat {
  /** Who does it; -1 is the game itself, or everybody. */
  seat: number;
  /** A line of the log, or the id of a message. */
  caption: Entry | string;
  steps: Movement[][];
  sound: Sound | null;
  /** Whether somebody at this screen did it: it is over at once, and needs no words. */
  own: boolean;
  /** Whether it belongs to a phase that all seats go through. */
  phase: boolean;
  kind: Entry['kind'];
}

/** Whether a movement is a flight. */
export function flies(movement: Movement): movement is Flight {
  return 'icon' in movement;
}
