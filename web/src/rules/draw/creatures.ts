/** The pictures of the rules of All Creatures Big and Small. */
import type { Housing, Seat, Space } from '../../games/creatures/view';
import { ANIMALS } from '../../games/creatures/view';
import Draw from './Creatures.svelte';
import type { Plain } from './plain';

export interface Drawing extends Plain {
  farm?: Seat;
  space?: Partial<Space> & { id: string };
}

const ANY = [...ANIMALS];

function place(
  kind: Housing['kind'],
  cells: string[],
  capacity: number,
  animals: Record<string, number> = {},
  tile = '',
): Housing {
  return { kind, cells, tile, capacity, types: ANY, animals };
}
const pasture = (cells: string[], capacity: number, animals?: Record<string, number>) =>
  place('pasture', cells, capacity, animals);
const trough = (cell: string, animals?: Record<string, number>) => place('trough', [cell], 1, animals);

/** A farm; the cottage stands on it with what lives there, and tiles bring their own places. */
function farm({ home = {}, ...some }: Partial<Seat> & { home?: Record<string, number> }): Seat {
  const { housing = [] } = some;
  return {
    goods: {},
    animals: {},
    columns: ['f', 'g'],
    troughs: [],
    borders: [],
    placed: 0,
    stones: 0,
    barn: false,
    to_place: 3,
    unused: [],
    room: {},
    ...some,
    tiles: { f3: 'cottage', ...some.tiles },
    housing: [place('building', ['f3'], 1, home, 'cottage'), ...housing],
  };
}

/** The borders around f1 and g1, around g2 and g3, and around h1 to h3. */
const TOP = ['f1n', 'g1n', 'f1w', 'h1w', 'f2n', 'g2n'];
const SIDE = ['g2n', 'g2w', 'h2w', 'g3s', 'h3w'];
const EAST = ['h1n', 'h1w', 'i1w', 'h2w', 'i2w', 'h3w', 'i3w', 'h3s'];

export const pictures: Record<string, Drawing[]> = {
  start: [{ farm: farm({}) }],
  grown: [
    {
      farm: farm({
        columns: ['f', 'g', 'h'],
        tiles: { f2: 'stables', g3: 'stall' },
        borders: ['f1n', 'g1n', 'f1w', 'h1w', 'f2n', 'g2n', 'h1n', 'i1w', 'i2w', 'h3n'],
        troughs: ['f1', 'h2'],
        housing: [
          pasture(['f1', 'g1'], 8, { sheep: 7 }),
          pasture(['h1', 'h2', 'g2'], 12, { cow: 5 }),
          place('building', ['f2'], 5, { horse: 4 }, 'stables'),
          place('building', ['g3'], 3, { pig: 3 }, 'stall'),
        ],
        home: { pig: 1 },
      }),
    },
  ],
  refill: [
    { space: { id: 'pigs-and-sheep', gathers: { pig: 1 }, then: 'sheep', goods: { pig: 1 } } },
    { strips: ['›'] },
    { space: { id: 'pigs-and-sheep', gathers: { pig: 1 }, then: 'sheep', goods: { pig: 1, sheep: 1 } } },
    { space: { id: 'three-wood', gathers: { wood: 3 }, goods: { wood: 6 } } },
  ],
  taken: [
    { space: { id: 'two-stone', gathers: { stone: 2 }, goods: { stone: 2 } }, ok: true },
    { space: { id: 'fences', people: [1] }, ok: false },
  ],
  border: [
    { strips: ['1 wood › 1 border'], farm: farm({ borders: ['g2n', 'g2w'] }) },
    { strips: ['2 border', '2 stone › 1 border'], farm: farm({ borders: SIDE, housing: [pasture(['g2', 'g3'], 4)] }) },
  ],
  closed: [
    { farm: farm({ borders: TOP, housing: [pasture(['f1', 'g1'], 4, { sheep: 4 })] }), ok: true },
    {
      farm: farm({
        tiles: { f2: 'stall' },
        borders: ['f1n', 'f1w', 'g1w'],
        housing: [pasture(['f1'], 2, { cow: 2 }), place('building', ['f2'], 3, {}, 'stall')],
      }),
      ok: true,
    },
  ],
  open: [{ farm: farm({ borders: TOP.slice(2) }), ok: false }],
  stalls: [
    { farm: farm({ tiles: { g2: 'stall' }, housing: [place('building', ['g2'], 3, { pig: 3 }, 'stall')] }), strips: ['3 stone 1 reed'] },
    { strips: ['5 wood / 5 stone', '›'] },
    { farm: farm({ tiles: { g2: 'stables' }, housing: [place('building', ['g2'], 5, { pig: 5 }, 'stables')] }) },
  ],
  special: [{ card: 'shelter' }, { card: 'storage-building' }],
  troughs: [
    { farm: farm({ troughs: ['g1'], housing: [trough('g1', { horse: 1 })] }) },
    { farm: farm({ troughs: ['f1'], borders: TOP, housing: [pasture(['f1', 'g1'], 8, { sheep: 8 })] }) },
    { farm: farm({ tiles: { g2: 'stall' }, troughs: ['g2'], housing: [place('building', ['g2'], 6, { pig: 6 }, 'stall')] }) },
  ],
  extension: [{ farm: farm({ columns: ['f', 'g', 'h'], borders: EAST, housing: [pasture(['h1', 'h2', 'h3'], 6, { cow: 3 })] }) }],
  homes: [
    {
      farm: farm({
        tiles: { g3: 'stall' },
        troughs: ['f2'],
        borders: TOP,
        housing: [
          pasture(['f1', 'g1'], 4, { sheep: 3 }),
          place('building', ['g3'], 3, { cow: 2 }, 'stall'),
          trough('f2', { pig: 1 }),
        ],
        home: { horse: 1 },
      }),
    },
  ],
  young: [
    { farm: farm({ borders: TOP, housing: [pasture(['f1', 'g1'], 4, { sheep: 3 })], home: { pig: 1 } }) },
    { strips: ['›'] },
    { farm: farm({ borders: TOP, housing: [pasture(['f1', 'g1'], 4, { sheep: 4 })], home: { pig: 1 } }) },
  ],
  exchange: [{ card: 'animal-trader' }, { card: 'carpenters-workshop' }],
  scored: [
    {
      farm: farm({
        columns: ['f', 'g', 'h'],
        tiles: { g3: 'stables' },
        troughs: ['f1'],
        borders: [...new Set([...TOP, ...EAST])],
        housing: [
          pasture(['f1', 'g1'], 8, { sheep: 8 }),
          place('building', ['g3'], 5, { pig: 4 }, 'stables'),
          pasture(['h1', 'h2', 'h3'], 6, { cow: 6 }),
        ],
        home: { horse: 1 },
      }),
    },
  ],
  modes: [{ card: 'half-timbered-house' }, { card: 'open-stables' }],
};

export { Draw };
