/** The parts of a village in words. */
import { words } from '../../lib/i18n.svelte';
import { POINTS_FROM, VALUES, nextValue } from './farmCentre';
import { yieldOf } from './farmFields';
import type { Craft, Field } from './farmView';

/** A field: its row, and what it will bring. */
export function fieldLabel(field: Field): string {
  const { row, crop } = field;
  if (!crop) return words.t('hallertau-village-field-empty', { row });
  return words.t('hallertau-village-field-sown', { row, goods: words.goods({ [crop]: yieldOf(field) }) });
}

/** The name of a craft. */
export function craftName(craft: string): string {
  return words.t(`craft-hallertau-${craft}`);
}

/** The names of several crafts, as a list. */
export function craftNames(crafts: readonly string[]): string {
  return crafts.map(craftName).join(', ');
}

/** A craft: its space, and where its boulders lie. */
export function craftLabel({ id, position, boulders }: Craft): string {
  const on = boulders.filter((at) => at < VALUES.length);
  return words.t('hallertau-village-craft', {
    craft: craftName(id),
    position,
    n: on.length,
    boulders: on.join(', '),
  });
}

/** What the window shows at a position of the tile. */
export function valueText(centre: number): string {
  const n = VALUES[centre] ?? 0;
  return words.t(centre < POINTS_FROM ? 'hallertau-village-workers' : 'hallertau-village-points', { n });
}

/** What the next move of the tile brings, or that there is none. */
export function nextText(centre: number): string {
  const next = nextValue(centre);
  return next ? valueText(centre + 1) : '';
}
