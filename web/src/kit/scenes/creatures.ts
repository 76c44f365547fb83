/** The scenes of the spaces of All Creatures Big and Small. */
import { bush, fir, furrows, hills, land, oak, print, rails, rock, reeds, sheaf, stump, water } from './shapes';
import * as made from './things';

const HEATH = hills('kit-heath', 48) + land();
const YARD = hills('kit-far', 50) + land('reed');

/** Two kinds of animals in a pen. */
const pen = (left: string, right: string) =>
  HEATH + print(left, 28, 30, 34) + print(right, 66, 24, 46, true) + rails(30, 112, 80);

const LAWN = hills('kit-heath', 54) + land('grass', 64);

/** What special buildings stand among, and which do; what lies to the left and to the right of them is seen. */
const SURROUNDINGS: readonly (readonly [scene: string, tiles: string])[] = [
  [
    LAWN + fir(22, 66, 1.1) + fir(102, 68, 1.3),
    'storage-building carpenters-workshop woodworking-shop carpenter fence-manufacturer depot barn-floor-manufacturer servants-cottage timber-shop log-house joinery sawmill',
  ],
  [
    hills('kit-heath', 50) + furrows(58) + sheaf(24, 72, 0.85) + sheaf(100, 72, 0.95),
    'fodder-beet-field organic-farm haystack feed-storehouse hay-rack feeding-station conservatory',
  ],
  [hills('kit-heath', 50) + water(58) + reeds(22, 74, 0.85) + reeds(101, 74, 0.85), 'duck-pond farm-well'],
  [LAWN + rock(22, 72, 1) + rock(101, 72, 1.1), 'stone-carvers-workshop building-firm'],
  [
    YARD + made.sack(22, 74, 1.1) + made.figure(102, 74, 1.1, 'clay'),
    'materials-outlet farm-shop inn cattle-market animal-trader trading-station assembly-hall home-workshop office',
  ],
  [
    LAWN + oak(102, 58, 0.8) + rails(12, 38, 78) + rails(86, 112, 78),
    'shelter open-stables insemination-center pen cattle-farm barn byre-dwelling rearing-station ranch pig-stall breeding-station cow-stall stud dog-house dairy-farm wild-boar-pen',
  ],
  [
    YARD + made.hut(104, 60, 0.6) + bush(22, 68, 0.9),
    'half-timbered-house large-extension corner-houses small-extension estate cottage-extension reed-hut stewards-office country-house manor',
  ],
];
const surroundings = new Map(SURROUNDINGS.flatMap(([scene, tiles]) => tiles.split(' ').map((tile) => [tile, scene])));

/** What a special building stands among. */
export function buildingScene(tile: string): string {
  return surroundings.get(tile) ?? LAWN;
}

/** The shared supply: a yard with a wagon. */
export const supplyScene = YARD + made.wagon(86, 74, 1.1);

/** Every space by its id. */
export const creaturesScenes: Readonly<Record<string, string>> = {
  'start-player': HEATH + oak(84, 66, 1.5) + print('start', 40, 32, 32),
  'three-wood': HEATH + fir(52, 64, 1) + fir(78, 68, 1.3) + oak(102, 66, 1.15) + stump(34, 70, 0.8),
  'one-stone': HEATH + rock(78, 70, 1.9),
  'two-stone': HEATH + rock(54, 70, 1.2) + rock(88, 70, 1.9) + bush(110, 66, 0.7),
  'building-materials': YARD + made.wagon(76, 70, 1.1),
  fences: HEATH + oak(98, 54, 0.8) + rails(24, 116, 62) + rails(18, 120, 80),
  walls: HEATH + fir(100, 54, 0.8) + made.wall(28, 112, 74),
  expand: HEATH + oak(94, 58, 0.9) + rails(20, 62, 62) + '<path fill="var(--grass)" stroke-dasharray="4 3" d="M66 52h44l8 26h-56Z"/>',
  troughs: HEATH + bush(104, 56, 0.9) + print('trough', 46, 28, 48),
  stall: HEATH + oak(104, 58, 0.8) + print('stall', 48, 22, 50),
  stables: HEATH + print('stables', 44, 18, 54) + rails(88, 116, 78),
  'special-building-1': YARD + made.works(74, 68, 1.1, 'kit-wool'),
  'special-building-2': YARD + made.frame(74, 70, 1.05),
  millpond:
    hills('kit-heath') + land('grass', 50) + water(60) + made.hut(84, 62, 1.1, 'wood', 'straw') + reeds(42, 70, 0.7) +
    '<circle cx="62" cy="56" r="11" fill="var(--kit-cut)"/><path fill="none" d="M51 56h22M62 45v22M54 48l16 16M70 48l-16 16"/>',
  'pigs-and-sheep': pen('sheep', 'pig'),
  'cows-and-pigs': pen('pig', 'cow'),
  'horses-and-sheep': pen('sheep', 'horse'),
};
