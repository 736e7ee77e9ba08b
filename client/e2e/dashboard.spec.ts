import type { Page } from 'playwright/test';
import { choose, expect, followLink, steady, test, toastOf } from './fixtures.ts';
import { hold } from './hold.ts';
import { missYesterday } from './missed-day.ts';
import { maya } from './people.ts';

const broad = { width: 1280, height: 900 };

const layouts = (page: Page) => page.getByRole('radiogroup', { name: 'Dashboard layout' });

test('the dashboard suits the window until another layout is chosen on the profile', async ({
  page,
  member,
}) => {
  await member('layouts@rondel.example');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, layouts');
  await page.setViewportSize(broad);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), layouts$/,
  );
  await expect(page.getByRole('radio', { name: 'Overview' })).toBeHidden();
  await followLink(page, '/profile');
  await expect(layouts(page).getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await choose(layouts(page).getByRole('radio', { name: 'Compact' }));
  await followLink(page, '/dashboard');
  await expect(page.getByRole('heading', { name: '7-day plan' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await followLink(page, '/profile');
  await choose(layouts(page).getByRole('radio', { name: 'Overview' }));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Progress Overview' })).toBeVisible();
  await followLink(page, '/profile');
  await choose(layouts(page).getByRole('radio', { name: 'Automatic' }));
  await followLink(page, '/dashboard');
  await expect(page.getByRole('heading', { name: '7-day plan' })).toBeVisible();
});

test('on a phone wheel, session and streak are above the dock, and views are named', async ({
  page,
  signIn,
}) => {
  await signIn(maya.email);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^(Spin for day \d+|Today's quest)$/ })).toBeVisible();
  const dock = await page.getByRole('navigation', { name: 'Dock' }).boundingBox();
  const days = page.getByRole('list', { name: 'The last seven days' }).getByRole('button');
  await expect(days).toHaveCount(7);
  for (const part of [page.getByRole('button', { name: 'Spin the Wheel' }), days.first(), days.last()]) {
    const box = await part.boundingBox();
    expect(Number(box?.y) + Number(box?.height)).toBeLessThan(Number(dock?.y));
    expect(Math.min(Number(box?.height), Number(box?.width))).toBeGreaterThanOrEqual(44);
  }
  await days.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(days.first()).toBeFocused();

  await test.step('the phone names every way to see the progress, not only the chosen one', async () => {
    const modes = page.getByRole('radiogroup', { name: 'Progress mode' });
    await modes.scrollIntoViewIfNeeded();
    for (const mode of ['Progress', 'Streak', 'Workouts', 'Weight', 'Energy', 'Achievements'])
      await expect(modes.getByText(mode, { exact: true })).toBeInViewport({ ratio: 0 });
    const overflow = await modes.evaluate((groove) => groove.scrollWidth - groove.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('the dashboard of a phone says the streak once, and its days below', async ({ page, member }) => {
  const api = await member('streak-once@rondel.example');
  await missYesterday(api, true);
  await page.goto('/dashboard');
  const progress = page.getByRole('region', { name: 'Progress', exact: true });
  await expect(progress.getByText('3 of the last 5 days active')).toBeVisible();
  await expect(page.getByText(/Keep it alive today\./)).toHaveCount(1);
  await expect(page.getByRole('article').filter({ hasText: 'Day Streak' })).toContainText('3');
  await expect(progress).not.toContainText('in a row');
});

test('the shortcut for a weight opens the form for it in both layouts', async ({ page, member }) => {
  await member('weight-shortcut@rondel.example');
  const manifest = await page.request.get('/manifest.webmanifest', steady);
  const { shortcuts } = (await manifest.json()) as { shortcuts: { name: string; url: string }[] };
  const url = String(shortcuts.find(({ name }) => name === 'Log weight')?.url);
  await page.goto(url);
  const field = page.getByLabel('Weight in lbs');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/dashboard');
  // The address changes on the page that is there.
  await expect(page.getByRole('button', { name: "Log Today's Weight" })).toBeVisible();
  await page.goto(url);
  const dialog = page.getByRole('dialog', { name: "Log Today's Weight" });
  await dialog.getByLabel('Weight in lbs').fill('181');
  await dialog.getByRole('button', { name: 'Log Weight' }).click();
  await expect(toastOf(page).getByText('Weight logged')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page.getByRole('button', { name: "Log Today's Weight" })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an unreadable program is not taken for none; a hidden wheel can be brought back', async ({
  page,
  member,
}) => {
  const api = await member('unread@rondel.example');
  await api.send('POST', '/api/programs/assessment');
  await api.send('PATCH', '/api/auth/user', { questWheelEnabled: false });
  await page.route('**/api/programs/active', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('We couldn’t load your program.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set Up Your Program' })).toBeHidden();
  await page.unroute('**/api/programs/active');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('Day 1 of your assessment')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Spin the Wheel' })).toBeHidden();
  await page.getByRole('button', { name: 'Turn the wheel on' }).click();
  await expect(page.getByRole('button', { name: 'Spin the Wheel' })).toBeVisible();
});

test('an unlikely weight is asked about once, and a second tab follows the first', async ({
  page,
  member,
}) => {
  const api = await member('weight-slip@rondel.example');
  await api.send('PATCH', '/api/auth/user', { weight: 176 });
  await page.goto('/dashboard');
  const other = await page.context().newPage();
  // It has read, but waits for the key of what this device keeps: so it listens to no other tab yet.
  const key = hold();
  await other.route('**/api/me/device-key', key.route);
  const read = other.waitForResponse('**/api/reads?*');
  await other.goto('/dashboard');
  await (await read).finished();
  const form = page.getByRole('region', { name: 'Log weight' });
  const weights = async () =>
    (await api.get<readonly { weight: number }[]>('/api/body-metrics')).map(({ weight }) => weight);
  await form.getByLabel('Weight in lbs').fill('1750');
  await form.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('Did you mean 175.0?');
  expect(await weights()).toEqual([]);
  await form.getByRole('button', { name: 'Use 175.0' }).click();
  await expect.poll(weights).toEqual([175]);
  await expect(form.getByText('Last: 175 lbs')).toBeVisible();
  key.letGo();
  await expect(other.getByText('Last: 175 lbs')).toBeVisible();
  await form.getByLabel('Weight in lbs').fill('120');
  await form.getByRole('button', { name: 'Log', exact: true }).click();
  await form.getByRole('button', { name: 'Keep 120' }).click();
  await expect.poll(weights).toContain(120);
  await expect(other.getByText('Last: 120 lbs')).toBeVisible();
});
