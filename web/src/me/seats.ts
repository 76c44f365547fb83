/** The seats of whoever is known on this device: brought here from other devices, and let go of. */
import { keys, newSecret } from '../lib/keys';
import type { MySummary } from '../lib/types';
import { requests } from './requests';

/** How many tables are brought here at once. */
const AT_ONCE = 30;

/** Have the secrets of seats that were taken on other devices; what fails is asked for next time. */
export async function bring(mine: MySummary[]): Promise<void> {
  const missing = mine.filter(({ id, you }) => you.some((seat) => !keys.of(id).tokens[seat]));
  for (const { id, campaign } of missing.slice(0, AT_ONCE)) {
    if (!(await open(id, campaign?.id))) return;
  }
}

/** Whether there is a secret of one’s own seats at a table on this device now. */
export async function open(table: string, campaign?: string): Promise<boolean> {
  try {
    const token = newSecret();
    const { seats } = await requests.open(table, token);
    const { tokens } = keys.of(table);
    const fresh = seats.filter((seat) => !tokens[seat]);
    keys.remember(table, { tokens: Object.fromEntries(fresh.map((seat) => [seat, token])), campaign });
    return true;
  } catch {
    return false;
  }
}

/** Let go of a table on all devices. */
export async function letGo(table: string): Promise<void> {
  await requests.letGo(table).catch(() => undefined);
}
