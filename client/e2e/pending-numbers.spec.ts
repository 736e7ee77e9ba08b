import fc from 'fast-check';
import type { Page, Route } from 'playwright/test';
import { acceptQuest } from './beside-service.ts';
import { expect, followLink, startWorkout, test, toastOf } from './fixtures.ts';
import { today } from './missed-day.ts';

const exercises = ['Push-ups', 'Sit-ups', 'Air Squats', 'Lunges', 'Jumping Jacks'];
const connection = (page: Page) => page.getByRole('region', { name: 'Connection' });
const tile = (page: Page, label: string) => page.getByRole('article').filter({ hasText: label });
const mark = { name: 'pending' };
/** What the numbers follow from offline. It is read some seconds after the screen. */
const basisOf = (page: Page) =>
  Promise.all(
    ['**/api/me/streak-days', '**/api/daily-workout-progress?*'].map(async (path) => {
      const answer = await page.waitForResponse(path);
      await answer.finished();
    }),
  );

/** How many timers the page begins in fifty frames. */
const timersBegun = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { setTimeout: begin } = window;
    let begun = 0;
    window.setTimeout = ((...given: Parameters<typeof begin>) => {
      begun += 1;
      return begin(...given);
    }) as typeof begin;
    for (let frame = 0; frame < 50; frame += 1) await new Promise(requestAnimationFrame);
    window.setTimeout = begin;
    return begun;
  });

/** After each read of the outbox the device's storage is busy, so that the next change of the outbox is late. */
const slowStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (key) {
      const { name, transaction } = this;
      if (String(key).startsWith('outbox:') && transaction.mode === 'readonly')
        transaction.addEventListener('complete', () => {
          const store = transaction.db.transaction(name, 'readwrite').objectStore(name);
          let left = 2_000;
          (function goOn(): void {
            left -= 1;
            if (left > 0) get.call(store, 'none').onsuccess = goOn;
          })();
        });
      return get.call(this, key);
    };
  });

// The service worker has what only the outbox asks for.
test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 900 } });

test('numbers count offline work, marked as pending, and stay after it is sent', async ({
  page,
  member,
  context,
}) => {
  const api = await member('pending@rondel.example');
  await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
  await page.goto('/profile');
  const worker = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(worker).toBe('activated');
  const isAtHand = basisOf(page);
  await page.goto('/daily-maintenance');
  await expect(page.getByRole('checkbox')).toHaveCount(exercises.length);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(tile(page, 'Total Points')).toContainText('0');
  await isAtHand;
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await context.setOffline(true);
  for (const exercise of exercises) await page.getByRole('checkbox', { name: exercise }).check();
  await expect(connection(page)).toContainText('5 waiting to be sent');
  await page.goForward();
  await page.getByRole('button', { name: "Log Today's Weight" }).click();
  await page.getByLabel('Weight in lbs').fill('181');
  await page.keyboard.press('Enter');

  const weight = page.getByRole('region', { name: 'Current Weight' });
  const numbers = async (): Promise<void> => {
    await expect(tile(page, 'Total Points')).toContainText('2');
    await expect(tile(page, 'Day Streak')).toContainText('1');
    await expect(weight).toContainText('181');
  };
  await numbers();
  const marks = page.getByRole('img', mark);
  await expect(tile(page, 'Total Points').getByRole('img', mark)).toBeVisible();
  await expect(tile(page, 'Day Streak').getByRole('img', mark)).toBeVisible();
  await expect(weight.getByRole('img', mark)).toBeVisible();

  await context.setOffline(false);
  await expect(connection(page)).toBeHidden();
  await expect(marks).toHaveCount(0);
  await numbers();
  expect(await api.get('/api/stats')).toMatchObject({ totalPoints: 2, currentStreak: 1, totalWorkouts: 1 });
});

test('numbers count a quest that was completed offline, until it is undone', async ({
  page,
  member,
  context,
  timezoneId,
}) => {
  const api = await member('pending-quest@rondel.example');
  await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
  const { id } = await api.get<{ id: string }>('/api/auth/user');
  await acceptQuest(id, { date: today, zone: String(timezoneId), questId: 'slow-bridges' });
  await slowStorage(page);
  await page.goto('/profile');
  const worker = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(worker).toBe('activated');
  const isAtHand = basisOf(page);
  await page.goto('/dashboard');
  await isAtHand;
  await page.waitForLoadState('networkidle');

  const card = page.getByRole('region', { name: "Today's quest" });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const points = (count: number) =>
    expect(tile(page, 'Total Points').getByText(String(count), { exact: true })).toBeVisible();
  const complete = async (): Promise<void> => {
    await card.getByRole('link', { name: 'Start', exact: true }).click();
    await startWorkout(page);
    await context.setOffline(true);
    for (const next of ['Next', 'Next', 'Finish', 'Complete']) await press(next);
    await expect(card.getByText('Done. We’ll send it later.')).toBeVisible();
    await points(1);
    await expect(tile(page, 'Day Streak')).toContainText('1');
    await expect(tile(page, 'Total Points').getByRole('img', mark)).toBeVisible();
  };
  await complete();
  expect(await timersBegun(page), 'the page rests').toBeLessThan(10);
  await press('Undo');
  await card.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(toastOf(page).getByRole('status')).toContainText('Completion Undone');
  await points(0);
  await expect(page.getByRole('img', mark)).toHaveCount(0);

  await complete();
  await context.setOffline(false);
  await expect(connection(page)).toBeHidden();
  await expect(page.getByRole('img', mark)).toHaveCount(0);
  await points(1);
  await expect(card.getByText('Done. We’ll send it later.')).toBeHidden();
  expect(await api.get('/api/stats')).toMatchObject({ totalPoints: 1, currentStreak: 1, completedQuests: 1 });
});

test.describe('A workout that is saved without an answer', () => {
  test.use({ serviceWorkers: 'block' });

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const done = (page: Page) => page.getByRole('heading', { name: 'Done for today' });
  const noAnswer = (route: Route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback();

  async function trainWithoutAnswer(page: Page): Promise<void> {
    await startWorkout(page);
    await page.clock.fastForward('12:00');
    await page.getByRole('checkbox', { checked: false }).first().click();
    await press(page, 'End workout here');
    await page.context().route('**/api/workouts', noAnswer);
    await press(page, 'Save Workout');
    await expect(done(page)).toBeVisible();
  }

  async function expectCounted(page: Page, workouts: number): Promise<void> {
    await followLink(page, '/dashboard');
    await expect(tile(page, 'Total Points').getByText(String(2 * workouts), { exact: true })).toBeVisible();
    await expect(tile(page, 'Day Streak').getByText('1', { exact: true })).toBeVisible();
  }

  async function expectDone(page: Page): Promise<void> {
    await expect(done(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Workout' })).toBeHidden();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page, 'nothing is asked').toHaveURL(/\/dashboard$/);
  }

  /** Actions that a member may take on the screens while the workout waits. */
  const moves: Readonly<Record<string, (page: Page, workouts: number) => Promise<void>>> = {
    leave: expectCounted,
    'come back': async (page) => {
      await followLink(page, '/dashboard');
      await followLink(page, '/workout');
      await expectDone(page);
    },
    reload: async (page, workouts) => {
      await page.goto('/workout');
      await expectDone(page);
      await expectCounted(page, workouts);
    },
    history: async (page) => {
      await followLink(page, '/history');
      await expect(page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')).toHaveCount(
        1,
      );
    },
    'another tab': async (page, workouts) => {
      const tab = await page.context().newPage();
      await tab.goto('/workout');
      await expectDone(tab);
      await expectCounted(tab, workouts);
      await tab.close();
    },
  };
  const walks = fc.sample(fc.shuffledSubarray(Object.keys(moves), { minLength: 3 }), {
    numRuns: 3,
    seed: 45,
  });

  test('is done for the day and counts once on every screen, in any order', async ({
    page,
    member,
    context,
  }) => {
    test.slow();
    const api = await member('saved-later@rondel.example');
    await page.clock.install();
    await page.goto('/dashboard');
    for (const [before, walk] of walks.entries())
      await test.step(`workout ${before + 1}: ${walk.join(', ')}`, async () => {
        const workouts = before + 1;
        await followLink(page, '/workout?template=core-circuit');
        if (before > 0) await press(page, 'Train again');
        await trainWithoutAnswer(page);
        await expect(page.getByRole('main').getByText('Waiting to sync')).toBeVisible();
        await expectDone(page);
        for (const move of walk) await moves[move]?.(page, workouts);
        await expectCounted(page, workouts);
        await context.unroute('**/api/workouts');
        await page.goto('/workout');
        await expect(done(page)).toBeVisible();
        await expect(page.getByText('Waiting to sync')).toBeHidden();
        await expectCounted(page, workouts);
        expect(await api.get('/api/stats')).toMatchObject({
          totalPoints: 2 * workouts,
          currentStreak: 1,
          totalWorkouts: workouts,
        });
      });
  });

  test('counts although the first read of the days behind its numbers failed', async ({
    page,
    member,
    context,
  }) => {
    await member('days-later@rondel.example');
    await page.clock.install();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/streak-days'));
    await context.route('**/api/me/streak-days', (route) => route.abort('connectionreset'), { times: 1 });
    await page.goto('/workout?template=core-circuit');
    await failed;
    await trainWithoutAnswer(page);
    await expectCounted(page, 1);
  });
});
