/** A board that is one stop of the tab key: the arrow keys lead from place to place. */

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** `<div {@attach rove}>`: the first place that can be chosen is the stop until another gets the focus. */
export function rove(board: HTMLElement): () => void {
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
    const all = places();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const step = STEPS[event.key];
    const to = step ? all[at + step] : { Home: all[0], End: all[all.length - 1] }[event.key];
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
