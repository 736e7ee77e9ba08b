import { asMemberDay } from '#domain/kernel/day.ts';
import { weekOf } from '#domain/recap/iso-week.ts';
import { expectAccessible } from './axe.ts';
import { type Api, expect, followLink, readAgain, steady, test } from './fixtures.ts';
import { maya } from './people.ts';

const dayMs = 86_400_000;
const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** In UTC, where the browser of the tests is. */
const today = Date.parse(textOf(Date.now()));
const mondayOfLastWeek = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs - 7 * dayMs;
const inLastWeek = (day: number): string => textOf(mondayOfLastWeek + day * dayMs);

const log = (api: Api, date: string) =>
  api.send('POST', '/api/workouts', {
    templateId: 'core-circuit',
    date,
    durationMinutes: 31,
    perceivedExertion: 7,
    moodAfter: 4,
    isCompleted: true,
  });

test("last week's recap opens from history, comes by mail, and names later changes", async ({
  page,
  member,
}) => {
  test.slow();
  const email = 'recap-page@rondel.example';
  const api = await member(email);
  // The service of these tests has no mail server.
  await page.route('**/api/me/export/mail', (route) => route.fulfill({ json: { to: email } }));
  // Late entries count for seven days: the end of last week is never longer ago.
  await log(api, inLastWeek(6));
  await page.goto('/history');
  await page.getByRole('link', { name: 'Recap of last week' }).click();
  await expect(page).toHaveTitle('Weekly recap · Rondel');
  const days = page.getByRole('region', { name: 'Your days' });
  const since = page.getByRole('region', { name: 'Since then' });
  await expect(days).toContainText('1of 7 days active');
  await expect(days.getByRole('listitem').filter({ hasText: 'Sunday: ' })).toContainText('Done');
  await expect(since).toContainText('Nothing about this week has changed since.');
  await test.step('a member whose service sends mail chooses the recap by mail on its page', async () => {
    const choice = page.getByRole('switch', { name: 'Email me every recap on Monday' });
    await expect(choice).not.toBeChecked();
    await choice.click();
    await expect(choice).toBeChecked();
    await expect.poll(async () => (await api.get('/api/auth/user')).recapByMail).toBe(true);
    await expectAccessible(page, 'A recap that comes by mail');
    await choice.click();
    await expect(choice).not.toBeChecked();
    await expect.poll(async () => (await api.get('/api/auth/user')).recapByMail).toBe(false);
  });

  await log(api, inLastWeek(6));
  await readAgain(page);
  await expect(since.getByRole('row', { name: 'Workouts 1 2' })).toBeVisible();
  await expect(since.getByRole('listitem')).toHaveText(/You added something late\./);
  await expect(days.getByText('Workouts').locator('xpath=following-sibling::dd')).toHaveText('1');
  await expectAccessible(page, 'A recap with what changed since');
});

test('a recap names the date of its member on which it was made', async ({ page, member }) => {
  const api = await member('recap-date@rondel.example');
  await api.send('POST', '/api/me/time-zone', { zone: 'Pacific/Kiritimati' });
  await page.route('**/api/recaps/*', async (route) => {
    const response = await route.fetch();
    // There is none before it is made.
    if (!response.ok()) return route.fulfill({ response });
    const recap = (await response.json()) as object;
    await route.fulfill({ response, json: { ...recap, madeAt: '2026-03-10T11:00:00.000Z' } });
  });
  await page.goto(`/recap/${weekOf(asMemberDay(inLastWeek(0)))}`);
  await expect(page.getByRole('region', { name: 'Since then' })).toContainText(
    'The recap shows what was known on Mar 11.',
  );
});

test('weeks without a recap explain themselves and lead to last week', async ({ page, member }) => {
  await member('recap-none@rondel.example');
  for (const [path, title] of [
    ['/recap/2098-W01', 'This week isn’t over yet'],
    ['/recap/2020-W10', 'There is no recap for this week'],
    ['/recap/2021-W53', 'There is no recap for this week'],
  ] as const) {
    expect((await page.request.get(path, steady)).status()).toBe(200);
    if (path === '/recap/2098-W01') await page.goto(path);
    else await followLink(page, path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Recap of last week' })).toBeVisible();
  }
  await expectAccessible(page, 'No recap');
  expect((await page.request.get('/recap', steady)).status()).toBe(404);
  expect((await page.request.get('/recap/2026-W10/more', steady)).status()).toBe(404);
});

test('Weeks lead to the one before and after', async ({ page, signIn }) => {
  await signIn(maya.email);
  await page.goto('/history');
  await page.getByRole('link', { name: 'Recap of last week' }).click();
  const ofWeek = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveTitle('Weekly recap · Rondel');
  const energy = page.getByRole('region', { name: 'Your energy this week' });
  await expect(energy).toContainText(
    /Your energy was [\d.]+ of 5 and your mood [\d.]+, by [4-7] check-ins\./,
  );
  await expect(energy).toContainText(/The week before: [\d.]+ and [\d.]+\./);
  await expectAccessible(page, 'A recap with the energy of the week');
  const lastWeek = await ofWeek.textContent();
  await expect(page.getByRole('link', { name: 'Week after' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Week before' }).click();
  await expect(ofWeek).not.toHaveText(lastWeek ?? '');
  await expect(page.getByRole('region', { name: 'Your days' })).toBeVisible();
  await page.getByRole('link', { name: 'Week after' }).click();
  await expect(ofWeek).toHaveText(lastWeek ?? '');
});

test('The page behind the link of a mail says when the link is not complete', async ({ page }) => {
  const answer = await page.goto('/unsubscribe/half');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This link is not complete' })).toBeVisible();
  await expectAccessible(page, 'An unknown link of a mail');
});
