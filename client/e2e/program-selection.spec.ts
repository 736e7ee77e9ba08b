import type { Page } from 'playwright/test';
import { expect, test, toastOf } from './fixtures.ts';

const told = (page: Page, text: string) => expect(toastOf(page).getByRole('alert')).toHaveText(text);

test('a member starts a ready-made program', async ({ page, member }) => {
  const api = await member('selecting@example.com');
  await page.goto('/program-selection');
  const start = page.getByRole('button', { name: 'Start Program' });
  await expect(start).toBeDisabled();
  await expect(page.getByText('Take the 7-day assessment for more')).toBeVisible();
  await start.click({ force: true });
  await told(page, 'No program selectedPlease select a program to continue.');

  await page.getByRole('radio', { name: /Get lean/ }).check();
  await expect(page.getByText('Goal 10 lbs over 12 weeks').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set my own goal' })).toBeVisible();
  await start.click();
  await expect(toastOf(page).getByRole('status')).toHaveText('Program Created!');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await api.get('/api/programs/active')).toMatchObject({
    type: 'lean',
    goalType: 'weight_loss',
    goalValue: 10,
    goalUnit: 'lbs',
    currentPhase: 1,
  });
});

test('a custom daily plan needs an exercise, and has no end', async ({ page, member }) => {
  const api = await member('custom-plan@example.com');
  await page.goto('/program-selection');
  const start = page.getByRole('button', { name: 'Start Program' });
  await page.getByRole('radio', { name: /Custom daily plan/ }).check();
  await expect(start).toBeDisabled();
  await start.click({ force: true });
  await told(page, 'No exercises selectedPlease add at least one exercise to your custom daily plan.');
  await page.getByLabel('Exercise', { exact: true }).selectOption('Wall Sit');
  await page.getByRole('button', { name: 'Add' }).click();
  await start.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await api.get('/api/programs/active')).toMatchObject({
    dailyTemplate: 'daily-custom',
    plannedEndDate: null,
  });
});

test('the server’s own words are shown when a program is refused', async ({ page, member }) => {
  await member('refused@example.com');
  await page.goto('/program-selection');
  await page.route('**/api/programs/daily-maintenance', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'text/plain',
      body: 'Please name every exercise of your plan.',
    }),
  );
  await page.getByRole('button', { name: 'Choose Daily 50' }).click();
  await page.getByRole('button', { name: 'Start Program' }).click();
  await told(page, 'ErrorPlease name every exercise of your plan.');
  await page.unroute('**/api/programs/daily-maintenance');
  await page.route('**/api/programs/daily-maintenance', (route) => route.abort());
  await page.getByRole('button', { name: 'Start Program' }).click();
  await told(page, 'ErrorFailed to create program');
});
