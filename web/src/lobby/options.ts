/** What is chosen at a table and is not as usual, in words. */
import { words } from '../lib/i18n.svelte';
import type { Game, Summary, Talking } from '../lib/types';

/** The options of a table that differ from the usual ones of its game, and whether results count. */
export function chosenAt({ game, options, counts }: Summary, games: Game[]): string[] {
  const known = games.find(({ id }) => id === game)?.options ?? [];
  const chosen = known
    .filter(({ name, default: usual }) => name in options && options[name] !== usual)
    .map(({ name }) => {
      const value = options[name];
      const title = words.t(`option-${name}`);
      return value === true ? title : `${title}: ${words.t(`option-${name}-${value}`)}`;
    });
  return counts ? [...chosen, words.t('lobby-counts')] : chosen;
}

/** What people may say at a table, if that is not everything, in words. */
export function talkingAt({ words: talking }: { words: Talking }): string[] {
  return talking === 'all' ? [] : [words.t(`words-chosen-${talking}`)];
}
