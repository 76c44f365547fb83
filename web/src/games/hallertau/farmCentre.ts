/** What the community centre shows: its values, the points beside crafts, which crafts it waits for. */
import type { Craft, Seat } from './farmView';

/** What the window shows, by how often the tile has moved: workers first, then points. */
export const VALUES = [6, 7, 8, 9, 10, 11, 12, 18, 34, 50, 70] as const;
/** The first position at which the window shows points. */
export const POINTS_FROM = 7;
export const LAST = VALUES.length - 1;
/** The spaces that bear an icon of three points. */
export const ICONS = [6, 7, 8, 9] as const;

/** Whether the icon on a space counts: beyond the tile, and passed by the craft. */
export function counts(space: number, craft: Craft, centre: number): boolean {
  return space >= centre && space < craft.position;
}

/** What the window shows after the next move of the tile, or nothing at the end. */
export function nextValue(centre: number): { value: number; points: boolean } | null {
  const value = VALUES[centre + 1];
  return value === undefined ? null : { value, points: centre + 1 >= POINTS_FROM };
}

/** Whether the next move of the tile is worth anything: in the last round it brings no more workers. */
export function pays(centre: number, last: boolean): boolean {
  const next = nextValue(centre);
  return !!next && (next.points || !last);
}

/** The crafts that still stand beside the tile: it moves when all have left. */
export function waiting({ crafts, centre }: Seat): Craft[] {
  return centre < LAST ? crafts.filter(({ position }) => position === centre) : [];
}
