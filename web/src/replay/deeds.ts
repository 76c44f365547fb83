/** Moves in words. */
import { words } from '../lib/i18n.svelte';
import type { Move } from '../lib/types';

/** A move as its seat would call it; a secret one has no words. */
export function deed({ message }: Move): string {
  return message ? words.say(message) : words.t('replay-secret');
}
