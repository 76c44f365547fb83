/** Where counts learn what has changed since the person at this screen looked last. */
import { getContext, setContext } from 'svelte';
import type { Goods } from '../lib/types';

const KEY = Symbol('since');

/** Tell the counts below by how much each has changed. */
export function tellSince(changed: () => Goods): void {
  setContext(KEY, changed);
}

/** What the counts here are told. */
export function toldSince(): () => Goods {
  return getContext<(() => Goods) | undefined>(KEY) ?? (() => ({}));
}
