/** The places on the screen that can be chosen, and the regions that hold them. */
import { tick } from 'svelte';
import type { Region, Session } from './session.svelte';

const POSSIBLE = '[data-place="possible"]';
const CURRENT = '[tabindex="0"]';
const REACHABLE = 'button:not(:disabled), a[href], input, select';

type Focusable = HTMLElement | SVGElement;

function seen(node: Element): boolean {
  return node.checkVisibility();
}

/** Whether a part of the page holds something that can be chosen. */
export function holdsChoice(part: Element | null | undefined): boolean {
  return !!part?.querySelector(POSSIBLE);
}

/** Whether the same can be chosen in an earlier place on the page. */
function isTwin(place: Element): boolean {
  const action = place.getAttribute('data-action');
  return !!action && document.querySelector(`[data-action="${CSS.escape(action)}"]`) !== place;
}

/** Bring the first place that can be chosen into sight, where a part of the page scrolls. */
export function reveal(part: Element | undefined): void {
  const places = [...(part?.querySelectorAll(POSSIBLE) ?? [])];
  places.find((place) => !isTwin(place))?.scrollIntoView({ block: 'nearest' });
}

/** Move the focus to the next place that can be chosen, around in a circle. */
export function nextPlace(back = false): void {
  const places = [...document.querySelectorAll<Focusable>(POSSIBLE)].filter(seen);
  const at = places.indexOf(document.activeElement as Focusable);
  const step = back ? places.length - 1 : 1;
  places[at < 0 ? 0 : (at + step) % places.length]?.focus();
}

/** Show the place that stands for an action, in whichever region it lies. */
export async function showPlace(session: Session, action: string): Promise<void> {
  const all = [...document.querySelectorAll<Focusable>(`[data-action="${CSS.escape(action)}"]`)];
  const place = all.find(seen) ?? all[0];
  const region = place?.closest<HTMLElement>('[data-region]')?.dataset.region;
  if (place && !seen(place) && region) {
    session.region = region as Region;
    await tick();
  }
  place?.scrollIntoView({ block: 'nearest' });
  place?.focus();
}

/** Go to a region: to a place in it that can be chosen, or to whatever comes first. */
export async function visit(session: Session, region: Region): Promise<void> {
  if (region === 'log') session.turn('log');
  if (region === 'board') session.result = false;
  session.region = region;
  await tick();
  const parts = [...document.querySelectorAll<HTMLElement>(`[data-region="${region}"]`)];
  const part = parts.find(seen) ?? parts[0];
  const first = (what: string) => [...(part?.querySelectorAll<Focusable>(what) ?? [])].find(seen);
  (first(POSSIBLE) ?? first(CURRENT) ?? first(REACHABLE) ?? part)?.focus();
}
