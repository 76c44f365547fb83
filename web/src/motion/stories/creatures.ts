/** How All Creatures Big and Small is told. */
import { goodsOf, fly, home, piece, SUPPLY, type Tellings } from './common';

export const CREATURES: Tellings = {
  stable: piece('stall'),
  release: ({ seat, values }) => fly(seat, goodsOf(values.goods), (good) => home(seat, good), () => SUPPLY),
};
