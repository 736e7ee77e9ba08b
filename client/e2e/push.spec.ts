import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page, Worker } from 'playwright/test';
import { type Received, startPushService } from '#service/features/push/testing/push-service.ts';
import { argumentsFor } from '#service/testing/programs.ts';
import { expectAccessible } from './axe.ts';
import { expect, followLink, test, toastOf } from './fixtures.ts';
import { pushPort } from './people.ts';

/*
 * Headless Chromium has no push service, so `PushManager` is replaced at its border: it gives a subscription of a push service of this
 * test. All else is real: the server encrypts and signs, the push service checks and decrypts, and what it has read is handed to the
 * installed service worker by the browser. It has no notifications either: what the worker shows is recorded at `showNotification`, and a click
 * is dispatched inside the worker. A new window needs a real click, so that the one for the closed app is recorded at `openWindow` and its
 * address visited.
 */
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

type PushService = Awaited<ReturnType<typeof startPushService>>;
type Subscription = ReturnType<PushService['subscribe']>;
let service: PushService;

test.beforeAll(async ({ baseURL }) => {
  service = await startPushService(pushPort(new URL(String(baseURL)).port));
});
test.afterAll(async () => {
  expect(service.problems).toEqual([]);
  await service.close();
});

/** @param renewed what the browser gets in place of a subscription of another key */
async function subscribesTo(page: Page, subscription: Subscription, renewed = subscription): Promise<void> {
  const given = { first: subscription, renewed };
  await page.addInitScript(({ first, renewed: next }) => {
    const current = () => (sessionStorage.getItem('renewed') === null ? first : next);
    const subscribed = {
      get endpoint() {
        return current().endpoint;
      },
      // As after a change of the server's key.
      get options() {
        const isOfOtherKey = sessionStorage.getItem('other-key') !== null;
        return isOfOtherKey ? { applicationServerKey: new Uint8Array(65).buffer } : {};
      },
      toJSON: current,
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed');
        if (sessionStorage.getItem('other-key') !== null) sessionStorage.setItem('renewed', 'yes');
        sessionStorage.removeItem('other-key');
        return true;
      },
    } as unknown as PushSubscription;
    // Headless Chromium says no without a question.
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', 'yes');
      return subscribed;
    };
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem('subscribed') === null ? null : subscribed;
  }, given);
}

const devices = (page: Page) => page.getByRole('region', { name: 'Your devices' });

type Shown = { readonly title: string; readonly body: string; readonly tag: string; readonly path: string };
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    openWindow: (url: string) => Promise<void>;
    readonly matchAll: (filter: object) => Promise<readonly unknown[]>;
  };
  shown: Map<string, Shown>;
};

/** The installed worker, with what it shows as notifications in `shown`. */
async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = new Map();
    scope.registration.showNotification = async (title, { body = '', tag = '', data } = {}) => {
      scope.shown.set(tag, { title, body, tag, path: (data as { path: string }).path });
    };
  });
  return worker;
}

const shownBy = (worker: Worker) =>
  worker.evaluate(() => [...(globalThis as unknown as WorkerScope).shown.values()]);

/** Clicks the notification that the worker has shown. @returns the addresses for which the worker opens windows */
const clickShown = (worker: Worker, action = ''): Promise<readonly string[]> =>
  worker.evaluate(async (pressed) => {
    const scope = globalThis as unknown as WorkerScope;
    const opened: string[] = [];
    scope.clients.openWindow = async (url) => void opened.push(url);
    const [shown] = scope.shown.values();
    const notification = { close: () => {}, data: { path: shown?.path } };
    await new Promise((resolve, reject) => {
      const waitUntil = (work: Promise<unknown>) => void work.then(resolve, reject);
      globalThis.dispatchEvent(
        Object.assign(new Event('notificationclick'), { notification, action: pressed, waitUntil }),
      );
    });
    return opened;
  }, action);

/** How many windows of the app the worker sees: one that was left is seen for a moment longer, and cannot be led anywhere. */
const windowsOf = (worker: Worker): Promise<number> =>
  worker.evaluate(async () => {
    const { clients } = globalThis as unknown as WorkerScope;
    return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
  });

/** A reminder of the member becomes due now. */
const setTimer = (memberId: string, kind: string, zone: string) =>
  promisify(execFile)(
    process.execPath,
    [...argumentsFor('service/testing/set-timer'), memberId, kind, zone],
    { cwd: join(import.meta.dirname, '../..'), env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR } },
  );

/** The browser hands a message to the worker, as it does with one of a push service. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data,
  });
  await session.detach();
}

test('a device is turned on, gets a test, and is removed', async ({ page, member }) => {
  const api = await member('push-on@rondel.example');
  await subscribesTo(page, service.subscribe());
  await page.goto('/notifications');
  const worker = await workerOf(page);
  await expect(devices(page)).toContainText('No device gets reminders yet.');
  await devices(page).getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(toastOf(page).getByText('Reminders On')).toBeVisible();
  await expect(devices(page)).toContainText('Chrome on');
  await expect(devices(page)).toContainText('This device');
  await expect(devices(page)).toContainText('Nothing sent yet.');

  const before: readonly Received[] = [...service.received];
  await devices(page).getByRole('button', { name: 'Send me a test' }).click();
  await expect(toastOf(page).getByText('Test Sent')).toBeVisible();
  await expect(devices(page)).toContainText('Last sent');
  const [sent] = service.received.slice(before.length);
  await deliver(page, JSON.stringify(sent?.message));
  await expect
    .poll(() => shownBy(worker))
    .toEqual([
      {
        title: 'Reminders work',
        body: 'This is the test you asked for. Nothing to do.',
        tag: sent?.message.id,
        path: '/notifications',
      },
    ]);
  await deliver(page, JSON.stringify(sent?.message));
  await expect.poll(async () => (await shownBy(worker)).length).toBe(1);

  await expectAccessible(page, 'a device that gets reminders');
  await devices(page)
    .getByRole('button', { name: /^Remove Chrome/ })
    .click();
  await expect(toastOf(page).getByText('Reminders Off')).toBeVisible();
  await expect(devices(page).getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
  expect(await api.get('/api/me/push')).toMatchObject({ devices: [] });
});

/** The browser holds a subscription of another key from now on, and the app is opened again. */
async function reopenWithOtherKey(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.setItem('subscribed', 'yes');
    sessionStorage.setItem('other-key', 'yes');
  });
  await page.reload();
}

const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate(() => sessionStorage.getItem('subscribed') !== null);

test('a browser with a subscription of an old server key subscribes again by itself', async ({
  page,
  member,
}) => {
  const api = await member('push-renewed@rondel.example');
  const [before, after] = [service.subscribe(), service.subscribe()];
  await subscribesTo(page, before, after);
  await api.send('POST', '/api/me/push/devices', before);
  await page.goto('/profile');
  await workerOf(page);
  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/api/me/push/devices')) asked.push(call.url());
  });
  await reopenWithOtherKey(page);
  await expect.poll(() => asked.length).toBe(1);
  await followLink(page, '/notifications');
  await expect(devices(page)).toContainText('This device');
  await expect(devices(page).getByRole('button', { name: /^Remove Chrome/ })).toHaveCount(1);
  await expect(toastOf(page).getByRole('alert')).toHaveCount(0);
  expect(await api.send('POST', '/api/me/push/test')).toEqual({ devices: 1, sent: 1, failed: 0 });
  expect(after.endpoint.endsWith(service.received.at(-1)?.path ?? 'none')).toBe(true);
  await page.reload();
  await expect(devices(page)).toContainText('This device');
  expect(asked).toHaveLength(1);
});

test('a renewal that does not reach the server is finished at the next visit', async ({ page, member }) => {
  const api = await member('push-interrupted@rondel.example');
  const [before, after] = [service.subscribe(), service.subscribe()];
  await subscribesTo(page, before, after);
  await api.send('POST', '/api/me/push/devices', before);
  await page.goto('/profile');
  await workerOf(page);
  await page.context().route('**/api/me/push/devices', (call) => call.abort());
  const failed = page.waitForEvent('requestfailed', (call) => call.url().endsWith('/api/me/push/devices'));
  await reopenWithOtherKey(page);
  await failed;
  await page.context().unroute('**/api/me/push/devices');
  await page.goto('/notifications');
  await expect(devices(page)).toContainText('This device');
  await expect(devices(page).getByRole('button', { name: /^Remove Chrome/ })).toHaveCount(1);
  expect(await api.send('POST', '/api/me/push/test')).toEqual({ devices: 1, sent: 1, failed: 0 });
  expect(after.endpoint.endsWith(service.received.at(-1)?.path ?? 'none')).toBe(true);
});

test('a browser that the member removed elsewhere gives an outdated subscription up', async ({
  page,
  member,
}) => {
  const api = await member('push-removed@rondel.example');
  const before = service.subscribe();
  await subscribesTo(page, before, service.subscribe());
  const added = await api.send<{ devices: { id: string }[] }>('POST', '/api/me/push/devices', before);
  await api.send('DELETE', `/api/me/push/devices/${added.devices[0]?.id}`);
  await page.goto('/notifications');
  await workerOf(page);
  await reopenWithOtherKey(page);
  await expect.poll(() => isSubscribed(page)).toBe(false);
  await expect(devices(page).getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
  expect(await api.get('/api/me/push')).toMatchObject({ devices: [] });
});

test('a click on a reminder opens its screen, and a message without text shows too', async ({
  page,
  member,
}) => {
  await member('push-click@rondel.example');
  await page.goto('/profile');
  const worker = await workerOf(page);
  // A page is the worker's own from its next visit on.
  await page.reload();
  await deliver(page, 'not JSON');
  await expect.poll(() => shownBy(worker)).toMatchObject([{ title: 'Rondel', path: '/' }]);
  const message = { id: 'm1', kind: 'streakAlerts', title: 'Keep your streak', body: 'Now.', path: '/help' };
  await deliver(page, JSON.stringify(message));
  await expect.poll(async () => (await shownBy(worker)).length).toBe(2);
  await worker.evaluate(() => {
    const notification = { close: () => {}, data: { path: '/help' } };
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} });
    globalThis.dispatchEvent(event);
  });
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help & Support');
});

test('a due reminder is encrypted, shown, and opens its screen in open and closed app', async ({
  page,
  member,
  timezoneId,
}) => {
  const api = await member('push-due@rondel.example');
  const { id: memberId } = await api.get<{ id: string }>('/api/auth/user');
  const subscription = service.subscribe();
  await api.send('POST', '/api/me/push/devices', subscription);
  await page.goto('/profile');
  const worker = await workerOf(page);
  // A page is the worker's own from its next visit on.
  await page.reload();
  await setTimer(memberId, 'questNotifications', String(timezoneId));
  const received = () => service.received.find(({ path }) => subscription.endpoint.endsWith(path));
  await expect.poll(() => received()?.message.kind).toBe('questNotifications');
  const message = received()?.message;
  await deliver(page, JSON.stringify(message));
  await expect
    .poll(() => shownBy(worker))
    .toEqual([
      {
        title: 'Today’s wheel is ready',
        body: 'One spin, one quest. Go and see what you get.',
        tag: message?.id,
        path: '/dashboard#quest',
      },
    ]);
  await clickShown(worker);
  await expect(page).toHaveURL(/\/dashboard#quest$/);
  await expect(page.getByRole('button', { name: 'Spin the Wheel' })).toBeVisible();

  await followLink(page, '/notifications');
  const list = page.getByRole('region', { name: 'What we sent' });
  await expect(list).toContainText('to 1 device');
  await list.getByText('Why did I get this?').click();
  await expect(list).toContainText('the wheel of the day was waiting for its first spin');

  // Without a window of the app, the worker opens one.
  await page.goto('about:blank');
  await expect.poll(() => windowsOf(worker)).toBe(0);
  const opened = await clickShown(worker);
  expect(opened.map((url) => new URL(url).hash)).toEqual(['#quest']);
  await page.goto(String(opened[0]));
  await expect(page.getByRole('button', { name: 'Spin the Wheel' })).toBeVisible();
});

test('a reminder has a button that leads to the check-in of the day', async ({ page, member }) => {
  await member('push-check-in@rondel.example');
  await page.goto('/profile');
  const worker = await workerOf(page);
  await page.reload();
  const button = { title: 'How are you today?', path: '/dashboard#check-in' };
  const message = {
    id: 'b1',
    kind: 'workoutReminders',
    title: 'It’s a training day',
    body: '',
    path: '/workout',
  };
  await deliver(page, JSON.stringify({ ...message, button }));
  await expect.poll(() => shownBy(worker)).toMatchObject([{ title: message.title, path: '/workout' }]);
  await clickShown(worker, button.path);
  await expect(page).toHaveURL(/\/dashboard#check-in$/);
  const strip = page.getByRole('region', { name: button.title });
  await expect(strip).toBeInViewport();
  await strip.getByRole('button', { name: 'Good', exact: true }).click();
  await expect(strip.getByText('And your mood?')).toBeVisible();
});

test('a replaced subscription reaches the server without the member', async ({ page, member }) => {
  const api = await member('push-changed@rondel.example');
  const [before, after] = [service.subscribe(), service.subscribe()];
  await api.send('POST', '/api/me/push/devices', before);
  await page.goto('/profile');
  const worker = await workerOf(page);
  await worker.evaluate(
    async ([old, next]) => {
      await new Promise((resolve) => {
        const event = Object.assign(new Event('pushsubscriptionchange'), {
          oldSubscription: old,
          newSubscription: { toJSON: () => next },
          waitUntil: (work: Promise<unknown>) => void work.then(resolve),
        });
        globalThis.dispatchEvent(event);
      });
    },
    [before, after] as const,
  );
  expect(await api.send('POST', '/api/me/push/test')).toEqual({ devices: 1, sent: 1, failed: 0 });
  expect(after.endpoint.endsWith(service.received.at(-1)?.path ?? 'none')).toBe(true);
});

test('the page advises on blocked notifications, iPhones and old browsers', async ({ page, member }) => {
  await member('push-blocked@rondel.example');
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto('/notifications');
  await expect(devices(page)).toContainText('You have blocked notifications for this site. To undo it');
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
  });
  await page.reload();
  await expect(devices(page)).toContainText('This browser can’t show reminders.');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' });
  });
  await page.reload();
  await expect(devices(page)).toContainText('reminders need the app on your home screen');
  await expect(devices(page).getByRole('button')).toHaveCount(0);
});

test('quiet hours and times are kept, and a time inside them is refused with a reason', async ({
  page,
  member,
}) => {
  const api = await member('push-times@rondel.example');
  await page.goto('/notifications');
  const times = page.getByRole('region', { name: 'When they come' });
  await expect(times.getByLabel('Quiet from')).toHaveValue('21:00');
  const alerts = page.getByLabel('Streak Alerts at');
  await alerts.fill('20:15');
  await alerts.blur();
  await expect(toastOf(page).getByText('Times Kept')).toBeVisible();
  await page.reload();
  await expect(alerts).toHaveValue('20:15');
  expect(await api.get('/api/me/reminders')).toMatchObject({ times: { streakAlerts: '20:15' } });
  await alerts.fill('22:00');
  await alerts.blur();
  await expect(toastOf(page).getByRole('alert')).toContainText(/quiet/i);
  await expect(page.getByRole('region', { name: 'What we sent' })).toContainText('Nothing yet.');
});
