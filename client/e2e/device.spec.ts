import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import {
  type Api,
  expect,
  followLink,
  heldCommands,
  movedTo,
  readAgain,
  steady,
  storedKeysOf,
  test,
  toastOf,
} from './fixtures.ts';

const workout = '/workout?template=core-circuit';
const beginDaily = (api: Api) =>
  api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });

async function startWorkout(page: Page): Promise<void> {
  await page.goto(workout);
  await page.getByRole('button', { name: 'Start Workout' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
}

async function reset(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Admin Program Reset' }).click();
  await page.getByRole('button', { name: 'Reset My Data' }).click();
  await expect(toastOf(page).getByText('Reset Complete')).toBeVisible();
}

test.describe('A reset', () => {
  test('takes along what this device kept', async ({ page, member }) => {
    const api = await member('reset-here@rondel.example');
    await startWorkout(page);
    await beginDaily(api);
    await page.goto('/daily-maintenance');
    await expect(page.getByText('5 sets to go')).toBeVisible();
    for (const set of await page.getByRole('checkbox').all()) await set.check();
    await expect(page.getByText('Congratulations!')).toBeVisible();
    await expect.poll(() => api.get('/api/stats')).toMatchObject({ totalWorkouts: 1 });

    await followLink(page, '/profile');
    await reset(page);
    await page.goto(workout);
    await expect(page.getByRole('button', { name: 'Start Workout' })).toBeVisible();
    await beginDaily(api);
    await readAgain(page);
    await followLink(page, '/daily-maintenance');
    await expect(page.getByText('5 sets to go')).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('keeps the time zone of the member, and does not ask for it again', async ({ member, context }) => {
    await member('reset-abroad@rondel.example');
    const page = await movedTo(context, 'Asia/Tokyo');
    const question = page.getByRole('region', { name: 'Time zone' });
    await page.goto('/profile');
    await question.getByRole('button', { name: /^No/ }).click();
    await reset(page);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(question).toBeHidden();
    await page.context().close();
  });
});

test.describe('Sign out and forget this device', () => {
  const title = 'Sign out and forget this device';
  const dialog = (page: Page) => page.getByRole('alertdialog', { name: title });
  const opener = (page: Page) => page.getByRole('button', { name: title });
  const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Forget and sign out' }).click();

  test('says accessibly what would be lost, and leaves nothing of the member', async ({
    page,
    member,
    signIn,
  }) => {
    test.slow();
    const email = 'forgotten@rondel.example';
    const api = await member(email);
    const { id } = await api.get<{ id: string }>('/api/auth/user');
    await startWorkout(page);
    await beginDaily(api);
    await page.route(/api\/(body-metrics|daily-workout-progress)$/, (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
    );
    await page.goto('/daily-maintenance');
    for (const name of ['Push-ups', 'Lunges']) await page.getByRole('checkbox', { name }).check();
    // A tick that is under way as the page is left is only perhaps lost.
    await expect.poll(() => heldCommands(page, api)).toBe(2);
    await followLink(page, '/dashboard');
    await page.getByLabel('Weight in lbs').fill('181');
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await expect(toastOf(page).getByText('Waiting to sync')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('rondel.dashboard', 'compact'));
    const kept = await storedKeysOf(page, id);
    expect(kept).toEqual(expect.arrayContaining([`outbox:${id}`, `workout-session:${id}`]));

    await followLink(page, '/profile');
    await opener(page).click();
    await expect(dialog(page)).toContainText('Everything we already received stays in your account.');
    const lost = /lost if you go on: (Daily routine of [^;]+, one set; ){2}Weight of \w+ \d+, 181 lbs\./;
    await expect(dialog(page)).toContainText(lost);
    await expectAccessible(page, title);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(opener(page)).toBeFocused();
    expect(await storedKeysOf(page, id)).toEqual(kept);

    await opener(page).click();
    await confirm(page);
    await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect((await page.request.get('/api/auth/user', steady)).status()).toBe(401);
    expect(await storedKeysOf(page, id)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('rondel.dashboard'))).toBe('compact');

    await page.unroute(/api\/(body-metrics|daily-workout-progress)$/);
    await signIn(email);
    await page.goto('/daily-maintenance');
    await expect(page.getByText('5 sets to go')).toBeVisible();
    expect(await api.get('/api/body-metrics')).toEqual([]);
  });

  test('forgets nothing without a network, because the sign-out needs it', async ({
    page,
    member,
    context,
  }) => {
    const api = await member('stays-signed-in@rondel.example');
    const { id } = await api.get<{ id: string }>('/api/auth/user');
    await startWorkout(page);
    await page.goto('/profile');
    await opener(page).click();
    await expect(dialog(page)).not.toContainText('lost');
    await context.setOffline(true);
    await confirm(page);
    await expect(toastOf(page).getByRole('alert')).toContainText('You’re offline, so nothing was forgotten.');
    await expect(dialog(page)).toBeVisible();
    expect(await storedKeysOf(page, id)).toContain(`workout-session:${id}`);
    await context.setOffline(false);
    await confirm(page);
    await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
    expect(await storedKeysOf(page, id)).toEqual([]);
  });
});
