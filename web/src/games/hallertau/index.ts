/** The drawings of Hallertau for the table. */
import { cardInfo } from '../../lib/cards.svelte';
import { words } from '../../lib/i18n.svelte';
import type { View } from '../../lib/types';
import Nothing from '../common/Nothing.svelte';
import type { Ahead, Drawings } from '../registry';
import Board from './Board.svelte';
import Counters from './Counters.svelte';
import Hand from './Hand.svelte';
import { handAsked } from './hand';
import Panel from './Panel.svelte';
import Mini from './Mini.svelte';
import { cardTitle, isMeant } from './printed';
import { placeTitle, tracesOf } from './traces';
import Short from './Short.svelte';
import { placed } from './questions';
import { GAME, hallertau, hasCards, seatOf } from './view';
import Village from './Village.svelte';

const TOPICS = [
  ...['goal', 'round', 'workers', 'income', 'actions', 'tools', 'starting-player', 'fields', 'sheep'],
  ...['harvest', 'progress', 'boulders', 'cards', 'any-time', 'without-cards', 'solo', 'scoring', 'ending-ties'],
];

/** The questions about what one need not do at all. */
const OPTIONAL = ['move', 'double', 'accept', 'visit'];

/** The seat that has played a card. */
function ownerOf(card: string, view: View): number | undefined {
  const found = hallertau(view).seats.findIndex(({ played }) => played.some((id) => isMeant(id, card)));
  return found < 0 ? undefined : found;
}

/** Which round it is, of how many. */
function ahead(view: View): Ahead {
  const { round, rounds } = hallertau(view);
  return { icon: 'round', n: round, of: rounds, said: words.t('table-round-of', { round, rounds }) };
}

/** The drawings of the game, whose cards are asked for. */
export function drawings(): Drawings {
  cardInfo(GAME);
  return {
    Board,
    Market: Nothing,
    Farm: Village,
    Mini,
    tracesOf,
    placeTitle,
    cardTitle,
    Counters,
    Short,
    ahead,
    Panel,
    Hand,
    HandTray: () => import('./HandTray.svelte'),
    handAsked: (_, choice) => handAsked(choice),
    Stage: Nothing,
    staged: () => false,
    ownerOf,
    placed,
    topics: TOPICS.map((topic) => `${GAME}-${topic}`),
    variant: GAME,
    optional: OPTIONAL,
    low: true,
    hides: hasCards,
    playedBy: (view, seat) => seatOf(view, seat)?.played ?? [],
    named: true,
    cardless: (view) => !hasCards(view),
    icons: { cards: 'gateway', farm: 'field' },
  };
}
