/** The pictures of Agricola's rules. */
import type { Housing, Seat, Space } from '../../games/agricola/view';
import Draw from './Agricola.svelte';
import type { Plain } from './plain';

export interface Drawing extends Plain {
  farm?: Seat;
  /** The part of the farm that is drawn: the first column and row from 0, columns, rows. */
  part?: [number, number, number, number];
  space?: Partial<Space> & { id: string };
}

const HOUSE = ['r2c1', 'r3c1'];

/** A farm; of pastures with animals it is enough to say which. */
function farm(some: Partial<Seat>): Seat {
  return {
    goods: {},
    animals: {},
    house: 'wood',
    rooms: HOUSE,
    fields: {},
    pastures: some.housing?.flatMap(({ kind, cells }) => (kind === 'pasture' ? [cells] : [])) ?? [],
    stables: [],
    people: 2,
    newborn: 0,
    placed: 0,
    begging: 0,
    cards: [],
    to_place: 2,
    fences_left: 15,
    stables_left: 4,
    food_needed: 4,
    food: 0,
    exchanges: {},
    housing: [],
    ...some,
  };
}
const pasture = (cells: string[], capacity: number, animals: Record<string, number> = {}): Housing => ({
  kind: 'pasture',
  cells,
  capacity,
  animals,
});
const stable = (cell: string, animal: string): Housing => ({
  kind: 'stable',
  cells: [cell],
  capacity: 1,
  animals: { [animal]: 1 },
});
const pet = (animal: string): Housing => ({ kind: 'house', cells: [], capacity: 1, animals: { [animal]: 1 } });

/** The farm at the end whose points the scoring page counts. */
export const SCORED: Seat = farm({
  house: 'clay',
  rooms: ['r1c1', ...HOUSE],
  people: 3,
  fields: { r1c2: { grain: 2 }, r2c2: { vegetable: 1 }, r3c2: {} },
  stables: ['r1c5'],
  housing: [pasture(['r1c4', 'r1c5'], 8, { sheep: 5 }), pasture(['r2c5'], 2, { boar: 2 }), pet('cattle')],
});

export const pictures: Record<string, Drawing[]> = {
  start: [{ farm: farm({}) }],
  grown: [
    {
      farm: farm({
        house: 'stone',
        rooms: ['r1c1', 'r1c2', ...HOUSE],
        fields: { r2c2: { grain: 3 }, r3c2: { grain: 2 }, r3c3: { vegetable: 2 }, r2c3: { vegetable: 1 } },
        stables: ['r1c5', 'r3c5'],
        housing: [
          pasture(['r1c4', 'r1c5'], 8, { sheep: 6 }),
          pasture(['r2c4', 'r2c5'], 4, { boar: 3 }),
          pasture(['r3c4', 'r3c5'], 8, { cattle: 4 }),
        ],
      }),
    },
  ],
  piles: [
    { space: { id: 'forest', gathers: { wood: 3 }, goods: { wood: 3 } } },
    { strips: ['›'] },
    { space: { id: 'forest', gathers: { wood: 3 }, goods: { wood: 6 } } },
  ],
  taken: [
    { space: { id: 'fishing', gathers: { food: 1 }, goods: { food: 2 } }, ok: true },
    { space: { id: 'reed-bank', gathers: { reed: 1 }, people: [1] }, ok: false },
  ],
  'room-free': [
    { farm: farm({ rooms: ['r1c1', ...HOUSE] }), part: [0, 0, 2, 3], people: [0, 0], newborn: 1, ok: true },
    { farm: farm({}), part: [0, 0, 2, 3], people: [0, 0], ok: false },
  ],
  rooms: [
    { farm: farm({ rooms: ['r2c2', ...HOUSE] }), part: [0, 0, 3, 3], strips: ['5 wood 2 reed'], ok: true },
    { farm: farm({ rooms: ['r1c2', ...HOUSE] }), part: [0, 0, 3, 3], ok: false },
  ],
  renovated: [
    { farm: farm({}), part: [0, 1, 1, 2] },
    { strips: ['2 clay 1 reed ›'] },
    { farm: farm({ house: 'clay' }), part: [0, 1, 1, 2] },
    { strips: ['2 stone 1 reed ›'] },
    { farm: farm({ house: 'stone' }), part: [0, 1, 1, 2] },
  ],
  plowed: [
    { farm: farm({ fields: { r1c3: {}, r1c4: {} } }), part: [1, 0, 4, 3], ok: true },
    { farm: farm({ fields: { r1c3: {}, r3c5: {} } }), part: [1, 0, 4, 3], ok: false },
  ],
  sown: [
    { farm: farm({ fields: { r1c3: {}, r1c4: {} } }), part: [2, 0, 2, 1] },
    { strips: ['1 grain › 3 grain', '1 vegetable › 2 vegetable'] },
    { farm: farm({ fields: { r1c3: { grain: 3 }, r1c4: { vegetable: 2 } } }), part: [2, 0, 2, 1] },
  ],
  fences: [
    { farm: farm({ housing: [pasture(['r1c4', 'r1c5'], 4)] }), part: [2, 0, 3, 3], strips: ['6 wood'], ok: true },
    {
      farm: farm({ housing: [pasture(['r1c4', 'r1c5'], 4), pasture(['r2c5'], 2)] }),
      part: [2, 0, 3, 3],
      strips: ['+ 3 wood'],
      ok: true,
    },
  ],
  'fences-wrong': [
    { farm: farm({ fences: ['r1c4n', 'r1c4w', 'r2c4n'] }), part: [2, 0, 3, 3], ok: false },
    { farm: farm({ housing: [pasture(['r1c5'], 2), pasture(['r3c4'], 2)] }), part: [2, 0, 3, 3], ok: false },
    { farm: farm({ fields: { r1c4: {} }, pastures: [['r1c4', 'r1c5']] }), part: [2, 0, 3, 3], ok: false },
  ],
  stables: [
    { farm: farm({ housing: [pasture(['r1c4', 'r1c5'], 4, { sheep: 4 })] }), part: [2, 0, 3, 2] },
    {
      farm: farm({ stables: ['r1c5'], housing: [pasture(['r1c4', 'r1c5'], 8, { sheep: 8 })] }),
      part: [2, 0, 3, 2],
    },
  ],
  homes: [
    {
      farm: farm({
        stables: ['r3c3'],
        housing: [pasture(['r1c4', 'r1c5', 'r2c5'], 6, { sheep: 5 }), stable('r3c3', 'boar'), pet('cattle')],
      }),
    },
  ],
  oven: [{ card: 'fireplace-2' }, { card: 'clay-oven' }],
  baking: [{ strips: ['1 grain › 2 food'] }, { strips: ['1 grain › 3 food'] }, { strips: ['2 grain › 8 food'] }, { strips: ['1 grain › 5 food'] }],
  cards: [{ card: 'A116 E166' }, { card: 'A078 E30' }],
  reaped: [
    { farm: farm({ fields: { r1c3: { grain: 3 }, r1c4: { vegetable: 1 } } }), part: [2, 0, 2, 1] },
    { strips: ['› 1 grain 1 vegetable'] },
    { farm: farm({ fields: { r1c3: { grain: 2 }, r1c4: {} } }), part: [2, 0, 2, 1] },
  ],
  meal: [{ people: [0, 0], newborn: 1, strips: ['2 + 2 + 1 = 5 food'] }],
  born: [
    { farm: farm({ housing: [pasture(['r1c4', 'r1c5'], 4, { sheep: 3 })] }), part: [3, 0, 2, 1] },
    { strips: ['›'] },
    { farm: farm({ housing: [pasture(['r1c4', 'r1c5'], 4, { sheep: 4 })] }), part: [3, 0, 2, 1] },
  ],
  scored: [{ farm: SCORED }],
  alone: [
    { space: { id: 'forest', gathers: { wood: 2 }, goods: { wood: 2 } } },
    { people: [0, 0], strips: ['3 + 3 = 6 food'] },
  ],
  'open-fences': [
    {
      farm: farm({ housing: [pasture(['r1c5'], 2, { sheep: 2 })], fences: ['r1c4n', 'r2c4w', 'r2c4n'] }),
      part: [2, 0, 3, 3],
    },
  ],
};

export { Draw };
