/** The scoring table as it is read: steps from so many to so many, and the icons of its lines. */
import type { ScoringRow } from '../lib/types';

export interface Step {
  from: number;
  /** The last number of the step; null where it has no end. */
  to: number | null;
  points: number;
}

/** The steps of a row; the last one has no end unless something is added beyond it. */
export function stepsOf({ steps, points }: Pick<ScoringRow, 'steps' | 'points'>): Step[] {
  return steps.map(([from = 0, worth = 0], i) => {
    const next = steps[i + 1]?.[0];
    return { from, to: next !== undefined ? next - 1 : points === 0 ? null : from, points: worth };
  });
}

/** The icons of lines that are not named like what they count. */
const ICONS: Record<string, string> = {
  fields: 'field',
  pastures: 'pasture',
  vegetables: 'vegetable',
  unused: 'space',
  stables: 'stable',
  rooms: 'room-clay',
  people: 'person',
  cards: 'improvement',
  bonus: 'points',
  begging: 'begging',
  pigs: 'pig',
  cows: 'cow',
  horses: 'horse',
  buildings: 'building',
  extensions: 'extension',
  centre: 'window',
  icons: 'points',
  jewels: 'jewel',
  stock: 'crate',
  babies: 'newborn',
  house: 'house',
  improvements: 'improvement',
};

/** The icon of a line. */
export function iconOf(line: string): string {
  const what = line.replace(/^bonus-/, '');
  return ICONS[what] ?? what;
}
