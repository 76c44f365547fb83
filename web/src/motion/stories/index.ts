/** The stories of all games. */
import type { View } from '../../lib/types';
import { AGRICOLA } from './agricola';
import { COMMON, type Tellings } from './common';
import { CREATURES } from './creatures';
import { EXPRESS } from './express';
import { HALLERTAU } from './hallertau';

const OWN: Record<string, Tellings> = {
  'agricola-classic': AGRICOLA,
  'agricola-revised': AGRICOLA,
  creatures: CREATURES,
  hallertau: HALLERTAU,
  express: EXPRESS,
};

/** How the lines of a game's log are told. */
export function tellings(game: string): Tellings {
  return { ...COMMON, ...OWN[game] };
}

/** How the board of a view calls a space that a line of the log speaks of. */
export function spaceIn(view: View, said: string): string {
  const spaces = 'spaces' in view ? view.spaces : [];
  const named = (space: { id: string; title?: string }) =>
    [space.id, space.title, `${view.game}-${space.id}`].includes(said);
  return spaces.find(named)?.id ?? said;
}
