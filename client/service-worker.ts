/*
 * The app without a network: its files and its page, as they were when this worker was installed. The page comes from the network
 * whenever there is one, so a deployment is never hidden; calls of the API and the sign-in are not touched. The build fills in the
 * two names below.
 */
declare const BUILD_NAME: string;
declare const BUILD_FILES: readonly string[];

type WorkerEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = WorkerEvent & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type WorkerEvents = { install: WorkerEvent; activate: WorkerEvent; fetch: FetchEvent };
type Worker = {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};
const worker = globalThis as unknown as Worker;

/** The empty page, into which the client renders any screen; `/` may be the landing page. */
const page = '/index.html';
const files: ReadonlySet<string> = new Set(BUILD_FILES);

const isOurs = (name: string): boolean => name.startsWith('rondel-');
const isUntouched = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/dev-idp');

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || isUntouched(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(keptPage));
  else if (files.has(pathname)) event.respondWith(kept(pathname).catch(() => fetch(request)));
});

async function fill(): Promise<void> {
  const cache = await caches.open(BUILD_NAME);
  // The page without a member: it is fetched without cookies.
  const answer = await fetch(page, { cache: 'no-store', credentials: 'omit' });
  if (!answer.ok) throw new Error(`The page answered ${answer.status}.`);
  await Promise.all([cache.addAll([...files]), cache.put(page, answer)]);
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => isOurs(name) && name !== BUILD_NAME);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The page in the colours that were chosen on this device, as the service would send it. */
async function keptPage(): Promise<Response> {
  const answer = await kept(page);
  const theme = await (await caches.match('/theme', { cacheName: 'theme' }))?.text();
  if (theme !== 'light' && theme !== 'dark') return answer;
  const text = (await answer.text()).replace('<html ', `<html data-theme="${theme}" `);
  return new Response(text, answer);
}

/** From this worker's own cache only: an older one may still serve older pages. */
async function kept(path: string): Promise<Response> {
  const cache = await caches.open(BUILD_NAME);
  const answer = await cache.match(path);
  if (!answer) throw new Error(`${path} is not kept.`);
  return answer;
}
