/** Moves in words: a record holds them as texts such as `sow grain r1c2`. */
import { words } from '../lib/i18n.svelte';
import type { Move } from '../lib/types';

/** What an argument can be; a message takes the one that it speaks of. */
const KINDS = ['space', 'card', 'good', 'house', 'cell', 'cells'];

/** A move as its seat would call it; a secret one has no text. */
export function deed({ action, message }: Move): string {
  if (message) return words.say(message);
  if (action === null) return words.t('replay-secret');
  const parts = action.split(' ');
  for (let length = parts.length; length > 0; length--) {
    const id = `action-${parts.slice(0, length).join('-')}`;
    if (!words.has(id)) continue;
    const argument = parts.slice(length).join(' ');
    return words.say({ id, values: Object.fromEntries(KINDS.map((kind) => [kind, argument])) });
  }
  return action;
}
