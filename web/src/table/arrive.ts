/** What a link brings along behind its #, remembered and taken out of the address. */
import { keys } from '../lib/keys';

/** Remember a seat's secret; the invitation, if the link holds one. */
export function arrive(table: string): string | null {
  const secrets = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  const [seat, token] = [secrets.get('seat'), secrets.get('token')];
  if (seat && token) keys.remember(table, { tokens: { [seat]: token } });
  return secrets.get('join');
}
