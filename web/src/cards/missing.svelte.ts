/** What is missing for cards that cannot be played now, as the server tells it. */
import type { Choice } from '../lib/choice.svelte';
import { words } from '../lib/i18n.svelte';
import type { Answer } from '../lib/types';

/** A question about something else: it says nothing of the card. */
const ELSEWHERE = 'asked-something-else';

/** A reason in as few words as stand on a card: without the card's name, if there are such. */
export function inShort({ reason, kind }: Pick<Answer, 'reason' | 'kind'>, names: string[]): string {
  if (!reason || kind === ELSEWHERE) return '';
  const id = `hand-missing-${kind}`;
  return words.say(words.has(id) ? { ...reason, id } : reason, names);
}

/** Why actions cannot be taken, by their texts; asked whenever the table or the actions change. To be called by a component. */
export function whyNot(
  choice: () => Choice,
  actions: () => string[],
  names: () => string[],
): { readonly said: Record<string, string> } {
  let said = $state.raw<Record<string, string>>({});
  $effect(() => {
    const asked = actions();
    const spoken = names();
    let current = true;
    void Promise.all(asked.map((text) => choice().ask(text)?.catch(() => null))).then((answers) => {
      if (!current) return;
      said = Object.fromEntries(asked.map((text, i) => [text, answers[i] ? inShort(answers[i], spoken) : '']));
    });
    return () => (current = false);
  });
  return {
    get said() {
      return said;
    },
  };
}
