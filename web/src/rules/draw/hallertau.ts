/** The pictures of Hallertau's rules. */
import { CRAFTS } from '../../games/hallertau/farmCrafts';
import type { Craft, Field, Seat } from '../../games/hallertau/farmView';
import type { Space } from '../../games/hallertau/view';
import Draw from './Hallertau.svelte';
import type { Plain } from './plain';

export interface Drawing extends Plain {
  fields?: Seat;
  centre?: Seat;
  /** Whether it is drawn beside another. */
  small?: boolean;
  sheep?: { seat: Seat; round: number };
  space?: Space;
  costs?: { craft: string; takes: readonly string[] }[];
}

const NAMES = Object.keys(CRAFTS) as Craft['id'][];

/** The crafts at these spaces, their boulders 2 and 4 ahead unless told. */
function crafts(...positions: (number | [number, number[]])[]): Craft[] {
  return NAMES.map((id, i) => {
    const at = positions[i] ?? positions.at(-1) ?? 0;
    const [position, boulders] = typeof at === 'number' ? [at, [at + 2, at + 4]] : at;
    return { id, position, boulders, steps: 0 };
  });
}

function village(some: Partial<Seat>): Seat {
  return {
    goods: {},
    tools: 0,
    exhausted: 0,
    jewels: 0,
    sheep: {},
    farmyard_cards: [2, 3, 4, 5, 6],
    fields: [],
    workers: 6,
    window: 6,
    centre: 0,
    points: 0,
    crafts: crafts(0),
    hand: null,
    hand_size: {},
    played: [],
    income: [],
    ...some,
  };
}
const field = (row: number, crop: string | null = null): Field => ({ row, crop, double: false });
const fields = (...some: Field[]): Seat => village({ fields: some });
function space(id: string, rows: number[], cost: number | null): Space {
  return { id, section: 1, rows, cost, closed: false };
}

const START = [field(2), field(3), field(4)];

/** The village at the end whose points the scoring page counts. */
export const SCORED = village({ centre: 8, crafts: crafts(9, 8, 10, 8, 9), farmyard_cards: [], workers: 0, window: 0, points: 34 });

export const pictures: Record<string, Drawing[]> = {
  village: [{ centre: village({ centre: 2, window: 8, crafts: crafts(3, 2, 4, 2, 3) }) }],
  phases: [{ strips: ['worker › bonus › action-space › farmyard'] }, { strips: ['› empty-field › sown-field › milk › craft › boulder'] }],
  'new-workers': [
    { centre: village({ centre: 1, window: 7, crafts: crafts(1, 2, 1, 1, 2) }), small: true },
    { sheep: { seat: village({ workers: 7, farmyard_cards: [3, 4, 5, 6], sheep: { '4': 1 } }), round: 2 } },
  ],
  'rows-of-workers': [
    { space: space('clay-delivery', [0, 0, 0], 1) },
    { space: space('clay-delivery', [1, 0, 0], 2) },
    { space: space('clay-delivery', [1, 2, 0], 3) },
    { space: space('clay-delivery', [1, 2, 3], null), ok: false },
  ],
  'field-rows': [{ fields: fields(field(5, 'hops'), field(4, 'rye'), field(3, 'barley'), field(2, 'flax'), field(2)) }],
  fallow: [{ fields: fields(...START) }, { strips: ['›'] }, { fields: fields(field(4), field(4), field(5)) }],
  'sheep-cards': [
    { sheep: { seat: village({ workers: 6, farmyard_cards: [2, 3, 4, 5, 6], sheep: { '4': 2 } }), round: 1 } },
    { strips: ['survive ›'] },
    { sheep: { seat: village({ workers: 6, farmyard_cards: [2, 3, 4, 5, 6], sheep: { '4': 1, '5': 1 } }), round: 1 } },
  ],
  'field-harvest': [
    { fields: fields(field(4, 'rye'), field(2, 'flax')) },
    { strips: ['› 4 rye 2 flax'] },
    { fields: fields(field(3), field(2)) },
  ],
  milk: [{ strips: ['3 sheep › 3 milk'] }],
  'craft-costs': [{ costs: NAMES.map((craft) => ({ craft, takes: CRAFTS[craft]?.takes ?? [] })) }],
  centre: [
    { centre: village({ centre: 0, crafts: crafts(1, 1, 2, 1, 1) }), small: true },
    { strips: ['›'] },
    { centre: village({ centre: 1, window: 7, crafts: crafts(1, 1, 2, 1, 1) }), small: true },
  ],
  'boulder-steps': [
    { centre: village({ crafts: crafts(0, [1, [2, 4]], [2, [3, 4]], [3, [4, 5]], 0) }) },
  ],
  'card-parts': [{ card: '001' }, { card: '801' }, { card: '901' }],
  scored: [{ centre: SCORED }],
  alone: [{ strips: ['100 points'] }],
};

export { Draw };
