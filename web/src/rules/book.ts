/** The pages of each game's rules: which topics and pictures they hold, and what they explain. */
import agricola from './agricola.json';
import creatures from './creatures.json';
import express from './express.json';
import hallertau from './hallertau.json';

/** A page as it is written down; what it explains are names with spaces between them. */
interface Written {
  id: string;
  /** The topics `help-rules-<topic>`, in which the game's name may stand in front. */
  topics: string;
  pictures: string;
  spaces?: string;
  kinds?: string;
  scores?: string;
  rules?: string;
  /** Kinds of reasons why something cannot be done. */
  why?: string;
  log?: string;
  /** What else it holds: the scoring table, or the options of groups. */
  holds?: string;
}

export interface RulesPage {
  id: string;
  topics: string[];
  pictures: string[];
  holds: string;
}

const BOOKS: Record<string, Written[]> = { agricola, creatures, express, hallertau };

const list = (names = '') => names.split(' ').filter(Boolean);

/** The book that a game is in: both editions of Agricola share one. */
export function bookOf(game: string): string {
  return game.replace(/-.*/, '');
}

function written(game: string): Written[] {
  return BOOKS[bookOf(game)] ?? [];
}

/** The pages of a game; `variant` is that of the edition. */
export function pagesOf(game: string): RulesPage[] {
  return written(game).map(({ id, topics, pictures, holds = '' }) => ({
    id,
    topics: list(topics),
    pictures: list(pictures),
    holds,
  }));
}

/** All that a page explains, as subjects. */
function subjects({ id, topics, spaces, kinds, scores, why, rules, log }: Written): string[] {
  const named = (prefix: string, names?: string) => list(names).map((name) => `${prefix}-${name}`);
  return [
    id,
    ...list(topics),
    ...named('space', spaces),
    ...named('kind', kinds),
    ...named('score', scores),
    ...named('why', why),
    ...named('rule', rules),
    ...named('log', log),
  ];
}

/** The page about the first of these subjects that one is about; the first page if there is none. */
export function pageAbout(game: string, about: string): string {
  const pages = written(game);
  for (const subject of list(about)) {
    const found = pages.find((page) => subjects(page).includes(subject));
    if (found) return found.id;
  }
  return pages[0]?.id ?? '';
}
