import type { Page } from 'playwright/test';
import { shortDate } from '#client/lib/format/format-day.ts';
import { addDays } from '#domain/kernel/day.ts';
import { expectAccessible } from './axe.ts';
import { choose, chooseLayout, expect, test, toastOf } from './fixtures.ts';
import { missYesterday, today } from './missed-day.ts';

const progress = (page: Page) => page.getByRole('region', { name: 'Progress', exact: true });
const streak = (page: Page) => page.getByRole('article').filter({ hasText: 'Day Streak' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the dialog, also again after a width that moved the card to another place. */
async function openDialog(page: Page): Promise<void> {
  if (!(await dialog(page).isVisible()))
    await page.getByRole('button', { name: 'Pause your streak' }).click();
  await expect(dialog(page).getByLabel('Last day')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

test('a member pauses the streak for an illness, sees until when, and ends the pause', async ({
  page,
  member,
}) => {
  const api = await member('pausing@rondel.example');
  await missYesterday(api, true);
  await page.goto('/dashboard');
  await expect(streak(page)).toContainText('1 skip token holds your streak. Keep it alive today.');

  await openDialog(page);
  await expect(dialog(page)).toContainText('Paused days break nothing and use no skip token.');
  await expect(dialog(page).getByLabel('First day')).toHaveValue(today);
  await expect(dialog(page).getByRole('button', { name: 'Pause 7 days' })).toBeEnabled();
  await expect(dialog(page)).toContainText(/Your streak stays 3\. You keep 1 skip token and \d+ points\./);
  await expectAccessible(page, 'The pause dialog', { untilShown: openDialog });
  await page.setViewportSize({ width: 390, height: 844 });
  await openDialog(page);

  await choose(dialog(page).getByRole('radio', { name: 'Illness' }));
  await dialog(page).getByLabel('First day').fill(addDays(today, -1));
  await dialog(page).getByLabel('Last day').fill(addDays(today, 40));
  await expect(dialog(page)).toContainText(`Choose ${shortDate(addDays(today, 26))} or earlier.`);
  await expect(dialog(page).getByRole('button', { name: 'Pause', exact: true })).toBeDisabled();
  const until = addDays(today, 3);
  await dialog(page).getByLabel('Last day').fill(until);
  await expect(dialog(page)).toContainText(
    /Your streak stays 3\. You keep 1 skip token and \d+ points\. No skip token is used for the days you missed\./,
  );
  await dialog(page).getByRole('button', { name: 'Pause 5 days' }).click();

  await expect(toastOf(page).getByRole('status')).toHaveText(
    `Streak pausedUntil ${shortDate(until)}. Your streak waits for you.`,
  );
  await expect(dialog(page)).toBeHidden();
  await expect(streak(page)).toContainText(`Paused until ${shortDate(until)}.`);
  await expect(
    page.getByText(`Your streak is paused until ${shortDate(until)}, so you don’t have to train.`),
  ).toBeVisible();
  await expect(page.getByText('Keep it alive today')).toHaveCount(0);
  expect(await api.get('/api/stats')).toMatchObject({ currentStreak: 3, skipTokens: 1, tokensAtRisk: 0 });
  await page.getByRole('switch', { name: 'Show as table' }).click();
  await expect(progress(page).getByRole('row').nth(1)).toHaveText(`${shortDate(today)}Paused`);
  await chooseLayout(page, 'overview');
  await expect(page.getByRole('region', { name: 'Your numbers' })).toContainText(
    `Paused until ${shortDate(until)}.`,
  );
  await expectAccessible(page, 'The dashboard while paused', { isOtherWhenWide: true });

  await page.getByRole('button', { name: 'Change your pause' }).click();
  await expect(dialog(page).getByRole('listitem')).toContainText(
    `${shortDate(addDays(today, -1))} to ${shortDate(until)}Paused now`,
  );
  await dialog(page).getByRole('button', { name: 'End it today' }).click();
  await expect(toastOf(page).getByRole('status')).toHaveText(
    'Pause changedThe days you gave back can be paused again.',
  );
  await expect(page.getByRole('button', { name: 'Pause your streak' })).toBeVisible();
  expect(await api.get('/api/stats')).toMatchObject({ currentStreak: 3, pausedUntil: null });
});

test('a pause that the server refuses is announced, and nothing changes', async ({ page, member }) => {
  const api = await member('pausing-refused@rondel.example');
  await missYesterday(api, true);
  await page.goto('/dashboard');
  await page.route('**/api/me/pauses', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Pause 7 days' }).click();
  await expect(toastOf(page).getByRole('alert')).toHaveText(
    'ErrorFailed to change your pause. Please try again.',
  );
  await expect(dialog(page)).toBeVisible();
});
