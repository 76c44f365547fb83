/** What spaces and improvements do, drawn: words are icons, everything else stands as it is. */

const ANY_MATERIAL = 'wood clay reed stone';

const SPACES: Record<string, string> = {
  'farm-expansion': 'room-wood + stable',
  'meeting-place': 'start',
  'grain-seeds': '1 grain',
  farmland: 'plow',
  'side-job': '1 stable + bake',
  'day-laborer': '2 food',
  'classic-day-laborer': `food + ${ANY_MATERIAL}`,
  'major-improvement': 'improvement',
  fencing: 'fence',
  'grain-utilization': 'sow + bake',
  'basic-wish': 'grow',
  'house-redevelopment': 'renovate › improvement',
  'vegetable-seeds': '1 vegetable',
  'urgent-wish': 'grow !',
  cultivation: 'plow + sow',
  'farm-redevelopment': 'renovate › fence',
  'animal-market': 'sheep food / boar / cattle',
  'modest-wish': 'grow',
  'one-material': ANY_MATERIAL,
  'two-materials': `2 × ${ANY_MATERIAL}`,
  'reed-stone-wood': '+ stone wood',
  'room-or-players': 'room-wood /',
  'materials-or-growth': `2 × ${ANY_MATERIAL} / grow`,
  lessons: 'occupation 0/1 food',
  'lessons-3': 'occupation 2 food',
  'lessons-4': 'occupation 1/2 food',
  'full-meeting-place': 'start + minor',
  'full-major-improvement': 'improvement / minor',
  'full-basic-wish': 'grow › minor',
  'full-house-redevelopment': 'renovate › improvement / minor',
};
const RESOURCE_MARKET: Record<number, string> = { 2: 'stone food', 3: 'food + reed / stone' };

/** What a space does besides handing over what lies on it. */
export function spaceStrip(id: string, title: string, seats: number): string {
  if (id === 'resource-market') return RESOURCE_MARKET[seats] ?? 'reed stone food';
  return SPACES[title] ?? SPACES[id] ?? '';
}

const CELLS: Record<string, string> = {
  stable: 'stable',
  plow: 'plow',
  'sow grain': 'grain',
  'sow vegetable': 'vegetable',
  reap: 'grain',
};

/** What an action on a cell of the farm brings. */
export function cellIcon(verb: string, house: string): string {
  return verb === 'room' ? `room-${house}` : (CELLS[verb] ?? 'confirm');
}

const FIREPLACE = 'vegetable 2 sheep 2 boar 2 cattle 3 bake 2';
const HEARTH = 'vegetable 3 sheep 2 boar 3 cattle 4 bake 3';

/** What an improvement does, by its name. */
export const CARD_STRIPS: Record<string, string> = {
  'fireplace-2': FIREPLACE,
  'fireplace-3': FIREPLACE,
  'hearth-4': HEARTH,
  'hearth-5': HEARTH,
  'clay-oven': 'bake 1 grain › 5 food',
  'stone-oven': 'bake 2 × grain › 4 food',
  joinery: 'harvest wood › 2 food',
  pottery: 'harvest clay › 2 food',
  basketmaker: 'harvest reed › 3 food',
  well: '5 × round › 1 food',
};
