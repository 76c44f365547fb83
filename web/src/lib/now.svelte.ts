/** The time, as often as a second changes it, for whatever is told of it on the page. */
import { createSubscriber } from 'svelte/reactivity';

const SECOND = 1_000;
const tick = createSubscriber((update) => {
  const timer = setInterval(update, SECOND);
  return () => clearInterval(timer);
});

export const now = {
  /** Seconds since 1970. */
  get seconds(): number {
    tick();
    return Date.now() / SECOND;
  },
};
