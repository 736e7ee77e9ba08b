import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  request as requests,
} from 'playwright/test';
import { decryptValue, setDeviceKey } from '#client/lib/offline/member-storage.ts';
import type { Waiting } from '#client/lib/offline/outbox.ts';
import { admin, lena, maya } from './people.ts';

type Body = Readonly<Record<string, unknown>>;

/** Calls of the API as somebody who is signed in. */
export type Api = {
  get<Value = Body>(path: string): Promise<Value>;
  send<Value = Body>(method: string, path: string, data?: unknown): Promise<Value>;
};

type Fixtures = {
  /** The pointer rests: what waits for a member's first act keeps waiting. */
  readonly isHandStill: boolean;
  /** Complaints of a page: errors in the console, refused by the content security policy or thrown. None, by the end. */
  readonly complaints: string[];
  /** Signs this page's browser in. */
  readonly signIn: (email: string) => Promise<Api>;
  /** Lets somebody into the beta. */
  readonly letIn: (email: string) => Promise<void>;
  /** Signs in somebody whom the beta has let in, in this page's browser. */
  readonly member: (email: string) => Promise<Api>;
  /** A page of a separate browser, signed in. */
  readonly pageOf: (email: string) => Promise<Page>;
  /** Signs in from a separate browser, without a page. */
  readonly sessionOf: (email: string) => Promise<APIRequestContext>;
};
/** Signed in once for each worker: every test lets people in. */
type WorkerFixtures = { readonly adminApi: Api };

export const test = base.extend<Fixtures, WorkerFixtures>({
  adminApi: [
    async ({ browserName: _ }, use, { project }) => {
      const { baseURL, timezoneId } = project.use;
      const request = await requests.newContext({
        baseURL: String(baseURL),
        storageState: { cookies: [zoneCookie(String(timezoneId), String(baseURL))], origins: [] },
      });
      await signInByForm(request, admin.email);
      await use(apiOf(request, String(baseURL)));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  isHandStill: [false, { option: true }],
  context: async ({ context, isHandStill }, use) => {
    if (!isHandStill) context.on('page', moveHand);
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, baseURL, timezoneId }, use) => {
    await use(async (email) => {
      await page.context().addCookies([zoneCookie(String(timezoneId), String(baseURL))]);
      await signInByForm(page.request, email);
      return apiOf(page.request, String(baseURL));
    });
  },
  letIn: async ({ adminApi }, use) => {
    await use((email) => letInBy(adminApi, email));
  },
  member: async ({ letIn, signIn }, use) => {
    await use(async (email) => {
      await letIn(email);
      return signIn(email);
    });
  },
  pageOf: async ({ browser, complaints, baseURL, timezoneId }, use) => {
    const pages: Page[] = [];
    await use(async (email) => {
      const page = await browser.newPage();
      pages.push(page);
      listen(page, complaints);
      moveHand(page);
      await page.context().addCookies([zoneCookie(String(timezoneId), String(baseURL))]);
      await signInByForm(page.request, email);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
  sessionOf: async ({ page, baseURL }, use) => {
    const sessions: APIRequestContext[] = [];
    const userAgent = await page.evaluate(() => navigator.userAgent);
    await use(async (email) => {
      const session = await requests.newContext({ baseURL: String(baseURL), userAgent });
      sessions.push(session);
      await signInByForm(session, email);
      return session;
    });
    for (const session of sessions) await session.dispose();
  },
});
export { expect };

/** For a test that answers one read by itself: the call that joins several answers none, and each is asked for alone. */
export const readEachAlone = (page: Page): Promise<unknown> =>
  page.route('**/api/reads?*', (call) => call.fulfill({ json: {} }));

/** As the profile keeps the choice on the device, for a dashboard that is open. */
export async function chooseLayout(page: Page, layout: 'compact' | 'overview'): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('rondel.dashboard', chosen), layout);
  await followLink(page, '/help');
  await followLink(page, '/dashboard');
}

/** Leads to another screen like a link of the app: loading each page again would take as long as looking at it. */
export async function followLink(page: Page, route: string): Promise<void> {
  // The frame of a page has its heading before the app follows the history.
  await expect(page.locator('[data-frame]')).toHaveCount(0);
  await page.evaluate((to) => {
    if (location.pathname + location.search === to) return;
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, route);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The session begins after the next paint of the page: until then a test must not move the clock. */
export async function startWorkout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
}

/** The page reads all that it shows once more, as when another tab has changed something. */
export const readAgain = (page: Page): Promise<void> =>
  page.evaluate(() => new BroadcastChannel('rondel').postMessage('changed'));

/** At the development provider, as a person would. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/api/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill(firstNameOf(email));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/dev-idp'));
}

/** The service closes a connection that was idle for a while, and may do so just as a call sets out on it. */
export const steady = { maxRetries: 2 } as const;

/** The same without a page. @param origin where the service is, if the requests do not know it */
export async function signInByForm(request: APIRequestContext, email: string, origin = ''): Promise<void> {
  const page = await request.get(`${origin}/api/login`, steady);
  const known = [admin, maya, lena].find((person) => person.email === email);
  const [firstName = '', lastName = ''] = (known?.name ?? firstNameOf(email)).split(' ');
  const form = { email, firstName, lastName };
  const answer = await request.post(page.url(), {
    ...steady,
    form,
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(answer.ok(), `${email} signs in: ${answer.status()} at ${answer.url()}`).toBe(true);
}

/** Lets somebody into the beta, as an admin. */
export async function letInBy(adminApi: Api, email: string): Promise<void> {
  const { id } = await adminApi.send('POST', '/api/beta/request', { email });
  await adminApi.send('PATCH', `/api/beta/requests/${String(id)}`, { status: 'approved' });
}

/** The cookie that the client sets before a member signs in: it names their time zone. */
export const zoneCookie = (zone: string, origin: string) => ({
  name: 'zone',
  value: zone,
  domain: new URL(origin).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});

const firstNameOf = (email: string): string => email.split('@')[0] ?? '';

/** Chooses a segment, whose radio is covered by its face. Waits until it stands still, as `check({ force: true })` would not. */
export async function choose(segment: Locator): Promise<void> {
  await segment.locator('xpath=..').click();
  await expect(segment).toBeChecked();
}

/** The same device, in another place. */
export async function movedTo(context: BrowserContext, timezoneId: string): Promise<Page> {
  const storageState = await context.storageState();
  const moved = await context.browser()?.newContext({ storageState, timezoneId });
  const page = await moved?.newPage();
  if (!page) throw new Error('There is no browser.');
  return page;
}

/** Where toasts show. */
/** The second name is that of a toast which came without a network, before what shows toasts was loaded. */
export const toastOf = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Notifications \(F8\)|Notification)$/ });

/** The items that this browser stores of a member, by key. */
const storedOf = (
  page: Page,
  memberId: string,
): Promise<readonly (readonly [key: string, value: unknown])[]> =>
  page.evaluate(async (id) => {
    const inDatabase = await new Promise<readonly (readonly [string, unknown])[]>((resolve) => {
      const opening = indexedDB.open('keyval-store');
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve([]);
      opening.onsuccess = () => {
        const store = opening.result.transaction('keyval').objectStore('keyval');
        const [asking, reading] = [store.getAllKeys(), store.getAll()];
        reading.onsuccess = () => {
          opening.result.close();
          resolve(asking.result.map((key, index) => [String(key), reading.result[index] as unknown]));
        };
      };
    });
    const inStorage = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    return [...inDatabase, ...inStorage].filter(([key]) => key.includes(id) || key === 'rondel.onboarding');
  }, memberId);

/** The keys under which this browser stores something of a member. */
export async function storedKeysOf(page: Page, memberId: string): Promise<readonly string[]> {
  return (await storedOf(page, memberId)).map(([key]) => key).sort();
}

/** The keys of what this browser stores of a member without encryption. */
export async function plainKeysOf(page: Page, memberId: string): Promise<readonly string[]> {
  const stored = await storedOf(page, memberId);
  return stored.filter(([, value]) => !/^encrypted1\.[0-9a-f]+$/.test(String(value))).map(([key]) => key);
}

/** How many commands wait in this browser for the network. */
export async function heldCommands(page: Page, api: Api): Promise<number> {
  const { id } = await api.get<{ id: string }>('/api/auth/user');
  await setDeviceKey((await api.get<{ key: string }>('/api/me/device-key')).key);
  const name = `outbox:${id}`;
  const stored = (await storedOf(page, id)).find(([key]) => key === name)?.[1];
  return (decryptValue<readonly Waiting[]>(name, stored) ?? []).filter(({ isHeld }) => isHeld).length;
}

export function apiOf(request: APIRequestContext, origin: string): Api {
  const call = async <Value>(method: string, path: string, data?: unknown): Promise<Value> => {
    const headers = { Origin: origin };
    const answer = await request.fetch(origin + path, {
      ...steady,
      method,
      headers,
      ...(data !== undefined && { data }),
    });
    expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
    return (await answer.json()) as Value;
  };
  return { get: (path) => call('GET', path), send: call };
}

/** Moves the pointer a little once a page is painted, before which browsers drop it: cards below a phone's first window come with it. */
export function moveHand(page: Page): void {
  const move = async (): Promise<void> => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    // The first event of a page is its place, the second a movement.
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 1);
  };
  // A page that is closed or goes on meanwhile needs no hand.
  page.on('load', () => void move().catch(() => {}));
}

/** An answer that fails also shows in the console; where a test provokes one, it is no complaint. */
function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource:');
    if (message.type() === 'error' && !isAnswer) complaints.push(message.text());
  });
}
