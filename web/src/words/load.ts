/** What people say at a table, with the words for it: both are fetched where people can speak. */
import { words } from '../lib/i18n.svelte';
import type { Session } from '../table/session.svelte';

/** Let a visit have its talk, once its words are there. */
export async function loadTalk(session: Session): Promise<void> {
  const [{ Talk }] = await Promise.all([import('./talk.svelte'), words.readTalk()]);
  session.talk ??= new Talk(session);
}
