/** What a seat's area shows at a moment, and what has changed in it since. */
import type { Goods } from './types';

/** What stands on each place, what is counted under which icon, and the cards in play. */
export interface Traces {
  places: Record<string, string>;
  counts: Goods;
  cards: string[];
}

/** What differs: places, counts by how much, cards that came. */
export interface Changes {
  places: ReadonlySet<string>;
  counts: Goods;
  cards: string[];
}

export const NO_CHANGES: Changes = { places: new Set(), counts: {}, cards: [] };

function keysOf(...all: object[]): string[] {
  return [...new Set(all.flatMap(Object.keys))];
}

/** What has changed from one moment to another. */
export function changesOf(before: Traces, now: Traces): Changes {
  const places = keysOf(before.places, now.places).filter((key) => before.places[key] !== now.places[key]);
  const counts = keysOf(before.counts, now.counts).map(
    (key) => [key, (now.counts[key] ?? 0) - (before.counts[key] ?? 0)] as const,
  );
  return {
    places: new Set(places),
    counts: Object.fromEntries(counts.filter(([, n]) => n !== 0)),
    cards: now.cards.filter((card) => !before.cards.includes(card)),
  };
}

/** Whether nothing has changed. */
export function isSame({ places, counts, cards }: Changes): boolean {
  return places.size === 0 && cards.length === 0 && Object.keys(counts).length === 0;
}
