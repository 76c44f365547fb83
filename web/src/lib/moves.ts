/** What the log tells of where people stand. */
import type { Entry } from './types';

/** The space that each seat but one's own went to last in the round that the log has come to, if it went to any. */
export function lastPlaces(log: Entry[], me: number): Map<number, string> {
  const found = new Map<number, string>();
  const round = log.at(-1)?.round;
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const entry = log[i];
    if (!entry || entry.round !== round) break;
    const { space } = entry.values;
    if (entry.seat >= 0 && entry.seat !== me && typeof space === 'string' && !found.has(entry.seat)) {
      found.set(entry.seat, space);
    }
  }
  return found;
}
