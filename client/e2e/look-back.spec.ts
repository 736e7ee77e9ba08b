import type { Page } from 'playwright/test';
import { shortDate, weekdayDate } from '#client/lib/format/format-day.ts';
import type { LookBackDay } from '#service/features/stats/stats-contract.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { missYesterday, today, yesterday } from './missed-day.ts';
import { maya } from './people.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const slider = (page: Page) => sheet(page).getByRole('slider');
const openDay = (page: Page, date: Parameters<typeof shortDate>[0]) =>
  page
    .getByRole('region', { name: 'Progress', exact: true })
    .getByRole('button', { name: new RegExp(`, ${shortDate(date)}: `) })
    .click();

test('the slider shows every date since joining, as known then and as known now', async ({
  page,
  signIn,
}) => {
  const api = await signIn(maya.email);
  const days = await api.get<LookBackDay[]>('/api/look-back');
  await page.goto('/dashboard');
  await openDay(page, today);
  await sheet(page).getByRole('button', { name: 'Look back' }).click();
  await expect(slider(page)).toHaveValue(String(days.length - 1));
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('0');
  for (const [key, nth] of [
    ['ArrowRight', 1],
    ['End', days.length - 1],
    ['ArrowLeft', days.length - 2],
  ] as const) {
    await page.keyboard.press(key);
    const { date, knownThen, knownNow } = days[nth] as LookBackDay;
    const now = knownNow ?? knownThen;
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      `${weekdayDate(date)}: known then ${knownThen.currentStreak}, known now ${now.currentStreak}`,
    );
    await expect(sheet(page).getByRole('row', { name: /^Points / })).toContainText(String(now.totalPoints));
  }
  // The wide window shows another layout of the dashboard, and the sheet stays over it.
  await expectAccessible(page, 'A member who looks back', {
    untilShown: (window) => expect(slider(window)).toBeVisible(),
  });
  await expect(slider(page)).toHaveValue(String(days.length - 2));
});

test('a member who joined today sees the one day, and no slider', async ({ page, member }) => {
  await missYesterday(await member('looks-back@rondel.example'), true);
  await page.goto('/dashboard');
  await openDay(page, yesterday);
  await sheet(page).getByRole('button', { name: 'Look back' }).click();
  await expect(sheet(page).getByRole('row', { name: 'Workouts 3 3' })).toBeVisible();
  await expect(sheet(page).getByText('Nothing about this day has changed since.')).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
});
