/** How long ago something was. */
import { words } from './i18n.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something happened, given in seconds since 1970. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const passed = now - seconds;
  const step = STEPS.find(([, size]) => passed >= size);
  if (!step) return words.t('lobby-now');
  const [unit, size] = step;
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  return format.format(-Math.floor(passed / size), unit);
}
