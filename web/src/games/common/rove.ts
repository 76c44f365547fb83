/** A board that is one stop of the tab key: the arrow keys lead from place to place. */
import { ARROWS, type Side } from './sides';

/** Which of some places lies on a side of one of them, by its number. */
export type Lead = (places: Element[], at: number, side: Side) => number;

/** All places one after the other, whichever way they lie. */
export function inOrder(_: Element[], at: number, side: Side): number {
  return side === 'right' || side === 'down' ? at + 1 : at - 1;
}

function numberOf(event: KeyboardEvent, places: Element[], at: number, lead: Lead): number {
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return places.length - 1;
  const side = ARROWS[event.key];
  return side ? lead(places, at, side) : -1;
}

/** `<div {@attach rove}>`: the first place that can be chosen is the stop until another gets the focus. */
export function rove(board: HTMLElement, lead: Lead = inOrder): () => void {
  const places = () => [...board.querySelectorAll<HTMLElement>('[data-spot]')];
  let current: HTMLElement | null = null;

  const settle = () => {
    const all = places();
    const possible = all.find((place) => place.dataset.place === 'possible');
    const stop = current && all.includes(current) ? current : (possible ?? all[0]);
    for (const place of all) {
      const index = place === stop ? 0 : -1;
      if (place.tabIndex !== index) place.tabIndex = index;
    }
  };
  const focused = (event: FocusEvent) => {
    const place = (event.target as Element).closest<HTMLElement>('[data-spot]');
    if (!place) return;
    current = place;
    settle();
  };
  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = places();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = at < 0 ? undefined : all[numberOf(event, all, at, lead)];
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-place'] });
  board.addEventListener('focusin', focused);
  board.addEventListener('keydown', key);
  settle();
  return () => {
    watch.disconnect();
    board.removeEventListener('focusin', focused);
    board.removeEventListener('keydown', key);
  };
}
