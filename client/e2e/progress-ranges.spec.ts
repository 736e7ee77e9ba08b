import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { maya } from './people.ts';

const chosen = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('progress charts go back as far as chosen, and Back leads to the choice before', async ({
  page,
  signIn,
}) => {
  await signIn(maya.email);
  await page.goto('/dashboard');
  await chosen(page, 'Weight').check();
  await expect(page).toHaveURL('/dashboard?progress=weight');
  await expect(chosen(page, '3 months')).toBeChecked();
  await expect(page.getByRole('img', { name: /^From .* to / })).toBeVisible();
  await chosen(page, '1 month').check();
  await expect(page).toHaveURL('/dashboard?progress=weight&range=month');
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: 'Weight, last month' })).toBeVisible();
  await page.getByText('Show as table').click();
  await chosen(page, 'Workouts').check();
  await chosen(page, '1 year').check();
  await expect(page.getByRole('img', { name: /workouts in the last year: / })).toBeVisible();
  await expectAccessible(page, 'A year of workouts');
  await page.goBack();
  await expect(chosen(page, '1 month')).toBeChecked();
  await expect(page.getByRole('img', { name: /workouts in the last month: / })).toBeVisible();
  await page.goBack();
  await expect(chosen(page, 'Weight')).toBeChecked();
  await page.reload();
  await expect(chosen(page, 'Weight')).toBeChecked();
  await expect(chosen(page, '1 month')).toBeChecked();
});

test('energy and mood are next to the efforts, as a picture and as a table', async ({
  page,
  signIn,
  member,
}) => {
  await signIn(maya.email);
  await page.goto('/dashboard?progress=energy');
  const picture = page.getByRole('img', { name: /On days after training your energy was/ });
  await expect(picture).toBeVisible();
  await expectAccessible(page, 'Energy beside training');
  await chosen(page, '1 month').check();
  await expect(page).toHaveURL('/dashboard?progress=energy&energy=month');
  await page.getByText('Show as table').click();
  const table = page.getByRole('table', { name: 'Energy and mood by day' });
  await expect(table.getByRole('columnheader')).toHaveText(['Date', 'Energy', 'Mood', 'Effort']);
  await expect(table.getByRole('row').nth(1)).toContainText(/\d/);

  await member('without-check-ins@rondel.example');
  await page.goto('/dashboard?progress=energy');
  await expect(page.getByText('of 14 check-ins')).toBeVisible();
  await expect(page.getByText('Say how you are on 14 days more')).toBeVisible();
});

test('the overview opens the same charts in a dialog, which Back closes', async ({ page, signIn }) => {
  await signIn(maya.email);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'See your charts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Progress' });
  await expect(dialog.getByRole('img', { name: /^From .* to / })).toBeVisible();
  await dialog.getByRole('radio', { name: 'All' }).check();
  await expect(page).toHaveURL('/dashboard?progress=weight&range=all');
  await page.goBack();
  await expect(dialog.getByRole('radio', { name: '3 months' })).toBeChecked();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'The charts of the overview');
});

test('charts that could not be read are asked for again', async ({ page, signIn }) => {
  await signIn(maya.email);
  await page.route('**/api/progress?*', (route) => route.abort());
  await page.goto('/dashboard?progress=workouts&range=year');
  await expect(page.getByText('We couldn’t load your progress.')).toBeVisible();
  await page.unroute('**/api/progress?*');
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByRole('img', { name: /workouts in the last year: / })).toBeVisible();
});
