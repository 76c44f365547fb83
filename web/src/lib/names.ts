/** What seats are called. */
import { words } from './i18n.svelte';
import type { Chair } from './types';

/** A seat by its player's name, a bot without one by its seat. */
export function nameOf(seat: Chair | undefined, number: number): string {
  if (seat?.name) return seat.name;
  return seat?.bot ? words.t(`bot-name-${number}`) : words.t('seat', { number: number + 1 });
}
