/** The scenes of Hallertau's spaces. */
import { at, bush, fir, furrows, hills, land, oak, pit, print, rails, sheaf, stump } from './shapes';
import * as made from './things';

const MEADOW = hills() + land();
const YARD = hills('kit-far', 50) + land('reed');
const FLOOR = land('kit-cut', 60);

/** Hop poles with their bines. */
const hopGarden = [42, 66, 90, 112]
  .map((x) => `<path stroke-width="2" fill="none" d="M${x} 72V18"/><path fill="var(--kit-hop)" d="M${x} 22q7 6 1 12 7 6 1 13 7 6 0 14-8-6-2-13-7-7-1-13-6-7 1-13Z"/>`)
  .join('');

/** A gate that stands open, with a road. */
const gate = `<path fill="var(--reed)" d="M52 88 64 54h14l16 34Z"/><path fill="var(--stone)" d="M42 70V34q28-22 56 0v36H86V44q-16-12-32 0v26Z"/>
  <path fill="none" stroke-width=".9" stroke-opacity=".7" d="M42 46h12M42 58h12M86 46h12M86 58h12M60 26l3 8M80 26l-3 8"/>`;

/** The town hall with its turret. */
const hall = at(
  74,
  70,
  1.1,
  `<path fill="var(--kit-wool)" d="M-30 0v-24h60V0Z"/><path fill="var(--roof-clay)" d="M-34-23-24-38h48l10 15Z"/><path fill="var(--roof-clay)" d="M-8-38v-8l8-10 8 10v8Z"/>
  <path fill="var(--line)" fill-opacity=".7" d="M-6 0v-10q6-6 12 0V0ZM-22-16h7v8h-7ZM15-16h7v8h-7Z"/>`,
);

/** Every space by its id. */
export const hallertauScenes: Readonly<Record<string, string>> = {
  'gateway-card': MEADOW + gate,
  'farmyard-card': YARD + made.hut(74, 70, 1.35),
  'bonus-card': YARD + made.wagon(74, 72, 1.2),
  'point-card': YARD + hall,
  'sheep-breeding': MEADOW + print('sheep', 40, 26, 36) + print('sheep', 74, 42, 26, true) + rails(36, 112, 80),
  'sheep-shearing': FLOOR + print('sheep', 40, 28, 40) + print('wool', 80, 40, 28),
  'clay-delivery': MEADOW + pit('clay', 74, 46, 0.95),
  farming: hills() + furrows(50) + print('plow', 56, 22, 42),
  butchery: FLOOR + made.table(76, 74, 1.2) + print('meat', 54, 28, 40),
  nursery: MEADOW + bush(50, 66, 1) + oak(72, 68, 0.9) + oak(96, 68, 1.15),
  'busy-weekend': hills() + land('reed', 60) + made.figure(52, 66, 1.2, 'clay') + made.figure(76, 68, 1.3, 'hedge') + made.figure(100, 67, 1.2),
  clearing: MEADOW + stump(48, 70, 1.1) + stump(76, 74, 1.4) + fir(102, 66, 1.2),
  'small-trade': YARD + made.stand(76, 72, 1.1, 'water'),
  cultivation: land('grass', 60) + hopGarden,
  'weekly-market': YARD + made.stand(56, 66, 0.8) + made.stand(92, 72, 0.95, 'hedge'),
  'land-sale': MEADOW + rails(26, 64, 66) + '<path fill="var(--wood)" d="M84 76V40h4v36Z"/><path fill="var(--kit-wool)" d="M66 26h40v20H66Z"/><path fill="none" stroke-width="1.6" d="M71 32h30M71 38h20"/>',
  fertilizing: furrows(52) + made.barrow(80, 66, 1),
  'tool-shed': YARD + made.hut(84, 68, 1.15, 'wood', 'roof-wood') + print('tool', 36, 36, 30),
  'town-hall': YARD + hall,
  'sheep-market': YARD + made.stand(94, 62, 0.9, 'hedge') + print('sheep', 40, 36, 36) + rails(34, 80, 80),
  'cattle-market': YARD + made.stand(94, 62, 0.9, 'hedge') + print('cow', 36, 34, 42) + rails(34, 80, 80),
  harvest: furrows(54, 'straw') + sheaf(64, 68, 1) + sheaf(86, 66, 1.2) + sheaf(106, 70, 1),
};
