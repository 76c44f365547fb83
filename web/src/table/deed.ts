/** What a turn is confirmed with: all that it does, in words. */
import { words } from '../lib/i18n.svelte';
import { signed } from '../kit/pending';
import type { Goods } from '../lib/types';
import type { Session } from './session.svelte';

/** Actions that go without saying: what they do is told by the goods. */
const QUIET = ['done', 'spend', 'take', 'collect', 'give', 'get', 'cook', 'eat', 'swap', 'site', 'reveal', 'release'];
/** So many deeds are named. */
const NAMED = 2;

/** Goods that come and go, with their signs; what is counted but has no word as a good is left out. */
export function change(goods: Goods, game: string): string {
  return Object.entries(goods)
    .filter(([good]) => words.has(`goods-${good}`) || words.has(`${game}-goods-${good}`))
    .map(([good, n]) => `${signed(n)[0]}${words.goods({ [good]: Math.abs(n) })}`)
    .join(', ');
}

/** Goods of which a text does not speak. */
function unsaid(goods: Goods, told: string): Goods {
  return Object.fromEntries(Object.entries(goods).filter(([good, n]) => !told.includes(words.goods({ [good]: Math.abs(n) }))));
}

/** What the tail does: where somebody goes, what is done there, and the goods that come and go. */
export function deed(session: Session): string {
  const { tail, game } = session.state;
  const [first, ...others] = tail?.messages ?? [];
  if (!tail || !first) return '';
  const quiet = (i: number) => QUIET.includes(tail.actions[i]?.split(' ')[0]?.replace(/^pay.*/, 'spend') ?? '');
  const more = [...new Set(others.filter((_, i) => !quiet(i + 1)).map((message) => session.say(message)))];
  const told = [session.say(first), ...more.slice(0, NAMED)].join(', ');
  const rest = more.length - NAMED;
  const deeds = rest > 0 ? words.t('table-deed-more', { deeds: told, n: rest }) : told;
  const goods = change(unsaid(session.pending.now?.counts ?? {}, told), game);
  return goods ? words.t('table-deed-goods', { deeds, goods }) : deeds;
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
