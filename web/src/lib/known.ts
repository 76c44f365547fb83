/** What this device was told last, for when the server does not answer. */

const STORE = 'bocage-known';
const TABLE = '/known/table/';

export interface Known<T> {
  /** When it was told, in seconds since 1970. */
  at: number;
  told: T;
}

/** Where something is kept: the lobby, or a table. */
const place = (table: string) => (table ? TABLE + table : '/known/lobby');

/** The store; browsers have none where a page comes without TLS. */
async function open(): Promise<Cache | null> {
  return 'caches' in self ? caches.open(STORE).catch(() => null) : null;
}

/** Keep what was told of a table, or of the lobby. */
export async function keep(told: unknown, table = ''): Promise<void> {
  const at = Date.now() / 1000;
  await (await open())?.put(place(table), new Response(JSON.stringify({ at, told }))).catch(() => undefined);
}

/** What was told last of a table, or of the lobby. */
export async function recall<T>(table = ''): Promise<Known<T> | null> {
  const found = await (await open())?.match(place(table));
  return found ? ((await found.json()) as Known<T>) : null;
}

/** Let go of what was told of all tables but these. */
export async function keepOnly(tables: string[]): Promise<void> {
  const store = await open();
  for (const { url } of (await store?.keys()) ?? []) {
    const [, table] = url.split(TABLE);
    if (table && !tables.includes(table)) await store?.delete(url);
  }
}
