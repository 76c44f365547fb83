/** What a link brings along behind its #, remembered and taken out of the address. */
import { keys } from '../lib/keys';

export interface Arrival {
  /** Whether it was the link of a seat. */
  seated: boolean;
  /** The secret of a free seat. */
  invitation: string | null;
  /** Whether to show the links of the table at once. */
  links: boolean;
}

/** Remember a seat's secret; what else the link asks for. */
export function arrive(table: string): Arrival {
  const secrets = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  const [seat, token] = [secrets.get('seat'), secrets.get('token')];
  if (seat && token) keys.remember(table, { tokens: { [seat]: token } });
  return { seated: !!(seat && token), invitation: secrets.get('join'), links: secrets.has('links') };
}
