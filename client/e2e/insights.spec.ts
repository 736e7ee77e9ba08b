import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { moreAdmins } from './people.ts';

const [, admin] = moreAdmins;
/** A fold runs in a process of low priority, which waits where the machine is busy. */
const folded = { timeout: 60_000 };
const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an admin reads insights of now and of the past as pictures, tables and files', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(admin);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/admin/insights');
  const streaks = cardOf(page, 'Streak distribution');
  await expect(streaks.getByText(/^As of .* UTC, log read to position /)).toBeVisible();

  await streaks.getByRole('button', { name: 'Table' }).click();
  const row = streaks.getByRole('row', { name: /^30–59 / });
  await expect(row.getByRole('cell')).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    streaks.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.split('\r\n')[0]).toBe('Days in a row,Members,Share (%)');
  await streaks.getByRole('button', { name: 'SQL' }).click();
  await expect(streaks.getByText('from activities')).toBeVisible();

  const funnel = cardOf(page, 'Quest funnel');
  await funnel.getByRole('radio', { name: 'Most spun away' }).check();
  await expect(funnel.getByText('Of the quests with at least 20 spins.')).toBeVisible();
  await funnel.getByRole('radio', { name: 'Most spun', exact: true }).check();
  await expectAccessible(page, 'The insights of now', { isOtherWhenWide: true });

  const now = await streaks.getByText(/^As of /).textContent();
  const before = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('As of (UTC)').fill(`${before}T06:00`);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(streaks.getByText(/^As of .* 6:00:00\sAM UTC/)).toBeVisible(folded);
  expect(now).not.toContain('6:00:00');

  const effect = cardOf(page, 'What if: a rules file');
  await effect.getByLabel('Rules (JSON)').fill('{ "streak": { "tokenHolds": 4 } }');
  await effect.getByRole('button', { name: 'Compare' }).click();
  await expect(effect.getByText(/there is no rule streak\.tokenHolds/)).toBeVisible();
  await effect.getByLabel('Choose file').setInputFiles({
    name: 'rules.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{ "streak": { "tokenHold": 0 }, "points": { "easy": 5 } }'),
  });
  await effect.getByRole('button', { name: 'Compare' }).click();
  await expect(cardOf(page, 'Points').getByText(/ gain, .* unchanged\./)).toBeVisible(folded);
  await expect(
    cardOf(page, 'Points')
      .getByRole('rowheader', { name: /^m-[0-9a-f]{8}$/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'The effect of a rules file');

  const energy = cardOf(page, 'Energy after training');
  await energy.getByRole('button', { name: 'Read check-ins' }).click();
  await expect(energy.getByText(/^\d+ of 25 members have enough check-ins/)).toBeVisible(folded);

  await page.getByRole('button', { name: 'Now', exact: true }).click();
  await expect(page).toHaveURL('/admin/insights');
  await expect(energy.getByRole('button', { name: 'Read check-ins' })).toBeEnabled();
});

test('a moment stays on the insights that were opened as a view', async ({ page, signIn }) => {
  await signIn(admin);
  await page.goto('/admin?view=insights');
  await page.getByLabel('As of (UTC)').fill('2026-01-05T06:00');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL('/admin?view=insights&asOf=2026-01-05T06%3A00%3A00.000Z');
});
