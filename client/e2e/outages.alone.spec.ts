import type { Page } from 'playwright/test';
import { addDays } from '#domain/kernel/day.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, toastOf } from './fixtures.ts';
import { missYesterday, today, yesterday } from './missed-day.ts';
import { moreAdmins } from './people.ts';

const [ada] = moreAdmins;
const change = (page: Page) => page.getByRole('region', { name: 'What would change' });
const outages = (page: Page) => page.getByRole('region', { name: 'Outages' });

/** Yesterday from 06:00 to 18:00 by the clock of the device. */
async function show(page: Page): Promise<void> {
  if (await change(page).isVisible()) return;
  await page.getByLabel('From').fill(`${yesterday}T06:00`);
  await page.getByLabel('To').fill(`${yesterday}T18:00`);
  await page.getByRole('button', { name: 'Show what would change' }).click();
  await expect(change(page).getByRole('table')).toBeVisible();
}

test('an admin sees whose numbers an outage would change, declares it, and revokes it', async ({
  member,
  pageOf,
  page,
}) => {
  const api = await member('out-of-reach@rondel.example');
  await missYesterday(api, false);
  expect(await api.get('/api/stats')).toMatchObject({ currentStreak: 0, bestStreak: 3, skipTokens: 1 });

  const admin = await pageOf(ada);
  await admin.goto('/admin?view=rules');
  await admin.getByRole('button', { name: 'Show what would change' }).click();
  await expect(admin.getByText('Choose when it began and when it ended.')).toBeVisible();
  await show(admin);
  await expect(change(admin).getByRole('row', { name: /0 → 3/ })).toBeVisible();
  await expectAccessible(admin, 'What an outage would change', show);
  await change(admin).getByRole('button', { name: 'Declare outage' }).click();
  await expect(change(admin)).toContainText('Say what was out of reach');
  await change(admin).getByLabel('What was out of reach, and why?').fill('The database was away.');
  await change(admin).getByRole('button', { name: 'Declare outage' }).click();
  await expect(toastOf(admin).getByRole('status')).toContainText('Outage declared');
  expect(await api.get('/api/stats')).toMatchObject({ currentStreak: 3, bestStreak: 3, skipTokens: 1 });

  await page.goto('/progress');
  expect(await api.get(`/api/activity-days/${yesterday}`)).toMatchObject({ standing: 'outage' });
  await expect(outages(admin).getByText('The database was away.')).toBeVisible();
  await outages(admin)
    .getByRole('button', { name: /^Revoke the outage/ })
    .click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /3 → 0/ })).toBeVisible();
  await dialog.getByLabel('Why is it revoked?').fill('It was the day before.');
  await dialog.getByRole('button', { name: 'Revoke outage' }).click();
  await expect(toastOf(admin).getByRole('status')).toContainText('Outage revoked');
  await expect(outages(admin)).toContainText('Revoked');
  expect(await api.get('/api/stats')).toMatchObject({ currentStreak: 0, bestStreak: 3, skipTokens: 1 });
  expect(today).toBe(addDays(yesterday, 1));
});
