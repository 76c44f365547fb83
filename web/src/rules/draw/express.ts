/** The pictures of the rules of Agricola Express. */
import { FACES, KINDS } from '../../games/express/dice';
import type { Seat } from '../../games/express/sheetView';
import Draw from './Express.svelte';
import type { Plain } from './plain';

export interface Drawing extends Plain {
  /** The faces of dice in a row, of which so many at the end are set aside. */
  dice?: string[];
  aside?: number;
  sheet?: Seat;
}

function sheet(some: Partial<Seat>): Seat {
  return {
    goods: {},
    animals: {},
    house: 'wood',
    rooms: 0,
    fields: 0,
    pastures: some.grazing?.length ?? 0,
    babies: 0,
    occupations: [],
    improvements: [],
    done: 0,
    harvests: [],
    actions: 2 + (some.babies ?? 0),
    need: 4,
    totals: [],
    total: 0,
    worth: {},
    grazing: [],
    ...some,
  };
}

export const pictures: Record<string, Drawing[]> = {
  start: [{ sheet: sheet({}) }],
  grown: [
    {
      sheet: sheet({
        house: 'brick',
        rooms: 2,
        babies: 2,
        fields: 3,
        grazing: [{ kind: 'sheep', n: 6 }, { kind: 'boar', n: 2 }, { kind: 'cattle', n: 1 }],
        occupations: ['mayor'],
        improvements: ['oven', 'joinery'],
      }),
    },
  ],
  rounds: [{ strips: ['1 · 2 · 3 harvest'] }, { strips: ['4 · 5 harvest'] }, { strips: ['6 harvest'] }],
  group: [
    { dice: ['wood', 'wood'], strips: ['+ 2 wood'], ok: true },
    { dice: ['field'], strips: ['+ 1 field'], ok: true },
    { dice: ['wood', 'reed'], ok: false },
  ],
  aside: [{ dice: ['house', 'pasture', 'grain', 'food', 'sheep', 'wood', 'wood'], aside: 2 }],
  dice: KINDS.map((kind) => ({ dice: [...FACES[kind]] })),
  double: [
    { dice: ['house'], strips: ['1 reed 1 wood'] },
    { dice: ['house', 'wood', 'wood'], strips: ['1 reed'] },
    { dice: ['house', 'wood', 'wood', 'reed', 'reed'], aside: 0 },
  ],
  'workshop-die': [
    { strips: ['joinery'] },
    { dice: ['pasture', 'wood'] },
    { strips: ['› pasture'] },
  ],
  houses: [
    { sheet: sheet({ house: 'wood', rooms: 1 }), strips: ['1 reed 1 wood › room-wood'] },
    { sheet: sheet({ house: 'brick', rooms: 1 }), strips: ['2 brick › brick'] },
    { sheet: sheet({ house: 'stone', rooms: 1 }), strips: ['2 stone › stone'] },
  ],
  babies: [{ sheet: sheet({ rooms: 2, babies: 1 }), ok: true }, { sheet: sheet({ rooms: 0 }), ok: false }],
  sowing: [
    { dice: ['field'], strips: ['1 grain › 2 grain'] },
    { dice: ['field', 'vegetable'], strips: ['+ 2 vegetable'] },
  ],
  grazing: [
    { dice: ['pasture', 'sheep'], strips: ['1 wood'] },
    { strips: ['›'] },
    { sheet: sheet({ fields: 1, grazing: [{ kind: 'sheep', n: 1 }] }) },
  ],
  equal: [
    { dice: ['food', 'double'], strips: ['+ 3 food'], ok: true },
    { dice: ['sheep', 'sheep', 'sheep'], strips: ['+ 3 sheep'], ok: true },
    { dice: ['grain', 'vegetable'], ok: false },
  ],
  learned: [{ dice: ['rancher'], strips: ['1 food'] }, { card: 'rancher' }],
  powers: [{ dice: ['boar', 'cattle'] }, { strips: ['rancher ›'] }, { dice: ['sheep', 'sheep'] }],
  built: [{ dice: ['oven'], strips: ['1 brick / 1 stone'] }, { card: 'oven' }],
  cooked: [
    { strips: ['oven', '1 grain › 2 food', '1 vegetable › 3 food'] },
    { strips: ['hearth', '1 sheep › 2 food', '1 boar › 3 food', '1 cattle › 4 food'] },
  ],
  meal: [{ people: [0, 0], newborn: 1, strips: ['2 + 2 + 2 = 6 food'] }],
  young: [
    { sheet: sheet({ grazing: [{ kind: 'sheep', n: 2 }, { kind: 'boar', n: 1 }] }) },
    { strips: ['›'] },
    { sheet: sheet({ grazing: [{ kind: 'sheep', n: 3 }, { kind: 'boar', n: 1 }] }) },
  ],
  sheet: [
    {
      sheet: sheet({
        house: 'wood',
        rooms: 2,
        fields: 2,
        babies: 1,
        grazing: [{ kind: 'sheep', n: 4 }, { kind: 'cattle', n: 2 }],
      }),
    },
  ],
  alone: [{ strips: ['85 points'] }],
};

export { Draw };
