/** What a village of Hallertau shows: fields, sheep, the community centre with its crafts, goods, cards. */
import { words } from '../../lib/i18n.svelte';
import type { Traces } from '../../lib/traces';
import type { View } from '../../lib/types';
import { standing } from './farmFields';
import { craftLabel, fieldLabel, valueText } from './farmSpoken';
import { flock, seatOf } from './view';

/** What a seat's village shows. */
export function tracesOf(view: View, number: number): Traces {
  const seat = seatOf(view, number);
  if (!seat) return { places: {}, counts: {}, cards: [] };
  const fields = seat.fields.map((field, i) => [`field-${i + 1}`, `${standing(field)} ${field.row}`]);
  const crafts = seat.crafts.map(({ id, position }) => [`craft-${id}`, String(position)]);
  return {
    places: Object.fromEntries([...fields, ...crafts, ['centre', String(seat.centre)], ['sheep', String(flock(seat))]]),
    counts: { ...seat.goods, ...seat.hand_size, tool: seat.tools, jewel: seat.jewels, sheep: flock(seat) },
    cards: seat.played,
  };
}

/** A field, a craft, the sheep or the community centre in words. */
export function placeTitle(place: string, view: View, number: number): string {
  const seat = seatOf(view, number);
  const [kind, which] = place.split('-');
  const field = seat?.fields[Number(which) - 1];
  const craft = seat?.crafts.find(({ id }) => id === which);
  if (kind === 'field' && field) return fieldLabel(field);
  if (kind === 'craft' && craft) return craftLabel(craft);
  if (kind === 'centre' && seat) return valueText(seat.centre);
  return kind === 'sheep' && seat ? words.goods({ sheep: flock(seat) }) : '';
}
