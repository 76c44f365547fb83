/** Agricola's drawings for the table, in both editions. */
import type { Action } from '../../lib/types';
import type { Drawings } from '../registry';
import Board from './Board.svelte';
import Counters from './Counters.svelte';
import Farm from './Farm.svelte';
import Market from './Market.svelte';
import Panel from './Panel.svelte';

/** The verbs that are acted on where they lie: board, farm, market, counters or panel. */
const PLACED: ReadonlySet<string> = new Set([
  ...['place', 'reveal', 'room', 'stable', 'plow', 'sow grain', 'sow vegetable', 'fence'],
  ...['build', 'pay', 'return', 'take', 'bake', 'cook', 'eat', 'release', 'forgo', 'craft'],
  ...['feed', 'beg'],
]);

const TOPICS = [
  ...['goal', 'round', 'work', 'starting-player', 'passing', 'family', 'house', 'fields'],
  ...['pastures', 'animals', 'bake', 'improvements', 'harvests-when', 'harvest', 'begging'],
  ...['scoring', 'ending-ties'],
];

/** The drawings of an edition. */
export function drawings(edition: 'classic' | 'revised'): Drawings {
  return {
    Board,
    Market,
    Farm,
    Counters,
    Panel,
    placed: (action: Action) => PLACED.has(action.verb),
    topics: TOPICS,
    variant: edition === 'classic' ? 'classic' : '',
  };
}
