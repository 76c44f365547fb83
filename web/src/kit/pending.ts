/** Where counts and marks learn what is about to change, and is not final yet. */
import { getContext, setContext } from 'svelte';
import type { Goods } from '../lib/types';

const KEY = Symbol('pending');

/** By how much each count has changed in a turn that is not final. */
export interface AboutTo {
  counts: Goods;
}

/** Tell the drawings below what is about to change; nothing where all is final. */
export function tellPending(about: () => AboutTo | null): void {
  setContext(KEY, about);
}

/** What the drawings here are told. */
export function toldPending(): () => AboutTo | null {
  return getContext<(() => AboutTo | null) | undefined>(KEY) ?? (() => null);
}

/** A change with its sign. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`;
}
