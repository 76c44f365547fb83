/** The records of finished games and of campaigns, to keep. */
import { keys } from './keys';

/** Where the record of a table lies. */
export const recordOf = (table: string) => `/api/tables/${table}/record`;

/** An anchor that downloads a table's record; a closed table wants the secret of a seat for it. */
export function record(table: string): (anchor: HTMLAnchorElement) => () => void {
  return download(recordOf(table), `bocage-${table}.json`, keys.token(table));
}

/** An anchor that downloads something under a name, with a secret if there is one. */
export function download(from: string, name: string, token?: string): (anchor: HTMLAnchorElement) => () => void {
  return (anchor) => {
    anchor.download = name;
    const fetched = async (event: MouseEvent) => {
      if (!token) return;
      event.preventDefault();
      const answer = await fetch(from, { headers: { Authorization: `Bearer ${token}` } });
      if (!answer.ok) return;
      const address = URL.createObjectURL(await answer.blob());
      Object.assign(document.createElement('a'), { href: address, download: name }).click();
      URL.revokeObjectURL(address);
    };
    anchor.addEventListener('click', fetched);
    return () => anchor.removeEventListener('click', fetched);
  };
}
