import type { Page } from 'playwright/test';
import { shortDate, weekdayName } from '#client/lib/format/format-day.ts';
import { chooseLayout, expect, test, toastOf } from './fixtures.ts';
import { hold } from './hold.ts';
import { missYesterday, yesterday } from './missed-day.ts';

const path = '**/api/me/skip-token';
const date = `${weekdayName(yesterday)}, ${shortDate(yesterday)}`;
const notice = (page: Page) => page.getByRole('region', { name: 'Skip token' });
const streak = (page: Page) => page.getByRole('article').filter({ hasText: 'Day Streak' });
const use = (page: Page) => notice(page).getByRole('button', { name: 'Use a token' });

test('a member who spends tokens by hand reads the cost, and saves yesterday', async ({ page, member }) => {
  const api = await member('by-hand@rondel.example');
  await missYesterday(api, false);
  await page.goto('/dashboard');
  const progress = page.getByRole('region', { name: 'Progress', exact: true });
  await expect(streak(page)).toContainText('You missed yesterday. A skip token can still save your streak.');
  await expect(notice(page)).toContainText(`${date} can still be saved.`);
  await expect(use(page)).toHaveAccessibleDescription('Uses 1 skip token. You have 1. Tomorrow is too late.');

  const held = hold();
  await page.route(path, held.route);
  const before = await notice(page).boundingBox();
  await use(page).press('Enter');
  const waiting = notice(page).getByRole('button', { name: 'Using a token...' });
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await waiting.press('Enter');
  held.letGo();

  await expect(toastOf(page).getByRole('status')).toHaveText(
    `Skip Token Used${date} is protected, and your streak goes on.`,
  );
  await expect(notice(page).getByText('Your streak goes on.')).toBeFocused();
  await expect(notice(page)).toContainText(`Used 1 skip token for ${date}.`);
  expect((await notice(page).boundingBox())?.height).toBe(before?.height);
  await expect(streak(page).getByText('3', { exact: true })).toBeVisible();
  await expect(progress).toContainText('Protected');
  expect(await api.get('/api/stats')).toMatchObject({ currentStreak: 3, skipTokens: 0, rescuableDay: null });

  await page.reload();
  await expect(streak(page).getByText('3', { exact: true })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('a failure of a token is announced, and it can be used again', async ({ page, member }) => {
  const api = await member('by-hand-failing@rondel.example');
  await missYesterday(api, false);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/dashboard');
  const announced = (text: string) => expect(toastOf(page).getByRole('alert')).toHaveText(`Error${text}`);

  await page.route(path, (route) => route.abort(), { times: 1 });
  await use(page).click();
  await announced('Failed to use your skip token. Please try again.');
  await expect(use(page)).toBeEnabled();

  // In another tab tokens are used automatically from now on.
  await api.send('PATCH', '/api/auth/user', { useTokensAutomatically: true });
  await use(page).click();
  await announced('Your skip tokens are used automatically.');
  await expect(notice(page)).toBeHidden();
});

test('a day that a token only holds looks different from one that it was spent on', async ({
  page,
  member,
}) => {
  const api = await member('held@rondel.example');
  await missYesterday(api, true);
  await page.goto('/dashboard');
  const progress = page.getByRole('region', { name: 'Progress', exact: true });
  await expect(streak(page)).toContainText('1 skip token holds your streak. Keep it alive today.');
  await expect(notice(page)).toBeHidden();
  await page.getByRole('switch', { name: 'Show as table' }).click();
  const row = progress.getByRole('row').filter({ hasText: shortDate(yesterday) });
  await expect(row).toHaveText(`${shortDate(yesterday)}Held by a skip token, not spent yet`);
  await chooseLayout(page, 'overview');
  // The strip shows this week, which begins on Sunday in an American browser.
  await expect(
    page.getByRole('listitem', { name: `${weekdayName(yesterday)}: held by a skip token, not spent yet` }),
  ).toHaveCount(new Date(yesterday).getUTCDay() === 6 ? 0 : 1);
});
