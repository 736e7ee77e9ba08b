import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, steady, test, toastOf } from './fixtures.ts';

const open = async (page: Page): Promise<void> => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy & Data' })).toBeVisible();
};
const button = (page: Page, name: string) => page.getByRole('button', { name });
const workout = {
  templateId: 'core-circuit',
  durationMinutes: 20,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
};

test('a member takes everything along, as it was promised and at once', async ({ page, member }) => {
  const api = await member('taker@example.com');
  await api.send('PATCH', '/api/auth/user', { injuries: 'A knee, at times' });
  const { date } = await api.send<{ date: string }>('POST', '/api/body-metrics', {
    weight: '181.5',
    unit: 'lbs',
    date: await today(page),
  });
  await api.send('POST', '/api/workouts', { ...workout, date });
  await open(page);
  await expect(page.getByText('Or take it now')).toBeHidden();
  await button(page, 'Export My Data').click();
  await expect(
    toastOf(page).getByText('Your data export will be emailed to you within 24 hours.'),
  ).toBeVisible();
  await toastOf(page).getByText('Data Export Requested').hover();
  await expectAccessible(page, 'Or take it now');

  const history = JSON.parse(await downloaded(page, 'Everything (JSON)')) as {
    events: { type: string; words: string; data: object }[];
  };
  expect(history.events.map(({ type }) => type)).toEqual([
    'MemberRegistered',
    'ProfileUpdated',
    'WeightLogged',
    'WorkoutLogged',
  ]);
  expect(history.events.at(-1)?.words).toContain('You logged a workout of 20 minutes');
  expect(JSON.stringify(history)).toContain('A knee, at times');
  expect(await downloaded(page, 'Workouts (CSV)')).toContain(`\r\n${date},`);
  expect(await downloaded(page, 'Body metrics (CSV)')).toContain('181.5,lbs');
  expect(await downloaded(page, 'Points (CSV)')).toContain('workout completed');

  await button(page, 'Email me these files').click();
  const mailed = page.getByRole('status').filter({ hasText: 'on their way' });
  await expect(mailed).toHaveText('The files are on their way to taker@example.com.');
});

test('an account is deleted after a question, and its session has ended', async ({ page, member }) => {
  const api = await member('leaver@example.com');
  await open(page);
  await button(page, 'Delete account').click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete account' });
  await expect(dialog).toContainText('This action cannot be undone.');
  await expectAccessible(page, 'Delete account');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await api.get('/api/auth/user')).toMatchObject({ email: 'leaver@example.com' });

  await page.route('**/api/me', (route) => route.fulfill({ status: 503, body: 'No.' }));
  await button(page, 'Delete account').click();
  await expect(dialog).toContainText('What stays');
  await expect(dialog.getByRole('link', { name: /Download your data first/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await dialog.getByLabel('Type DELETE to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(toastOf(page).getByText('Failed to delete your account. Please try again.')).toBeVisible();
  await page.unroute('**/api/me');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
  expect((await page.request.get('/api/auth/user', steady)).status()).toBe(401);
});

test('a person without access takes their data and deletes the account at the gate', async ({
  page,
  signIn,
}) => {
  await signIn('gated-leaver@example.com');
  await page.goto('/dashboard');
  await expect(page).toHaveTitle('Beta access required · Rondel');
  await expect(button(page, 'Clear All Data')).toHaveCount(0);
  await button(page, 'Export My Data').click();
  const history = JSON.parse(await downloaded(page, 'Everything (JSON)')) as { events: { type: string }[] };
  expect(history.events.map(({ type }) => type)).toEqual(['MemberRegistered']);

  await button(page, 'Delete account').click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete account' });
  await expect(dialog).toContainText('your request for access');
  const asked = page.waitForRequest((request) => request.method() === 'DELETE');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  expect((await asked).headers()).toHaveProperty('x-member-id');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
  expect((await page.request.get('/api/auth/user', steady)).status()).toBe(401);
});

/** By the clock of the browser, which lives where it is noon. */
const today = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  });

async function downloaded(page: Page, link: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  return readFile(await (await coming).path(), 'utf8');
}
