/** Agricola's drawings for the table, in both editions. */
import { cardInfo } from '../../lib/cards.svelte';
import type { Decks } from '../../lib/i18n.svelte';
import { words } from '../../lib/i18n.svelte';
import type { Action, View } from '../../lib/types';
import type { Ahead, Drawings } from '../registry';
import Board from './Board.svelte';
import Counters from './Counters.svelte';
import Farm from './Farm.svelte';
import Hand from './Hand.svelte';
import Market from './Market.svelte';
import Panel from './Panel.svelte';
import Short from './Short.svelte';
import Stage from './Stage.svelte';
import Mini from './Mini.svelte';
import { cardTitle, isMeant } from './printed';
import { MARKET, PIECES, partnerOf } from './team';
import { placeTitle, tracesOf } from './traces';
import { WAYS, farmAsked, handAsked, hasHands, isDealing } from './hand';
import { agricola, seatOf } from './view';

/** The verbs that are acted on where they lie: board, farm, market, counters or panel. */
const PLACED: ReadonlySet<string> = new Set([
  ...['place', 'reveal', 'room', 'stable', 'plow', 'sow grain', 'sow vegetable', 'fence'],
  ...['build', 'pay', 'return', 'take', 'take only', 'bake', 'cook', 'eat', 'release', 'forgo', 'craft'],
  ...['feed', 'beg', 'play', 'trade', 'spend', 'reap', 'move from', 'move to'],
  ...['sow grain on', 'sow vegetable on', 'sow wood on', 'seat', 'give', 'get', PIECES],
  ...['draft', 'discard', 'mulligan', 'pick'],
]);

/** The questions about offers that somebody may let pass. */
const OPTIONAL = ['answer', 'buy', 'buy-grain', 'cook-more', 'place-guest'];

/** Whether an action is acted on where it lies; a card used instead of placing somebody is a button, too. */
function placed(action: Action, offered: Action[], asked: string): boolean {
  if (action.verb === 'use') return !offered.some(({ verb }) => verb === 'place');
  return PLACED.has(action.verb) || asked === WAYS || asked === MARKET;
}

const TOPICS = [
  ...['goal', 'round', 'work', 'starting-player', 'passing', 'family', 'house', 'fields'],
  ...['pastures', 'animals', 'bake', 'improvements', 'hand-cards', 'harvests-when', 'harvest'],
  ...['begging', 'scoring', 'ending-ties'],
];

/** What there is to say of hand cards in the first edition. */
const CLASSIC = ['hand-cards', 'cards-between'];

/** The seat that has played a card; without hand cards, what is built lies beside the offer. */
function ownerOf(card: string, view: View): number | undefined {
  if (!hasHands(view)) return undefined;
  const found = agricola(view).seats.findIndex(({ cards }) =>
    cards.some((id) => isMeant(view.game, id, card)),
  );
  return found < 0 ? undefined : found;
}

/** How many rounds it is until the next harvest. */
function ahead(view: View): Ahead {
  const { next_harvest, round } = agricola(view);
  const n = Math.max(0, next_harvest - Math.max(round, 1));
  return { icon: 'harvest', n, said: words.t('agricola-harvest-in', { n }) };
}

/** The drawings of an edition, whose cards are asked for, with what stands on those of some decks. */
export function drawings(edition: 'classic' | 'revised', decks: Decks): Drawings {
  cardInfo(`agricola-${edition}`, decks);
  return {
    Board,
    Market,
    Farm,
    Mini,
    tracesOf,
    placeTitle,
    cardTitle,
    lyingOn: (view, seat) => seatOf(view, seat)?.on_cards,
    Counters,
    Short,
    ahead,
    Panel,
    Hand,
    HandTray: () => import('./HandTray.svelte'),
    handAsked,
    Stage,
    staged: isDealing,
    farmAsked,
    partnerOf,
    ownerOf,
    placed,
    hides: hasHands,
    playedBy: (view, seat) => seatOf(view, seat)?.cards ?? [],
    optional: OPTIONAL,
    topics: edition === 'classic' ? TOPICS.flatMap((topic) => (topic === 'hand-cards' ? CLASSIC : topic)) : TOPICS,
    variant: edition === 'classic' ? 'classic' : '',
  };
}
