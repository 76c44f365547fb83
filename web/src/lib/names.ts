/** What seats are called. */
import { words } from './i18n.svelte';
import type { SeatInfo } from './types';

/** A seat by its player's name, a bot by its level. */
export function nameOf(seat: SeatInfo | undefined, number: number): string {
  if (seat?.name) return seat.name;
  return seat?.bot ? words.t(`bot-${seat.bot}`) : words.t('seat', { number: number + 1 });
}
