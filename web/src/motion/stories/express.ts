/** How Agricola Express is told: its goods are on dice. */
import { fly, pay, piece, type Tellings } from './common';

export const EXPRESS: Tellings = {
  feed: ({ seat, values }) => {
    const food = typeof values.n === 'number' ? values.n : 0;
    return fly(seat, { food }, () => ({ at: 'seat', seat, good: 'food' }), () => ({ at: 'supply' }));
  },
  sow: (entry, course) => [
    ...pay(entry, course),
    ...fly(
      entry.seat,
      (entry.values.gains ?? {}) as Record<string, number>,
      () => ({ at: 'farm', seat: entry.seat, good: 'field' }),
      (good) => ({ at: 'seat', seat: entry.seat, good }),
    ),
  ],
  room: piece('cottage'),
  renovate: piece('house'),
};
