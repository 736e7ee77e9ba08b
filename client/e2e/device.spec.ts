import type { Page } from 'playwright/test';
import { type Api, expect, movedTo, test, toastOf } from './fixtures.ts';

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

    await page.goto('/profile');
    await reset(page);
    await page.goto(workout);
    await expect(page.getByRole('button', { name: 'Start Workout' })).toBeVisible();
    await beginDaily(api);
    await page.goto('/daily-maintenance');
    await expect(page.getByText('5 sets to go')).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('leaves where the member is at home, and does not ask for it anew', async ({ member, context }) => {
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
