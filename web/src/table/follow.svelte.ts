/** Shows for a moment where somebody else has just done something. */
import { untrack } from 'svelte';
import type { Pointed } from '../lib/choice.svelte';
import { placeOf } from './pointing';
import type { Session } from './session.svelte';

/** The places of all new lines together, as far as they belong to one seat. */
function together(places: Pointed[]): Pointed {
  return places.reduce((all, place) => (place.seat === all.seat ? { ...all, ...place } : place), {});
}

/** Point at what others did, while the page is open; to be called once, by the page. */
export function followOthers(session: Session): void {
  let known = session.live.log.length;
  $effect(() => {
    const { log } = session.live;
    const places = log
      .slice(known)
      .filter((entry) => entry.seat >= 0 && !untrack(() => session.state.you).includes(entry.seat))
      .map(placeOf)
      .filter((place) => place !== null);
    known = log.length;
    if (places.length) session.flash(together(places));
  });
}
