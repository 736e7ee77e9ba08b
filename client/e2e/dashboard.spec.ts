import type { Page } from 'playwright/test';
import { choose, expect, test, toastOf } from './fixtures.ts';

const broad = { width: 1280, height: 900 };

const chooseLayout = (page: Page, name: 'Compact' | 'Overview') =>
  choose(page.getByRole('radiogroup', { name: 'Layout' }).getByRole('radio', { name }));

test('the dashboard suits the window until another layout is chosen', async ({ page, member }) => {
  await member('layouts@rondel.example');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, layouts');
  await page.setViewportSize(broad);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), layouts$/,
  );
  await chooseLayout(page, 'Compact');
  await page.reload();
  await expect(page.getByRole('heading', { name: '7-day plan' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseLayout(page, 'Overview');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Progress Overview' })).toBeVisible();
});

test('a weight that the service fails at is kept in the field', async ({ page, member }) => {
  await member('failing@rondel.example');
  await page.goto('/dashboard');
  const form = page.getByRole('region', { name: 'Log weight' });
  await form.getByLabel('Weight in lbs').fill('181');
  await page.route('**/api/body-metrics', (route) => route.fulfill({ status: 500 }));
  await form.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(toastOf(page).getByText('Failed to log weight. Please try again.')).toBeVisible();
  await expect(form.getByLabel('Weight in lbs')).toHaveValue('181');
});

test('a program that cannot be read is not taken for none', async ({ page, member }) => {
  const api = await member('unread@rondel.example');
  await api.send('POST', '/api/programs/assessment');
  await page.route('**/api/programs/active', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('We couldn’t load your program.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set Up Your Program' })).toBeHidden();
  await page.unroute('**/api/programs/active');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('Day 1 of your assessment')).toBeVisible();
});

test('the wheel is left out, and brought back', async ({ page, member }) => {
  const api = await member('wheel-off@rondel.example');
  await api.send('PATCH', '/api/auth/user', { questWheelEnabled: false });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Spin the Wheel' })).toBeHidden();
  await page.getByRole('button', { name: 'Turn the wheel on' }).click();
  await expect(page.getByRole('button', { name: 'Spin the Wheel' })).toBeVisible();
});

test('a second tab follows what the first one does', async ({ page, member }) => {
  await member('two-tabs@rondel.example');
  await page.goto('/dashboard');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await other.getByLabel('Weight in lbs').fill('177');
  await other.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByText('Last: 177 lbs')).toBeVisible();
});

test('a weight that looks like a typing slip is asked about once', async ({ page, member }) => {
  const api = await member('weight-slip@rondel.example');
  await api.send('PATCH', '/api/auth/user', { weight: 176 });
  await page.goto('/dashboard');
  const form = page.getByRole('region', { name: 'Log weight' });
  const weights = async () =>
    (await api.get<readonly { weight: number }[]>('/api/body-metrics')).map(({ weight }) => weight);
  await form.getByLabel('Weight in lbs').fill('1750');
  await form.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('Did you mean 175.0?');
  expect(await weights()).toEqual([]);
  await form.getByRole('button', { name: 'Use 175.0' }).click();
  await expect.poll(weights).toEqual([175]);
  await form.getByLabel('Weight in lbs').fill('120');
  await form.getByRole('button', { name: 'Log', exact: true }).click();
  await form.getByRole('button', { name: 'Keep 120' }).click();
  await expect.poll(weights).toContain(120);
});
