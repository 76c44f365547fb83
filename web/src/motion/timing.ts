/** How long things take, in milliseconds. */
import type { Speed } from '../lib/prefs.svelte';
import type { Beat } from './beats';

interface Pace {
  /** A movement. */
  move: number;
  /** How long the caption of a beat stays to be read. */
  read: number;
}

const PACES: Record<Exclude<Speed, 'off'>, Pace> = {
  still: { move: 0, read: 1300 },
  quick: { move: 240, read: 500 },
  calm: { move: 420, read: 1300 },
};

/** The pace of a beat: own ones need no reading, and many that wait are told faster. */
export function paceOf(beat: Beat, speed: Exclude<Speed, 'off'>, hurry: boolean): Pace {
  const { move, read } = PACES[speed];
  if (beat.own) return { move, read: 0 };
  return hurry ? { move: Math.min(move, 180), read: read / 3 } : { move, read };
}

/** Wait, or until the signal says to stop. */
export function wait(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (stop.aborted) return done();
    const end = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    stop.addEventListener('abort', end);
  });
}
