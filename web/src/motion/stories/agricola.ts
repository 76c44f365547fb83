/** How both editions of Agricola are told. */
import { ground, pay, SUPPLY, type Tellings } from './common';

export const AGRICOLA: Tellings = {
  room: (entry, course) => {
    const { seat, values } = entry;
    const paid = Object.keys(values.goods ?? {});
    const kind = ['stone', 'clay'].find((good) => paid.includes(good)) ?? 'wood';
    return [...pay(entry, course), { icon: `room-${kind}`, seat, n: 1, from: SUPPLY, to: ground(entry) }];
  },
};
