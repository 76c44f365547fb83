/// <reference lib="webworker" />
/** The service worker: pages open without a connection, with what this device has loaded before. */

const sw = self as unknown as ServiceWorkerGlobalScope;
/** What the files of this version follow from; the build puts it here. */
const VERSION = '__VERSION__';
const PAGE = 'bocage-page';
const FILES = 'bocage-files-';
const MINE = FILES + VERSION;
/** How long a page may take before the one that is known is shown, in milliseconds. */
const PATIENCE = 5_000;
/** What a proxy says while the server is away. */
const AWAY = [502, 503, 504];
/** Versions whose files are kept: pages of the last one may still be open. */
const KEPT = 2;

/** A file of the page by its address. */
function isFile(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith('/assets/');
}

/** What a file is called in every version. */
function stem(address: string): string {
  return new URL(address, location.href).pathname.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

const known = (address: string | Request) => caches.match(address, { ignoreVary: true });

/** Keep a file of this version, if it can be had. */
async function keep(address: string): Promise<void> {
  const found = (await known(address)) ?? (await fetch(address));
  if (found.ok) await (await caches.open(MINE)).put(address, found);
}

/** Remember the page itself, if it is ours and no answer of somebody on the way. */
async function remember(answer: Response): Promise<void> {
  const text = await answer.clone().text();
  if (answer.ok && text.includes('id="app"')) await (await caches.open(PAGE)).put('/', answer);
}

/** Have ready in this version what this device has had of the one before. */
async function inherit(): Promise<void> {
  const had = new Set<string>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(FILES)) continue;
    for (const { url } of await (await caches.open(name)).keys()) had.add(stem(url));
  }
  await caches.open(MINE);
  await remember(await fetch('/'));
  if (!had.size) return;
  const files = (await (await fetch(`/assets/files-${VERSION}.json`)).json()) as string[];
  await Promise.allSettled(files.filter((file) => had.has(stem(file))).map(keep));
}

/** Let go of what no open page can need any more. */
async function tidy(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(FILES) && name !== MINE);
  await Promise.all(versions.slice(0, -(KEPT - 1) || undefined).map((name) => caches.delete(name)));
}

/** The page as the server has it now; as it was known if the server does not answer. */
async function page(event: FetchEvent): Promise<Response> {
  const asked = fetch(event.request).then((answer) => {
    if (AWAY.includes(answer.status)) throw new Error(answer.statusText);
    event.waitUntil(remember(answer.clone()));
    return answer;
  });
  const late = new Promise<never>((_, fail) => setTimeout(fail, PATIENCE));
  try {
    return await Promise.race([asked, late]);
  } catch {
    return (await known('/')) ?? asked.catch(() => fetch(event.request));
  }
}

/** A file of the page; its name tells its content. */
async function file(event: FetchEvent): Promise<Response> {
  const found = await known(event.request);
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(MINE).then((files) => files.put(event.request.url, copy)));
  }
  return answer;
}

/** What the server tells somebody who is away. */
interface Told {
  title: string;
  body: string;
  lang: string;
  tag: string;
  path: string;
}

/** Show a table that somebody was told of, where it is open already or anew. */
async function show(path: string): Promise<void> {
  const pages = await sw.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : sw.clients.openWindow(path));
}

sw.addEventListener('push', (event) => {
  const { title, path, ...more } = event.data?.json() as Told;
  const icons = { icon: '/icon-192.png', badge: '/badge-96.png' };
  event.waitUntil(sw.registration.showNotification(title, { ...more, ...icons, data: path }));
});
sw.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = String(event.notification.data);
  if (path.startsWith('/t/')) event.waitUntil(show(path));
});
sw.addEventListener('install', (event) => {
  void sw.skipWaiting();
  event.waitUntil(inherit().catch(() => undefined));
});
sw.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => sw.clients.claim()));
});
sw.addEventListener('message', (event) => {
  if (!Array.isArray(event.data)) return;
  const missing = (event.data as string[]).filter(isFile);
  event.waitUntil(Promise.allSettled(missing.map(keep)));
});
sw.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (mode === 'navigate') event.respondWith(page(event));
  else if (isFile(url)) event.respondWith(file(event));
});
