/** How Hallertau is told: workers, fields by their rows, crafts of the village. */
import { appear, fly, pay, type Tellings } from './common';

export const HALLERTAU: Tellings = {
  swap: ({ seat, values }) => {
    const tool = typeof values.n === 'number' ? values.n : 1;
    return fly(seat, { tool }, () => ({ at: 'seat', seat, good: 'worker' }), (good) => ({ at: 'seat', seat, good }));
  },
  sow: ({ seat, values }) => {
    const crop = String(values.crop ?? '');
    return fly(seat, { [crop]: 1 }, (good) => ({ at: 'seat', seat, good }), (good) => ({ at: 'farm', seat, good }));
  },
  reap: ({ seat, values }) => {
    const crop = String(values.crop ?? '');
    const n = typeof values.n === 'number' ? values.n : 1;
    return fly(seat, { [crop]: n }, (good) => ({ at: 'farm', seat, good }), (good) => ({ at: 'seat', seat, good }));
  },
  release: ({ seat, values }) => {
    const sheep = typeof values.n === 'number' ? values.n : 1;
    return fly(seat, { sheep }, (good) => ({ at: 'farm', seat, good }), () => ({ at: 'supply' }));
  },
  progress: (entry, course) => [
    ...pay(entry, course),
    appear('craft', entry.seat, { at: 'farm', seat: entry.seat, good: 'craft' }),
  ],
};
