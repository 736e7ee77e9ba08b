import type { Page } from 'playwright/test';
import { expect, steady, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Two exercises of two and three sets, with a rest of at most a minute after each. */
const template = '/workout?template=core-circuit';

/**
 * A browser without a window refuses every notification, also where it was granted, so what the page has its worker show is noted instead.
 * @param permission what the member answered in the browser
 */
const noteNotifications = (page: Page, permission: NotificationPermission) =>
  page.evaluate((answered) => {
    const open: { title: string; tag: string | undefined; data: unknown; close: () => void }[] = [];
    Object.assign(globalThis, { openNotifications: open });
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => answered });
    Notification.requestPermission = async () => {
      throw new Error('The permission was asked for.');
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, data } = {}) => {
      const shown = {
        title,
        tag,
        data: data as unknown,
        close: () => void open.splice(open.indexOf(shown), 1),
      };
      // As in a browser, the next of a tag takes the place of the one before.
      open.splice(0, open.length, ...open.filter((other) => other.tag !== tag), shown);
    };
    ServiceWorkerRegistration.prototype.getNotifications = async ({ tag } = {}) =>
      open.filter((shown) => shown.tag === tag) as unknown as Notification[];
  }, permission);

const shown = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { openNotifications: { title: string; tag: string }[] }).openNotifications.map(
      ({ title, tag }) => [title, tag],
    ),
  );

/** The installed worker gets a click on what is shown, and has done what it does then. */
async function clickShown(page: Page): Promise<void> {
  const data = await page.evaluate(
    () => (globalThis as unknown as { openNotifications: { data: unknown }[] }).openNotifications[0]?.data,
  );
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async (given) => {
    await new Promise((resolve) => {
      const waitUntil = (work: Promise<unknown>) => void work.then(resolve);
      const notification = { close: () => {}, data: given };
      globalThis.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    });
  }, data);
}

/** The page is put behind another one, or brought back; a browser of these tests shows each of its pages. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

async function beginRest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next Set' }).click();
  await expect(page.getByRole('button', { name: 'Skip Rest' })).toBeVisible();
}

test('the end of a rest is an allowed notification that leads back to the workout', async ({
  page,
  member,
}) => {
  await member('rest-notified@rondel.example');
  await page.goto('/profile');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.clock.install();
  await page.goto(template);
  await page.getByRole('button', { name: 'Start Workout' }).click();
  await page.getByRole('button', { name: 'Finish Exercise' }).click();

  await test.step('none while the page is seen', async () => {
    await noteNotifications(page, 'granted');
    await beginRest(page);
    await page.clock.runFor(60_000);
    await expect(page.getByRole('button', { name: 'Skip Rest' })).toBeHidden();
    expect(await shown(page)).toEqual([]);
  });
  await test.step('none without a permission, and none is asked for', async () => {
    await noteNotifications(page, 'default');
    await beginRest(page);
    await setVisibility(page, 'hidden');
    await page.clock.runFor(60_000);
    await expect(page.getByRole('button', { name: 'Skip Rest' })).toBeHidden();
    expect(await shown(page)).toEqual([]);
    await setVisibility(page, 'visible');
  });
  await noteNotifications(page, 'granted');
  await page.getByRole('button', { name: 'Finish Exercise' }).click();
  await beginRest(page);
  await setVisibility(page, 'hidden');
  // In steps shorter than a timed set that may follow.
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(await shown(page)).toEqual([['Your rest is over', 'workout']]);
  }).toPass();
  await clickShown(page);
  await expect(page).toHaveURL(new RegExp(`${template.replace('?', '.')}$`));
  await expect(page.getByRole('button', { name: 'Next Set' })).toBeVisible();
  await setVisibility(page, 'visible');
  await expect.poll(() => shown(page)).toEqual([]);
});

test('the manifest has an id, shortcuts and existing maskable icons', async ({ page }) => {
  const answer = await page.request.get('/manifest.webmanifest', steady);
  const manifest = (await answer.json()) as {
    id: string;
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest.id).toBe('/');
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Spin', 'Workout', 'Log weight']);
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url, steady)).status()).toBe(200);
  await page.goto('/help');
  for (const { src, sizes, purpose } of manifest.icons) {
    expect(purpose).toMatch(/^(any|maskable)$/);
    const width = await page.evaluate(async (path) => {
      const image = new Image();
      image.src = path;
      await image.decode();
      return image.naturalWidth;
    }, src);
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes);
  }
  for (const purpose of ['any', 'maskable'])
    expect(manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
});
