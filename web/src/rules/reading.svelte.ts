/** A book of rules as it is being read: its pages in words, the search, what is open. */
import { words } from '../lib/i18n.svelte';
import { own } from '../table/own';
import { bookOf, pagesOf, type RulesPage } from './book';
import { excerpt, holds, needlesOf } from './marks';

/** A topic in words. */
export interface Told {
  topic: string;
  title: string;
  text: string;
}

/** A page in words: its topics, and what its pictures say. */
export interface Spoken extends RulesPage {
  title: string;
  told: Told[];
  captions: string[];
}

export interface Found {
  page: Spoken;
  piece: string;
}

/** What the ids of an edition's own topics bear behind them. */
export function variantOf(game: string): string {
  return game === 'agricola-classic' ? 'classic' : '';
}

/** The id of the words of a topic, if the game has them. */
function topicId(game: string, topic: string): string {
  const ids = [`help-rules-${bookOf(game)}-${topic}`, own(`help-rules-${topic}`, variantOf(game))];
  return ids.find((id) => words.has(id)) ?? '';
}

export const captionId = (game: string, picture: string) =>
  own(`rules-${bookOf(game)}-${picture}`, variantOf(game));

/** Topics that only the first edition has. */
const CLASSIC = ['cards-between'];

export class Reading {
  wanted = $state('');

  constructor(readonly game: () => string) {}

  pages: Spoken[] = $derived.by(() => {
    const game = this.game();
    return pagesOf(game).map((page) => {
      const told = page.topics
        .filter((topic) => !CLASSIC.includes(topic) || variantOf(game))
        .flatMap((topic) => {
          const id = topicId(game, topic);
          return id ? [{ topic, title: words.t(id), text: words.t(`${id}.text`) }] : [];
        });
      const captions = page.pictures.map((picture) => words.t(captionId(game, picture)));
      return { ...page, title: told[0]?.title ?? '', told, captions };
    });
  });
  needles = $derived(needlesOf(this.wanted));
  found: Found[] = $derived.by(() => {
    const { needles } = this;
    if (needles.length === 0) return [];
    const titled: Found[] = [];
    const others: Found[] = [];
    for (const page of this.pages) {
      const texts = [...page.told.flatMap(({ title, text }) => [title, text]), ...page.captions];
      if (!holds(texts.join(' '), needles)) continue;
      const said = texts.slice(1).find((text) => holds(text, needles)) ?? texts.find((text) => holds(text, needles.slice(0, 1))) ?? '';
      const found = { page, piece: excerpt(said, needles) };
      (holds(page.told.map(({ title }) => title).join(' '), needles) ? titled : others).push(found);
    }
    return [...titled, ...others];
  });
}
