import type { BrowserContext, Page } from 'playwright/test';
import { type Api, expect, readAgain, test } from './fixtures.ts';

/** Moments wait for the screen and for each other. */
const slow = { timeout: 40_000 };

type ShownToasts = { readonly shownToasts: string[] };

/** From then on each page of the browser lists the words of every toast that it shows. */
const listToasts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shownToasts: string[] = [];
    Object.assign(window, { shownToasts });
    new MutationObserver(() => {
      const parts = document.querySelectorAll('[role=region] [role=status] > :is(b, span)');
      const text = [...parts].map(({ textContent }) => textContent).join(' | ');
      if (text && shownToasts.at(-1) !== text) shownToasts.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
/** From then on each page of the browser counts how often it wanted a turn with moments, and how often it has remembered them. */
const countComparisons = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    const { request } = LockManager.prototype;
    Object.assign(window, { turns: 0, comparisons: 0 });
    Storage.prototype.setItem = function counted(name: string, text: string) {
      if (name.startsWith('rondel.moments.')) (window as unknown as Comparing).comparisons += 1;
      Reflect.apply(setItem, this, [name, text]);
    };
    LockManager.prototype.request = function counted(...given: unknown[]) {
      if (String(given[0]).startsWith('rondel.moments.')) (window as unknown as Comparing).turns += 1;
      return Reflect.apply(request, this, given) as Promise<never>;
    };
  });
type Comparing = { turns: number; comparisons: number };
const comparedIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Comparing).comparisons);
const toastsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as ShownToasts).shownToasts);

/** What the device remembers of moments, encrypted: another text each time it is stored. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('rondel.moments.'));
    return localStorage.getItem(key ?? '') ?? '';
  });

/** Opens the dashboard, and waits until the page has compared what is new. */
async function openCompared(page: Page): Promise<void> {
  await page.goto('/dashboard');
  const before = await stored(page);
  await expect.poll(() => stored(page), slow).not.toBe(before);
}

async function workOut(api: Api, page: Page, count: number): Promise<void> {
  const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  for (let done = 0; done < count; done += 1)
    await api.send('POST', '/api/workouts', {
      ...{ templateId: 'core-circuit', date, durationMinutes: 20 },
      ...{ perceivedExertion: 7, moodAfter: 4, isCompleted: true },
    });
}

const checkIn = (api: Api) => api.send('POST', '/api/check-ins', { energy: 3, mood: 3 });
const onPath = expect.stringMatching(/^One more step on your path: \d+ of 12 \| /);

test('badge, level and path are shown one after the other, once on each device', async ({
  page,
  context,
  member,
  pageOf,
}) => {
  test.slow();
  const email = 'moments@rondel.example';
  const api = await member(email);
  await listToasts(context);
  await openCompared(page);
  await workOut(api, page, 10);

  await test.step('After the event each of them comes, with a reason', async () => {
    await readAgain(page);
    await expect
      .poll(() => toastsOf(page), slow)
      .toEqual([
        'A new badge: Ten Done | 10 workouts, all yours.',
        'You reached level 2: Starter | Each point of it is something you did.',
        onPath,
      ]);
  });

  await test.step('A reload and another tab show none of them, and the next thing once', async () => {
    await openCompared(page);
    expect(await toastsOf(page)).toEqual([]);
    // No other page of the browser shows the next one.
    await page.goto('/help');
    const tab = await context.newPage();
    await openCompared(tab);
    await checkIn(api);
    await tab.reload();
    await expect.poll(() => toastsOf(tab), slow).toEqual([onPath]);
    expect(await toastsOf(tab)).toEqual([expect.stringContaining('Say how you are')]);
    await tab.close();
    await openCompared(page);
    expect(await toastsOf(page)).toEqual([]);
  });

  await test.step('Another device shows nothing that is older than its first visit', async () => {
    const device = await pageOf(email);
    await listToasts(device.context());
    await openCompared(device);
    await workOut(api, page, 40);
    await device.reload();
    await expect
      .poll(() => toastsOf(device), slow)
      .toEqual(['A new badge: Fifty Done | 50 workouts, all yours.']);
  });
});

test('two windows that are visible at the same time show a moment once', async ({
  page,
  context,
  member,
}) => {
  test.slow();
  const api = await member('two-windows@rondel.example');
  await listToasts(context);
  await countComparisons(context);
  await openCompared(page);
  const other = await context.newPage();
  await openCompared(other);
  await workOut(api, page, 10);

  await test.step('While one has its turn, the other waits', async () => {
    await other.goto('/help');
    await other.evaluate(() => {
      const name = Object.keys(localStorage).find((key) => key.startsWith('rondel.moments.')) ?? '';
      void navigator.locks.request(name, () => new Promise(() => {}));
    });
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as Comparing).turns), slow)
      .toBeGreaterThan(0);
    expect([await toastsOf(page), await comparedIn(page)]).toEqual([[], 0]);
    await other.goto('/dashboard');
  });

  await Promise.all([page.reload(), other.reload()]);
  const shown = async () => [...(await toastsOf(page)), ...(await toastsOf(other))].toSorted();
  await expect
    .poll(shown, slow)
    .toEqual([
      'A new badge: Ten Done | 10 workouts, all yours.',
      onPath,
      'You reached level 2: Starter | Each point of it is something you did.',
    ]);
  // One more round of both windows, in which the last one was remembered.
  await checkIn(api);
  await Promise.all([page.reload(), other.reload()]);
  await expect.poll(shown, slow).toEqual([onPath]);
  // Two comparisons of the window that showed it, and one of the other.
  const compared = async () => (await Promise.all([page, other].map(comparedIn))).toSorted();
  await expect.poll(compared, slow).toEqual([1, 2]);
  expect(await shown()).toEqual([onPath]);
});

test('badges that come together share a moment, which a hidden page leaves for later', async ({
  page,
  context,
  member,
}) => {
  const api = await member('many-moments@rondel.example');
  await listToasts(context);
  // The browser of the tests calls every page visible.
  await context.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => document.documentElement.dataset.away === 'yes' });
  });
  await openCompared(page);
  await page.evaluate(() => {
    document.documentElement.dataset.away = 'yes';
  });
  await workOut(api, page, 9);
  const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await api.send('POST', '/api/workouts', {
    ...{ templateId: 'activity-walk', date, durationMinutes: 120, distance: { value: 12, unit: 'km' } },
    ...{ perceivedExertion: 4, moodAfter: 4, isCompleted: true },
  });
  const again = page.waitForResponse('**/api/badges');
  await readAgain(page);
  await again;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await toastsOf(page)).toEqual([]);
  await page.evaluate(() => {
    delete document.documentElement.dataset.away;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(async () => (await toastsOf(page))[0], slow)
    .toBe('New badges | Ten Done and Round the Block');
});
