/** Lines of the log as a story. */
import type { Entry, EntryKind, View } from '../lib/types';
import type { Beat, Sound } from './beats';
import { spaceIn, tellings } from './stories';

const SOUNDS: Partial<Record<EntryKind, Sound>> = {
  ...{ place: 'wood', room: 'wood', stable: 'wood', fence: 'wood', border: 'wood', trough: 'wood', pasture: 'wood' },
  ...{ gain: 'pebble', pay: 'pebble', swap: 'pebble', lay: 'pebble', sow: 'pebble', reap: 'pebble', feed: 'pebble' },
  ...{ card: 'paper', reveal: 'paper', renovate: 'wood', plow: 'wood', progress: 'wood', roll: 'dice' },
  harvest: 'cock',
};
/** What all seats do in the same phase is told together, under a title of its own. */
const TOGETHER: Partial<Record<EntryKind, string>> = {
  reap: 'motion-reap',
  feed: 'motion-feed',
  breed: 'motion-breed',
  points: 'motion-points',
};
/** Lines that are told though nothing moves. */
const TITLES: EntryKind[] = ['round', 'harvest', 'over', 'roll'];

/** The beat that a line goes on with, if it does. */
function before(entry: Entry, last: Beat | undefined): Beat | null {
  if (!last) return null;
  if (entry.kind === last.kind && entry.kind in TOGETHER) return last;
  return last.kind === 'place' && entry.kind === 'gain' && last.seat === entry.seat ? last : null;
}

/** Add a line to the beat before it. */
function join(entry: Entry, beat: Beat, movements: Beat['steps'][number]): void {
  if (beat.kind === 'place') {
    beat.steps.push(movements);
    beat.kind = 'gain';
    beat.caption = entry;
    return;
  }
  beat.steps[0]?.push(...movements);
  if (beat.seat === entry.seat) return;
  beat.seat = -1;
  beat.caption = TOGETHER[entry.kind] ?? entry;
}

/** The seat that has used a space, and the space, as long as things come from there. */
export interface Visit {
  seat: number;
  space: string;
}

/** After these lines nothing comes from the space that was used last. */
const ENDING: EntryKind[] = ['round', 'harvest', 'reap', 'feed', 'breed'];

/** The visit that is on after a line. */
export function visited(entry: Entry, view: View, visit: Visit | null): Visit | null {
  const { kind, seat, values } = entry;
  if (kind === 'place' && typeof values.space === 'string') return { seat, space: spaceIn(view, values.space) };
  return ENDING.includes(kind) ? null : visit;
}

/** The story of some lines; `you` are the seats at this screen, `visit` goes on from the lines before. */
export function tell(entries: Entry[], view: View, you: number[], visit: Visit | null = null): Beat[] {
  const told = tellings(view.game);
  const beats: Beat[] = [];
  const space = (said: string) => spaceIn(view, said);
  for (const entry of entries) {
    visit = visited(entry, view, visit);
    const last = visit?.seat === entry.seat ? visit.space : '';
    const movements = told[entry.kind]?.(entry, { last, space }) ?? [];
    const earlier = movements.length > 0 ? before(entry, beats.at(-1)) : null;
    if (earlier) join(entry, earlier, movements);
    else if (movements.length > 0 || TITLES.includes(entry.kind)) {
      const phase = entry.kind in TOGETHER || entry.seat < 0;
      const own = !phase && you.includes(entry.seat);
      const sound = SOUNDS[entry.kind] ?? null;
      beats.push({ seat: entry.seat, caption: entry, steps: [movements], sound, own, phase, kind: entry.kind });
    }
  }
  return beats;
}
