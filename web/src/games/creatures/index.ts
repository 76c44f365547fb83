/** The drawings of All Creatures Big and Small for the table. */
import { cardInfo } from '../../lib/cards.svelte';
import { words } from '../../lib/i18n.svelte';
import type { Action, View } from '../../lib/types';
import Nothing from '../common/Nothing.svelte';
import type { Ahead, Drawings } from '../registry';
import Board from './Board.svelte';
import Counters from './Counters.svelte';
import Farm from './Farm.svelte';
import Market from './Market.svelte';
import Panel from './Panel.svelte';
import Mini from './Mini.svelte';
import { GAME, isMeant, tileTitle } from './tiles';
import { placeTitle, tracesOf } from './traces';
import Short from './Short.svelte';
import { creatures, seatOf, specials } from './view';

/** The verbs that are acted on where they lie: board, farm, market or panel. */
const PLACED: ReadonlySet<string> = new Set([
  ...['place', 'visit', 'build'],
  ...['border', 'trough', 'stall', 'stables', 'site', 'extend', 'lift trough', 'lift stall'],
  ...['take', 'pay', 'release', 'swap', 'spend', 'trade', 'use'],
]);

function placed({ verb }: Action): boolean {
  return PLACED.has(verb);
}

const TOPICS = [
  ...['goal', 'round', 'work', 'starting-player', 'borders', 'pastures', 'buildings', 'troughs'],
  ...['extensions', 'animals', 'breeding', 'any-time', 'scoring', 'ending-ties'],
];

const OPTIONAL = [
  ...['visit', 'border-new', 'barn', 'beside', 'swap', 'ranch', 'carve'],
  ...['before-breeding', 'before-scoring'],
];

/** The seat on whose farm a special building stands. */
function ownerOf(card: string, view: View): number | undefined {
  const found = creatures(view).seats.findIndex(({ tiles }) =>
    Object.values(tiles).some((id) => isMeant(id, card)),
  );
  return found < 0 ? undefined : found;
}

/** The special buildings of a seat. */
function builtBy(view: View, seat: number): string[] {
  const farm = seatOf(view, seat);
  return farm ? specials(farm) : [];
}

/** Which round it is, of how many. */
function ahead(view: View): Ahead {
  const { round, rounds } = creatures(view);
  return { icon: 'round', n: round, of: rounds, said: words.t('table-round-of', { round, rounds }) };
}

/** The drawings of the game, whose tiles are asked for. */
export function drawings(): Drawings {
  cardInfo(GAME);
  return {
    Board,
    Market,
    Farm,
    Mini,
    tracesOf,
    placeTitle,
    cardTitle: tileTitle,
    Counters,
    Short,
    ahead,
    Panel,
    Hand: Nothing,
    Stage: Nothing,
    staged: () => false,
    ownerOf,
    playedBy: builtBy,
    named: true,
    placed,
    topics: TOPICS.map((topic) => `${GAME}-${topic}`),
    variant: GAME,
    optional: OPTIONAL,
    icons: { cards: 'building', farm: 'pasture' },
    sums: [
      { title: 'creatures-sum-animals', lines: ['sheep', 'pigs', 'cows', 'horses'] },
      { title: 'creatures-sum-bonus', lines: ['bonus-sheep', 'bonus-pigs', 'bonus-cows', 'bonus-horses'] },
    ],
  };
}
