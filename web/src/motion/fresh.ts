/** Which lines of the log are news. */
import type { Entry } from '../lib/types';

/** A line as it reads, wherever it stands in the log. */
function said({ round, seat, id, values }: Entry): string {
  return JSON.stringify([round, seat, id, values]);
}

/** The lines of a log that another did not have: after an undone move, a new seat's view or a lost connection others are told again. */
export function fresh(before: Entry[], now: Entry[]): Entry[] {
  let same = 0;
  while (same < before.length && same < now.length && said(before[same]!) === said(now[same]!)) same += 1;
  const known = before.slice(same).map(said);
  return now.slice(same).filter((entry) => {
    const i = known.indexOf(said(entry));
    if (i >= 0) known.splice(i, 1);
    return i < 0;
  });
}
