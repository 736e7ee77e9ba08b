import type { Page } from 'playwright/test';
import { shortDate, weekdayName } from '#client/lib/format/format-day.ts';
import { addDays } from '#domain/kernel/day.ts';
import type { ActivityDay } from '#service/features/stats/stats-contract.ts';
import type { DayReasonsAnswer } from '#service/features/streak/day-contract.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { missYesterday, today, yesterday } from './missed-day.ts';
import { maya } from './people.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const progress = (page: Page) => page.getByRole('region', { name: 'Progress', exact: true });

test('every day of the grid explains itself in the words of the service', async ({ page, signIn }) => {
  test.slow();
  const api = await signIn(maya.email);
  const days = await api.get<readonly ActivityDay[]>('/api/activity-days?days=28');
  await page.goto('/dashboard');
  await progress(page)
    .getByRole('button', { name: new RegExp(`, ${shortDate(days[0]?.date ?? today)}: `) })
    .click();
  for (const { date } of days) {
    const { verdict, summary, moments } = await api.get<DayReasonsAnswer>(`/api/activity-days/${date}`);
    await expect(sheet(page).getByRole('heading', { name: shortDate(date), exact: true })).toBeVisible();
    await expect(sheet(page)).toContainText(`${verdict} ${summary}`);
    const listed = sheet(page).getByRole('list', { name: 'What happened' }).getByRole('listitem');
    await expect(listed).toHaveCount(moments.length);
    for (const [index, { text }] of moments.entries()) await expect(listed.nth(index)).toContainText(text);
    if (date !== days.at(-1)?.date) await sheet(page).getByRole('button', { name: 'Day after' }).click();
  }
  await expect(sheet(page).getByRole('button', { name: 'Day after' })).toBeDisabled();
});

test('a day held by a token is explained by mouse and keyboard, and focus returns', async ({
  page,
  member,
}) => {
  test.slow();
  await missYesterday(await member('explained-held@rondel.example'), true);
  await page.goto('/dashboard');
  await test.step('a day that could not be read can be read again', async () => {
    await page.route('**/api/activity-days/*', (route) => route.abort(), { times: 1 });
    await progress(page)
      .getByRole('button', { name: new RegExp(`, ${shortDate(yesterday)}: `) })
      .click();
    await expect(sheet(page)).toContainText('We couldn’t load this day.');
    await sheet(page).getByRole('button', { name: /again/i }).click();
    await expect(sheet(page)).toContainText('Held for now.');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  });
  const held = progress(page).getByRole('button', {
    name: `${weekdayName(yesterday)}, ${shortDate(yesterday)}: Held by a skip token, not spent yet`,
  });
  // The days are one stop for Tab; the arrow keys go on from today.
  await progress(page)
    .getByRole('button', { name: new RegExp(`, ${shortDate(today)}: `) })
    .focus();
  await page.keyboard.press('ArrowLeft');
  await expect(held).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toContainText('Held for now. A skip token holds your streak over this day.');
  await expect(sheet(page)).toContainText('You logged nothing on this day.');
  await expect(sheet(page).getByRole('definition').first()).toContainText('3, unchanged');
  await sheet(page).getByRole('button', { name: 'Day before' }).click();
  await expect(sheet(page)).toContainText('It counts. 3 days in a row.');
  await expect(sheet(page)).toContainText('You trained 21 minutes, logged 2 days later.');
  await expect(sheet(page)).toContainText('Arrived 2 days late');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(held).toBeFocused();

  await test.step('the sheet of a day is accessible', async () => {
    const name = new RegExp(`, ${shortDate(addDays(today, -2))}: Done`);
    await expectAccessible(page, 'The sheet of a day', {
      untilShown: async () => {
        if (!(await sheet(page).isVisible())) await page.getByRole('button', { name }).click();
        await expect(sheet(page)).toContainText('Counted in');
      },
    });
  });
});
