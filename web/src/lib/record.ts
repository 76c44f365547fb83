/** The record of a finished game, to keep. */
import { api } from './api';
import { keys } from './keys';

/** Where the record of a table lies. */
export const recordOf = (table: string) => `/api/tables/${table}/record`;

/** An anchor that downloads a table's record; a closed table wants the secret of a seat for it. */
export function record(table: string): (anchor: HTMLAnchorElement) => () => void {
  return (anchor) => {
    const token = keys.token(table);
    anchor.download = `bocage-${table}.json`;
    const fetched = async (event: MouseEvent) => {
      if (!token) return;
      event.preventDefault();
      const text = JSON.stringify(await api.record(table, token));
      const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      Object.assign(document.createElement('a'), { href: address, download: anchor.download }).click();
      URL.revokeObjectURL(address);
    };
    anchor.addEventListener('click', fetched);
    return () => anchor.removeEventListener('click', fetched);
  };
}
