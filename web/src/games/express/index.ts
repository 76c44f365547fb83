/** The drawings of Agricola Express for the table. */
import { words } from '../../lib/i18n.svelte';
import type { View } from '../../lib/types';
import Nothing from '../common/Nothing.svelte';
import type { Ahead, Drawings } from '../registry';
import Board from './Board.svelte';
import Counters from './Counters.svelte';
import Farm from './Farm.svelte';
import Mini from './Mini.svelte';
import Panel from './Panel.svelte';
import { cardTitle } from './sheetSpoken';
import { placeTitle, tracesOf } from './traces';
import SheetShort from './SheetShort.svelte';
import { express, sheetOf } from './sheetView';
import { GAME } from './view';

const TOPICS = [
  ...['goal', 'round', 'turn', 'dice', 'powers', 'paying', 'house', 'baby', 'fields', 'pastures'],
  ...['collecting', 'occupations', 'improvements', 'cooking', 'harvest', 'scoring', 'solo', 'ending-ties'],
];

/** The seat that has a card, if only one has it. */
function ownerOf(card: string, view: View): number | undefined {
  const id = card.replace(`${GAME}-`, '');
  const { seats } = express(view);
  const owners = seats.flatMap(({ occupations, improvements }, seat) =>
    [...occupations, ...improvements].includes(id) ? [seat] : [],
  );
  return owners.length === 1 ? owners[0] : undefined;
}

/** The occupations and improvements of a seat. */
function cardsOf(view: View, seat: number): string[] {
  const sheet = sheetOf(view, seat);
  return sheet ? [...sheet.occupations, ...sheet.improvements] : [];
}

/** How many actions a seat has left in this round. */
function ahead(view: View, seat: number): Ahead {
  const { actions = 0, done = 0 } = sheetOf(view, seat) ?? {};
  return { icon: 'person', n: actions - done, of: actions, said: words.t('express-sheet-done', { done, all: actions }) };
}

/** The drawings of the game; every action has its place on the tray, a sheet or the panel. */
export function drawings(): Drawings {
  return {
    Board,
    Market: Nothing,
    Farm,
    Mini,
    tracesOf,
    placeTitle,
    cardTitle,
    Counters,
    Short: SheetShort,
    ahead,
    Panel,
    Hand: Nothing,
    Stage: Nothing,
    staged: () => false,
    ownerOf,
    playedBy: cardsOf,
    placed: () => true,
    topics: TOPICS.map((topic) => `${GAME}-${topic}`),
    variant: GAME,
    cardless: () => true,
    icons: { board: 'die', farm: 'score' },
  };
}
