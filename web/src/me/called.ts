/** What those are called with whom one has played. */
import { words } from '../lib/i18n.svelte';

/** Somebody by their name as it was, a bot without one by its level. */
export function called({ name, bot }: { name: string; bot: string | null }): string {
  if (name) return bot ? `${name} (${words.t(`bot-${bot}`)})` : name;
  return words.t(bot ? `bot-${bot}` : 'me-nameless');
}
