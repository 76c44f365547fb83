/** Numbers as the language in use writes them. */
import { words } from '../lib/i18n.svelte';

/** A number as it is. */
export const whole = (n: number): string => written(n, 0, 1);
/** A number with one decimal. */
export const decimal = (n: number): string => written(n, 1, 1);

function written(n: number, least: number, most: number): string {
  const format = { minimumFractionDigits: least, maximumFractionDigits: most };
  return n.toLocaleString(words.language, format).replace('-', '−');
}
