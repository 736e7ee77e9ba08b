import type { Page } from 'playwright/test';
import { addDays } from '#domain/kernel/day.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, toastOf } from './fixtures.ts';
import { missYesterday, today, yesterday } from './missed-day.ts';
import { moreAdmins } from './people.ts';

const [ada] = moreAdmins;
const change = (page: Page) => page.getByRole('region', { name: 'What would change' });
const form = (page: Page) => page.getByRole('region', { name: 'Declare outage', exact: true });
const outages = (page: Page) => page.getByRole('region', { name: 'Outages', exact: true });

/** Yesterday from 06:00 to 18:00 by the clock of the device. */
async function show(page: Page): Promise<void> {
  if (await change(page).isVisible()) return;
  await form(page).getByLabel('From').fill(`${yesterday}T06:00`);
  await form(page).getByLabel('To').fill(`${yesterday}T18:00`);
  await form(page).getByRole('button', { name: 'Show what would change' }).click();
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
  await form(admin).getByRole('button', { name: 'Show what would change' }).click();
  await expect(admin.getByText('Choose when it began and when it ended.')).toBeVisible();
  await show(admin);
  await expect(change(admin).getByRole('row', { name: /0 → 3/ })).toBeVisible();
  await expectAccessible(admin, 'What an outage would change', { untilShown: show });
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

test('an admin adopts token rules after a comparison, and members read the change once', async ({
  member,
  pageOf,
  page,
}) => {
  const api = await member('new-rules@rondel.example');
  await missYesterday(api, true);
  const admin = await pageOf(ada);
  await admin.goto('/admin?view=rules');
  const card = admin.getByRole('region', { name: 'Adopt rules for skip tokens' }).first();
  const compare = async (shown: Page): Promise<void> => {
    if (await shown.getByText('if the new rules had held').isVisible()) return;
    await card.getByLabel('First day').fill(addDays(today, 2));
    await card.getByLabel('Active days for a token').fill('2');
    await card.getByRole('button', { name: 'Show what would change' }).click();
    await expect(card.getByRole('table')).toBeVisible();
  };
  await compare(admin);
  await expectAccessible(admin, 'What other rules would change', { untilShown: compare });
  await card.getByLabel('Why do the rules change?').fill('Members asked for it.');
  await card.getByRole('button', { name: 'Adopt rules for skip tokens' }).click();
  await expect(toastOf(admin).getByRole('status')).toContainText('Rules adopted');
  await expect(admin.getByText('Hold 3, start with 1, earn one every 2 active days.')).toBeVisible();

  await page.goto('/dashboard');
  const open = async (shown: Page): Promise<void> => {
    if (await shown.getByRole('dialog').isVisible()) return;
    await shown.getByRole('button', { name: 'What changes' }).click();
    await expect(shown.getByRole('dialog')).toContainText('2 instead of 7');
  };
  await open(page);
  await expect(page.getByRole('dialog')).toContainText('Had they applied from your first day');
  await expectAccessible(page, 'What new rules change', { untilShown: open });
  await page.getByRole('dialog').getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Skip tokens get new rules.')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Skip tokens get new rules.')).toBeHidden();
});
