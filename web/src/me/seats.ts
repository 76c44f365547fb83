/** The seats of whoever is known on this device: brought here from other devices, and let go of. */
import { keys } from '../lib/keys';
import type { MySummary } from '../lib/types';
import { requests } from './requests';

/** How many tables are brought here at once. */
const AT_ONCE = 30;

/** Have the secrets of seats that were taken on other devices; what fails is asked for next time. */
export async function bring(mine: MySummary[]): Promise<void> {
  const missing = mine.filter(({ id, you }) => you.some((seat) => !keys.of(id).tokens[seat]));
  for (const { id, campaign } of missing.slice(0, AT_ONCE)) {
    try {
      const token = keys.claim(id, 'me');
      const { seats } = await requests.open(id, token);
      const { tokens } = keys.of(id);
      const fresh = seats.filter((seat) => !tokens[seat]);
      keys.remember(id, {
        tokens: Object.fromEntries(fresh.map((seat) => [seat, token])),
        campaign: campaign?.id,
      });
    } catch {
      return;
    }
  }
}

/** Let go of a table on all devices. */
export async function letGo(table: string): Promise<void> {
  await requests.letGo(table).catch(() => undefined);
}
