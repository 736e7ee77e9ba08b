import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const exercises = ['Push-ups', 'Sit-ups', 'Air Squats', 'Lunges', 'Jumping Jacks'];
const connection = (page: Page) => page.getByRole('region', { name: 'Connection' });
const tile = (page: Page, label: string) => page.getByRole('article').filter({ hasText: label });
const mark = { name: 'pending' };

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
  const isAtHand = page.waitForResponse('**/api/me/streak-days');
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
