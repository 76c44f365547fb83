/** Names for seats. */
import { words } from '../../lib/i18n.svelte';

/** The name of a seat's player. */
export function nameOf(seat: number, names: string[]): string {
  return names[seat] || words.t('seat', { number: seat + 1 });
}
