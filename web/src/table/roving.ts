/** A list that is one stop of the tab key: the arrow keys move among its buttons. */
export function roving(list: HTMLElement): () => void {
  const buttons = () => [...list.querySelectorAll<HTMLElement>('button')];
  const settle = (current?: HTMLElement) => {
    const all = buttons();
    const stop = current ?? all[all.length - 1];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  };
  const key = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    const next = to === undefined || at < 0 ? undefined : all[to];
    if (!next) return;
    event.preventDefault();
    settle(next);
    next.focus();
  };
  const watch = new MutationObserver(() => settle());
  watch.observe(list, { childList: true, subtree: true });
  list.addEventListener('keydown', key);
  settle();
  return () => {
    watch.disconnect();
    list.removeEventListener('keydown', key);
  };
}
