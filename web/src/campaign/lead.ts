/** Ways to the tables of a campaign: the secrets of one's seats are taken along. */
import { api } from '../lib/api';
import { keys } from '../lib/keys';
import { router } from '../lib/router.svelte';

/** Go to a table of a campaign. */
export function enter(campaign: string, table: string): void {
  keys.follow(campaign, table);
  router.go(`/t/${table}`);
}

/** Go to where a campaign is played now. */
export async function leadOn(campaign: string): Promise<void> {
  const { table } = await api.campaign(campaign, firstOf(keys.ofCampaign(campaign).tokens));
  enter(campaign, table);
}

/** One of some secrets, to look at what spectators may not see. */
export function firstOf(tokens: Record<string, string>): string | undefined {
  return Object.values(tokens)[0];
}
