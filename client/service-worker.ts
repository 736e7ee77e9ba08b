/*
 * The app without a network: its files and its page, as they were when this worker was installed. The page comes from the network whenever
 * there is one, so a deployment is never hidden. Calls of the API and the sign-in are not touched. It also shows push messages, also while
 * the app is closed. The build fills in the names below.
 */
declare const BUILD_NAME: string;
declare const BUILD_FILES: readonly string[];
/** The language of the page, by its BCP 47 tag. */
declare const BUILD_LANGUAGE: string;
/** A pattern of the paths of the app's screens. */
declare const BUILD_SCREENS: string;

type WorkerEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = WorkerEvent & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type PushEvent = WorkerEvent & { readonly data: { readonly json: () => unknown } | null };
type ClickEvent = WorkerEvent & {
  readonly notification: { readonly close: () => void; readonly data?: { readonly path?: string } };
  /** The path of the pressed button; empty for a press beside it. */
  readonly action?: string;
};
type ChangeEvent = WorkerEvent & {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};
type WorkerEvents = {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: ClickEvent;
  pushsubscriptionchange: ChangeEvent;
};
type OpenWindow = {
  readonly url: string;
  readonly focus: () => Promise<OpenWindow>;
  readonly navigate: (url: string) => Promise<unknown>;
};
type Worker = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly matchAll: (filter: object) => Promise<readonly OpenWindow[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};
const worker = globalThis as unknown as Worker;

/** The empty page, into which the client renders any screen; `/` may be the landing page. */
const page = '/index.html';
/** Without cookies the service would choose the language by those of the browser. */
const pageAddress = `${page}?language=${BUILD_LANGUAGE}`;
const files: ReadonlySet<string> = new Set(BUILD_FILES);

const appName = 'Rondel';

const isOurs = (name: string): boolean => name.startsWith('rondel-');
const isUntouched = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/dev-idp');
/** Other paths of this origin belong to other programs, such as a sign-in provider below `/auth`. */
const isScreen = (path: string): boolean => new RegExp(BUILD_SCREENS).test(path);

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || isUntouched(pathname)) return;
  if (request.mode === 'navigate') {
    if (isScreen(pathname)) event.respondWith(fetch(request).catch(keptPage));
  } else if (files.has(pathname)) event.respondWith(kept(pathname).catch(() => fetch(request)));
});

worker.addEventListener('push', (event) => event.waitUntil(show(event)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.action || event.notification.data?.path));
});
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));

/** A browser takes the permission away from a worker that shows nothing, so a message that cannot be read is shown too. */
async function show({ data }: PushEvent): Promise<void> {
  const { id, kind, title, body, path: target, button } = messageIn(data);
  const actions = button ? [{ action: button.path, title: button.title }] : [];
  // The same message again takes the place of the first, without a sound.
  const shown = {
    body,
    tag: id,
    data: { path: target },
    actions,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  };
  await worker.registration.showNotification(title, shown);
  if (kind) await (await caches.open('push')).put(`/push/${kind}`, new Response(new Date().toISOString()));
}

type Message = {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly button?: { readonly title: string; readonly path: string };
};

function messageIn(data: PushEvent['data']) {
  const usual: Message = { id: 'rondel', kind: '', title: appName, body: '', path: '/' };
  try {
    return { ...usual, ...(data?.json() as Partial<Message>) };
  } catch {
    return usual;
  }
}

/** The window that shows the screen already, else any window of the app, else a new one. Paths of other sites are not opened. */
async function open(target = '/'): Promise<void> {
  const url = new URL(target, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  const [any = null] = there ? [there] : windows;
  if (!any) return void (await worker.clients.openWindow(url.href));
  // A window of another worker cannot be navigated.
  const focused = await any.focus().catch(() => any);
  if (!there) await focused.navigate(url.href).catch(() => worker.clients.openWindow(url.href));
}

/** The push service has replaced the subscription: the server gets the new one, without the member. */
async function subscribeAgain({ oldSubscription, newSubscription }: ChangeEvent): Promise<void> {
  const answer = await fetch('/api/me/push', { credentials: 'same-origin' });
  const { publicKey } = (await answer.json()) as { publicKey: string | null };
  if (publicKey === null) return;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = newSubscription ?? (await worker.registration.pushManager.subscribe(options));
  const { endpoint, keys } = subscription.toJSON();
  const replaces = oldSubscription ? { replaces: oldSubscription.endpoint } : {};
  await fetch('/api/me/push/devices', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, ...replaces }),
  });
}

async function fill(): Promise<void> {
  const cache = await caches.open(BUILD_NAME);
  // The page without a member: it is fetched without cookies.
  const answer = await fetch(pageAddress, { cache: 'no-store', credentials: 'omit' });
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
