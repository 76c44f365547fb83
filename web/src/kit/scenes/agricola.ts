/** The scenes of Agricola's spaces and major improvements. */
import { bush, cliff, fir, furrows, hills, land, oak, pit, print, rails, reeds, rock, sheaf, stump, water } from './shapes';
import * as made from './things';

const MEADOW = hills() + land();
const YARD = hills('kit-far', 50) + land('reed');
const FLOOR = land('kit-cut', 60);

/** A pen with an animal in it, before a hedge. */
const pen = (animal: string) =>
  MEADOW + bush(26, 54, 0.9) + bush(104, 54, 0.8) + print(animal, 44, 28, 44) + rails(34, 112, 80);

const wood = hills() + land() + fir(58, 62, 0.9) + oak(78, 66, 1.35) + fir(100, 64, 1.1) + oak(36, 60, 0.9);
const clay = MEADOW + pit('clay', 72, 48, 0.98);
const quarry = land('grass', 66) + cliff();
const cot = FLOOR + made.cot(72, 66, 1.05);
const renovation = YARD + made.works(72, 68, 1.05);
const meeting = MEADOW + oak(82, 66, 1.8) + made.table(70, 70, 0.95);
const lessons = FLOOR + made.blackboard(80, 48, 1) + made.desk(70, 72, 1);
const stalls = YARD + made.stand(78, 70, 1.1);

/** Every space by its title without the edition. */
const spaces: Readonly<Record<string, string>> = {
  'farm-expansion': MEADOW + made.frame(72, 68, 0.98),
  'meeting-place': meeting,
  'grain-seeds': YARD + sheaf(96, 70, 1.15) + made.sack(70, 70, 1.25),
  farmland: furrows(46) + print('plow', 52, 22, 46),
  'side-job': YARD + made.hut(92, 64, 1, 'kit-barn', 'roof-wood') + made.oven(58, 68, 0.72),
  'day-laborer': YARD + made.figure(96, 66, 1.35, 'clay') + made.barrow(66, 70, 0.95),
  forest: wood,
  'clay-pit': clay,
  'reed-bank': hills() + water(54) + reeds(62, 72, 0.95) + reeds(94, 76, 1.15),
  fishing:
    hills() + water(56) + made.figure(92, 58, 1.2, 'field') +
    '<path fill="none" stroke-width="1.400" d="M86 42 56 24v34"/><path fill="var(--wood)" d="M76 58h36v4H76ZM82 62h3v12h-3ZM104 62h3v12h-3Z"/>',
  'major-improvement': YARD + made.oven(74, 70, 1.1),
  fencing: MEADOW + oak(98, 52, 0.8) + rails(24, 116, 62) + rails(18, 120, 80),
  'grain-utilization': furrows(54, 'straw') + sheaf(62, 68, 1) + sheaf(84, 66, 1.2) + sheaf(104, 70, 1),
  'sheep-market': pen('sheep'),
  'pig-market': pen('boar'),
  'cattle-market': pen('cattle'),
  'basic-wish': cot,
  'urgent-wish': FLOOR + made.pane(98, 44, 0.9) + made.cot(70, 68, 1.05),
  'modest-wish': cot,
  'house-redevelopment': renovation,
  'farm-redevelopment': YARD + made.works(80, 60, 0.95, 'stone') + rails(28, 116, 80),
  'western-quarry': quarry,
  'eastern-quarry': land('kit-far', 62) + rock(50, 72, 1) + rock(84, 72, 1.9) + rock(108, 76, 1),
  'vegetable-seeds': furrows(50) + print('vegetable', 46, 26, 30) + print('vegetable', 78, 30, 36),
  cultivation: hills() + furrows(52) + print('sow', 60, 22, 44),
  copse: MEADOW + oak(66, 64, 1) + oak(92, 66, 1.2) + stump(44, 70, 0.8),
  grove: MEADOW + oak(54, 62, 0.9) + fir(76, 66, 1.15) + oak(100, 64, 1.1),
  hollow: hills('kit-near') + land('grass', 50) + pit('kit-hide', 70, 54, 0.8) + bush(106, 54, 0.8),
  'resource-market': stalls,
  'traveling-players': land('grass', 62) + made.stage(72, 72, 1.02),
  'animal-market': YARD + made.stand(92, 62, 0.9, 'hedge') + print('sheep', 34, 40, 32) + rails(28, 76, 80),
  lessons,
  'lessons-3': lessons,
  'lessons-4': lessons,
  'lessons-5': lessons,
  'one-material': YARD + made.wagon(76, 70, 1.05),
  'two-materials': YARD + made.wagon(60, 66, 0.8) + made.wagon(94, 74, 0.9),
  'wood-4': land('grass', 58) + fir(40, 62, 0.9) + fir(60, 66, 1.2) + fir(82, 66, 1.3) + fir(104, 68, 1.15),
  'clay-3': MEADOW + pit('clay', 72, 48, 0.98) + made.barrow(84, 60, 0.6),
  'reed-stone-wood': hills() + water(62) + reeds(56, 74, 0.95) + rock(88, 68, 1.1) + fir(108, 64, 0.9),
  'room-or-players': land('grass', 62) + made.frame(94, 62, 0.72) + made.stage(54, 74, 0.68),
  'materials-or-growth': YARD + made.wagon(58, 66, 0.75) + made.cot(90, 74, 0.7),
  'team-market': stalls,
};

/** The major improvements by what they are. */
const majors = {
  fireplace: land('reed', 62) + made.fireplace(74, 70, 1.25),
  hearth: FLOOR + made.hearth(76, 72, 1.2),
  'clay-oven': land('reed', 62) + made.oven(76, 72, 1.25),
  'stone-oven': land('reed', 62) + made.oven(76, 72, 1.25, 'stone'),
  well: MEADOW + made.well(78, 72, 1.2),
  joinery: FLOOR + made.table(76, 74, 1.2) + print('joinery', 52, 22, 42),
  pottery: FLOOR + made.table(76, 76, 1.2) + print('pottery', 50, 24, 38) + print('pottery', 80, 34, 26),
  basketmaker: FLOOR + reeds(50, 66, 1) + print('basketmaker', 62, 26, 46),
};

const MAJORS: Readonly<Record<'classic' | 'revised', readonly (keyof typeof majors)[]>> = {
  classic: ['fireplace', 'fireplace', 'hearth', 'hearth', 'clay-oven', 'stone-oven', 'joinery', 'pottery', 'basketmaker', 'well'],
  revised: ['fireplace', 'fireplace', 'hearth', 'hearth', 'well', 'clay-oven', 'stone-oven', 'joinery', 'pottery', 'basketmaker'],
};

/** The scene of a space by its title; a card that is a space is a table under a tree. */
export function spaceScene(title: string): string {
  const plain = title.replace(/^classic-/, '').replace(/^full-/, '');
  return spaces[plain] ?? spaces[plain.replace(/-\d$/, '')] ?? meeting;
}

/** The scene of a major improvement by its id (`M05`, `A10`), or nothing for another card. */
export function majorScene(id: string): string {
  const [, edition = '', number = ''] = /^([MA])(\d+)$/.exec(id) ?? [];
  const kind = MAJORS[edition === 'M' ? 'revised' : 'classic'][Number(number) - 1];
  return edition && kind ? majors[kind] : '';
}
