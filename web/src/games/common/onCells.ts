/** What is offered on the cells of a farm. */
import { words } from '../../lib/i18n.svelte';
import type { Action } from '../../lib/types';

/** Actions whose arguments are cells, seen from the cells. */
export function onCells(offered: Action[]) {
  const asked = offered[0]?.verb;
  const here = (cell: string) => offered.filter(({ argument }) => argument === cell);
  return {
    /** Cells say what they are offered for, if they are not all offered for the same. */
    mixed: new Set(offered.map(({ verb }) => verb)).size > 1,
    /** What is offered on a cell. */
    here,
    /** The action that a cell stands for, also where that is not possible. */
    standsFor: (cell: string): string | null => here(cell)[0]?.text ?? (asked ? `${asked} ${cell}` : null),
    /** All that is offered on a cell, in words. */
    said: (cell: string, names: string[]): string =>
      here(cell).map(({ message }) => words.say(message, names)).join(' / '),
  };
}
