/** Messages that a game or an edition may have for itself. */
import { words } from '../lib/i18n.svelte';

/** The id of a message with a game's name in front or an edition's behind it, if there is one; else as it is. */
export function own(id: string, variant: string): string {
  const found = [`${variant}-${id}`, `${id}-${variant}`].find((one) => variant && words.has(one));
  return found ?? id;
}

/** The help on something, whichever of its messages says it: the game's (`help-<game>-…`), the edition's (`help-…-<edition>`), or what is common. */
export function helpOf(attribute: string, variant: string): string {
  const [what = ''] = attribute.split('.');
  const ids = [`help-${variant}-${what}`, own(`help-${what}`, variant)];
  const found = ids.find((id) => words.has(id));
  return found ? words.t(found) : '';
}
