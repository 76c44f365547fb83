/** What a turn is confirmed with: all that it does, in words. */
import { words } from '../lib/i18n.svelte';
import { signed } from '../kit/pending';
import type { Goods, Message } from '../lib/types';
import { grouped, isQuiet, unsaid, type Deeds } from './deeds';
import type { Session } from './session.svelte';

/** Goods that come and go, with their signs; what is counted but has no word as a good is left out. */
export function change(goods: Goods, game: string): string {
  return Object.entries(goods)
    .filter(([good]) => words.has(`goods-${good}`) || words.has(`${game}-goods-${good}`))
    .map(([good, n]) => `${signed(n)[0]}${words.goods({ [good]: Math.abs(n) })}`)
    .join(', ');
}

/** The message that tells several deeds of a kind as one: `deed-room` of `action-room`. */
const several = ({ id }: Message) => id.replace(/^action-/, 'deed-').replace(/\..*/, '');

/** The same thing done once or several times, in words. */
function told(session: Session, { message, n, cells }: Deeds): string {
  if (n === 1) return session.say(message);
  const id = several(message);
  if (words.has(id)) return words.t(id, { n, cells: cells.map((cell) => words.cell(cell)).join(', ') });
  return words.t('table-deed-times', { deed: session.say(message), n });
}

/** What the tail does, deed by deed. */
function deeds(session: Session): string[] {
  const { tail } = session.state;
  const messages = tail?.messages.filter((_, i) => i === 0 || !isQuiet(tail.actions[i] ?? '')) ?? [];
  return grouped(messages, (message) => words.has(several(message))).map((one) => told(session, one));
}

/**
 * What the tail does: where somebody goes, what is done there, and the goods that come and go. Where
 * there is no room for all deeds, `most` are named and the others counted; with 0 the first is named,
 * and goods are left to the counters, on which they are drawn.
 */
export function deed(session: Session, most = Infinity): string {
  const all = deeds(session);
  if (all.length === 0) return '';
  const named = all.slice(0, Math.max(1, most)).join(', ');
  const n = all.length - Math.max(1, most);
  const done = n > 0 ? words.t('table-deed-more', { deeds: named, n }) : named;
  if (most === 0) return done;
  const left = unsaid(session.pending.now?.counts ?? {}, named, (goods) => words.goods(goods));
  const goods = change(left, session.state.game);
  return goods ? words.t('table-deed-goods', { deeds: done, goods }) : done;
}

/** How many deeds could be named. */
export function deedsOf(session: Session): number {
  return deeds(session).length;
}

/** What the confirmation of a turn that is done leads to, besides: a round that begins, the end, something unknown. */
export function onward(session: Session, done: string): string {
  const { now } = session.pending;
  const { tail } = session.state;
  if (now && now.now.round > now.before.round) return words.t('table-deed-round', { done, round: now.now.round });
  if (session.live.log.at(-1)?.kind === 'over') return words.t('table-deed-over', { done });
  const known = tail?.held === null || tail?.held === 'roll';
  return known ? done : words.t('table-deed-unknown', { done });
}
