/** The panel of a guide and its words: both are fetched where there is a lesson. */
import { words } from '../lib/i18n.svelte';

/** The panel, once it can speak the words of a lesson. */
export async function loadGuide(lesson: string) {
  const [{ default: Guide }] = await Promise.all([
    import('./Guide.svelte'),
    words.read('guide'),
    words.read(`lesson-${lesson}`),
  ]);
  return Guide;
}
