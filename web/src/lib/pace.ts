/** Time as people say it: what a pace gives, and what a clock shows. */
import { words } from './i18n.svelte';
import type { Clocks, Pace } from './types';

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
/** What is left when a clock warns: of a whole game, and of a turn that may take days. */
const [SHORT, SHORT_DAILY] = [MINUTE, 2 * HOUR];

/** So many units in words. */
function units(n: number, unit: string, display: 'short' | 'long'): string {
  return new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: display }).format(n);
}

/** A length of time in its largest whole unit. */
export function lasting(seconds: number, display: 'short' | 'long' = 'long'): string {
  if (seconds % DAY === 0 && seconds > DAY) return units(seconds / DAY, 'day', display);
  if (seconds % HOUR === 0 && seconds) return units(seconds / HOUR, 'hour', display);
  if (seconds % MINUTE === 0 && seconds) return units(seconds / MINUTE, 'minute', display);
  return units(seconds, 'second', display);
}

/** A pace in a few words. */
export function paceSaid({ kind, bank, increment }: Pace): string {
  if (kind === 'daily') return words.t('lobby-pace-turn', { time: lasting(bank, 'short') });
  return increment ? `${lasting(bank, 'short')} + ${lasting(increment, 'short')}` : lasting(bank, 'short');
}

/** What a clock shows: days and hours, or hours, minutes and seconds. */
export function clockSaid(left: number): string {
  const seconds = Math.max(0, Math.ceil(left));
  if (seconds >= DAY) {
    const hours = Math.floor((seconds % DAY) / HOUR);
    return `${units(Math.floor(seconds / DAY), 'day', 'short')} ${units(hours, 'hour', 'short')}`;
  }
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % MINUTE)}`;
}

/** How many seconds are left when a clock warns. */
export function shortAt(pace: Pace): number {
  return Math.min(pace.kind === 'daily' ? SHORT_DAILY : SHORT, pace.bank / 2);
}

/** Whether so little is left that a clock warns. */
export function isShort(left: number, pace: Pace): boolean {
  return left <= shortAt(pace);
}

/** What is left to a seat, so many seconds after its table was told of. */
export function leftOf({ left, running }: Clocks, seat: number, since: number): number {
  return Math.max(0, (left[seat] ?? 0) - (running.includes(seat) ? Math.max(0, since) : 0));
}
