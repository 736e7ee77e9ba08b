import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { acceptQuest } from './beside-service.ts';
import { type Api, expect, startWorkout, test, toastOf } from './fixtures.ts';
import { today } from './missed-day.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const task = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });

/** Accepts a quest for somebody, and opens its session from the card. */
async function openQuest(page: Page, api: Api, zone: string, questId: string): Promise<void> {
  const { id } = await api.get<{ id: string }>('/api/auth/user');
  await acceptQuest(id, { date: today, zone, questId });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
}

const history = async (api: Api) =>
  (await api.get<{ entries: readonly object[] }>('/api/history?kinds=quest')).entries;

test('a timed quest goes from step to step by itself, and counts', async ({ page, member, timezoneId }) => {
  const api = await member('timed-quest@rondel.example');
  await page.clock.install();
  await openQuest(page, api, String(timezoneId), 'evening-unwind');
  await expectAccessible(page, 'A quest that has not begun', { isOtherWhenWide: true });
  await startWorkout(page);
  await expect(task(page, 'Child’s pose, 2 min')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Moving figure: Child’s pose' })).toBeVisible();
  await page.clock.runFor(121_000);
  await expect(page.getByRole('timer', { name: /of rest left$/ })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(task(page, 'Knees side to side, 2 min')).toBeVisible();
  await expectAccessible(page, 'A quest under way');
  await page.clock.runFor(132_000);
  await page.clock.runFor(122_000);
  await expect(task(page, 'All steps done')).toBeFocused();
  await expectAccessible(page, 'A quest with all steps done');
  await press(page, 'Complete');
  await expect(toastOf(page).getByRole('status')).toHaveText('Quest CompletedYou earned 1 point');
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await api.get('/api/stats')).toMatchObject({ completedQuests: 1, totalPoints: 1, currentStreak: 1 });
  await press(page, 'Undo');
  await expect(page.getByText('Undo? Your streak goes from 1 to 0.')).toBeVisible();
  await press(page, 'Undo');
  await expect(toastOf(page).getByRole('status')).toContainText('Completion Undone');
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
  expect(await api.get('/api/stats')).toMatchObject({ completedQuests: 0, totalPoints: 0, currentStreak: 0 });
});

test('a counted quest shows the count, and is gone through by taps in its big view', async ({
  page,
  member,
  timezoneId,
}) => {
  const api = await member('counted-quest@rondel.example');
  await openQuest(page, api, String(timezoneId), 'squat-countdown');
  await startWorkout(page);
  await expect(page.getByRole('timer', { name: '12 repetitions to do' })).toBeVisible();
  await press(page, 'Big view');
  const big = page.getByRole('dialog', { name: 'Air squats, 12 reps' });
  await expect(big).toBeVisible();
  await expectAccessible(page, 'The big view');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(big.getByText('Tap anywhere for the next set')).toBeInViewport({ ratio: 1 });
  const open = page.getByRole('dialog');
  for (const count of ['10', '8', '6', '4', '2']) {
    // A tap ends the set, another one the rest.
    await page.mouse.click(400, 200);
    await expect(open.getByText('Rest', { exact: true })).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect(open.getByText(`Air squats, ${count} reps`)).toBeVisible();
    await expect(open.getByText('Work', { exact: true })).toBeVisible();
  }
  await expect(open.getByText('The last one. A tap leads back, and you finish there.')).toBeVisible();
  await page.mouse.click(400, 200);
  await expect(open).toBeHidden();
  await expect(page.getByRole('button', { name: 'Finish', exact: true })).toBeVisible();
  await press(page, 'Finish');
  await expect(task(page, 'All steps done')).toBeVisible();
});

test('a quest at one’s own pace waits on the device, also over a reload', async ({
  page,
  member,
  timezoneId,
}) => {
  const api = await member('free-quest@rondel.example');
  await openQuest(page, api, String(timezoneId), 'row-and-press');
  await expect(page.getByText('With two full water bottles')).toBeVisible();
  await startWorkout(page);
  await press(page, 'Next');
  await expect(task(page, 'Rows, 10 reps')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You were in the middle of this', { exact: true })).toBeVisible();
  await press(page, 'Resume');
  await expect(task(page, 'Rows, 10 reps')).toBeVisible();
  await press(page, 'End quest here');
  await expect(task(page, 'Ended here')).toBeVisible();
  await press(page, 'Keep going');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('a written quest keeps a private note, which its member finds in the history', async ({
  page,
  member,
  timezoneId,
}) => {
  const api = await member('written-quest@rondel.example');
  await openQuest(page, api, String(timezoneId), 'three-good-things');
  await startWorkout(page);
  await page.getByLabel('One thing that your body did well this week').fill('It carried me up the hill.');
  await page.getByLabel('A second thing').fill('It slept.');
  await page.reload();
  await expect(page.getByLabel('A second thing')).toHaveValue('It slept.');
  await expectAccessible(page, 'A quest about writing');
  await press(page, 'Resume');
  await press(page, 'Finish');
  await press(page, 'Complete');
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await history(api)).toMatchObject([{ note: 'It carried me up the hill.\nIt slept.' }]);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => name.startsWith('quest-note')),
  );
  expect(left).toEqual([]);
  await page.goto('/history');
  await page.getByText('Three Good Things', { exact: true }).click();
  await expect(page.getByText('It carried me up the hill.')).toBeVisible();
});

test('a quest that is done without a network waits, and counts for its day', async ({
  page,
  member,
  context,
  timezoneId,
}) => {
  const api = await member('offline-quest@rondel.example');
  await openQuest(page, api, String(timezoneId), 'slow-bridges');
  await startWorkout(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const _ of [1, 2]) await press(page, 'Next');
  await press(page, 'Finish');
  await press(page, 'Complete');
  await expect(toastOf(page).getByText('Saved on this device. We’ll send it later.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Done. We’ll send it later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeHidden();
  await context.setOffline(false);
  await expect(toastOf(page).getByText('Sent.')).toBeVisible();
  await expect(page.getByText('Quest Completed')).toBeVisible();
  expect(await history(api)).toMatchObject([{ title: 'Slow Bridges', outcome: 'completed', date: today }]);
});

test('without an accepted quest the screen leads to the wheel', async ({ page, member }) => {
  await member('no-quest@rondel.example');
  await page.goto('/quest');
  await expect(page.getByText('No quest to do')).toBeVisible();
  await expectAccessible(page, 'No quest');
  await page.getByRole('link', { name: 'To the wheel' }).click();
  await expect(page.getByRole('button', { name: 'Spin the Wheel' })).toBeVisible();
});
