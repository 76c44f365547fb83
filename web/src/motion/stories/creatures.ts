/** How All Creatures Big and Small is told. */
import { COMMON, goodsOf, fly, home, piece, SUPPLY, type Tellings } from './common';

export const CREATURES: Tellings = {
  /** A line does not say where goods come from: from the space that was used last, if any. */
  gain: (entry, course) =>
    COMMON.gain?.({ ...entry, values: { ...entry.values, source: 'space' } }, course) ?? [],
  stable: piece('stall'),
  release: ({ seat, values }) => fly(seat, goodsOf(values.goods), (good) => home(seat, good), () => SUPPLY),
};
