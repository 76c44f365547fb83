/** The scenes of the trays in which the dice of Agricola Express lie. */
import { furrows, hills, land, oak, print, rails, reeds, rock, sheaf } from './shapes';
import * as made from './things';

const MEADOW = hills() + land();
const YARD = hills('kit-far', 50) + land('reed');

/** Every tray by the kind of its dice. */
export const expressScenes = {
  farm: hills() + furrows(58) + made.hut(92, 62, 1, 'wood'),
  occupation: YARD + made.figure(62, 70, 1.3, 'clay') + made.figure(86, 72, 1.4, 'hedge') + made.figure(108, 70, 1.25),
  improvement: YARD + made.oven(90, 70, 1),
  produce: hills() + furrows(58, 'straw') + sheaf(70, 72, 0.9) + sheaf(92, 70, 1.1) + sheaf(110, 73, 0.9),
  material: MEADOW + reeds(60, 74, 0.8) + rock(84, 72, 1) + print('wood', 92, 48, 26),
  animal: MEADOW + oak(112, 54, 0.7) + print('cattle', 76, 36, 32) + rails(56, 118, 78),
} as const satisfies Record<string, string>;
