/** What is said about a table in the lobby. */
import { figure } from '../kit/figures';
import { words } from '../lib/i18n.svelte';
import { nameOf } from '../lib/names';
import type { Summary } from '../lib/types';
import { finished, mineToMove, yours } from './news.svelte';

/** Names one after the other, as a sentence has them. */
export function list(names: string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
}

/** Whose move it is, or how the game ended. */
export function standing(table: Summary): string {
  if (table.over && !finished(table)) return words.t('campaign-goes-on');
  if (table.ended && !table.winners.length) return words.t('lobby-ended');
  if (table.over) return result(table);
  const missing = table.seats.filter((seat) => !seat.joined).length;
  if (mineToMove(table)) return words.t('lobby-your-turn');
  if (missing) return words.t('lobby-joining', { n: missing });
  const names = table.deciding.map((seat) => nameOf(table.seats[seat], seat));
  return names.length > 1
    ? words.t('lobby-turn-several', { names: list(names) })
    : words.t('lobby-turn', { name: names[0] ?? '' });
}

function result(table: Summary): string {
  const { winners, totals, seats } = table;
  const you = yours(table);
  const [first = 0] = winners;
  const n = totals[first] ?? 0;
  const points = figure(n);
  if (seats.length === 1) return words.t('lobby-solo', { n, points });
  if (winners.length > 1 && (table.options.teams ?? 'none') !== 'none') {
    return words.t('lobby-team-won', { names: list(winners.map((seat) => nameOf(seats[seat], seat))) });
  }
  if (winners.length > 1) {
    const names = list(winners.map((seat) => nameOf(seats[seat], seat)));
    return words.t('lobby-winners', { names, n, points });
  }
  const alone = you.length === 1 && you.includes(first);
  return alone
    ? words.t('lobby-won', { n, points })
    : words.t('lobby-winner', { name: nameOf(seats[first], first), n, points });
}
