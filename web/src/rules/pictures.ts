/** The pictures of each book: what is drawn, and the component that draws it with the game's own pieces. */
import type { Component } from 'svelte';
import { bookOf } from './book';

export interface Art<Drawing = unknown> {
  Draw: Component<{ drawing: Drawing; game: string }>;
  pictures: Record<string, Drawing[]>;
}

const BOOKS: Record<string, () => Promise<unknown>> = {
  agricola: () => import('./draw/agricola'),
  creatures: () => import('./draw/creatures'),
  hallertau: () => import('./draw/hallertau'),
  express: () => import('./draw/express'),
};

/** The pictures of a game's rules. */
export async function artOf(game: string): Promise<Art> {
  const art = await BOOKS[bookOf(game)]?.();
  return (art ?? { Draw: () => ({}), pictures: {} }) as Art;
}
