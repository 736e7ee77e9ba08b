import type { Page } from 'playwright/test';
import { type Api, expect, readAgain, startWorkout, test, toastOf } from './fixtures.ts';

const [owner, guest] = ['tab-owner@rondel.example', 'tab-guest@rondel.example'];
const refusal = 'You are signed in as somebody else in another tab. Please reload.';

async function logWeight(page: Page, pounds: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Log weight' });
  await card.getByLabel('Weight in lbs').fill(pounds);
  await card.getByRole('button', { name: 'Log' }).click();
}
async function expectRefused(page: Page, pounds: string): Promise<void> {
  const answer = page.waitForResponse('**/api/body-metrics');
  await logWeight(page, pounds);
  expect((await answer).status()).toBe(409);
  await expect(toastOf(page).getByText(refusal)).toBeVisible();
}
const latest = async (api: Api): Promise<unknown> => api.get('/api/body-metrics/latest');

test('a page of one member does nothing in the name of another who signs in beside it', async ({
  page,
  member,
  signIn,
}) => {
  await member(owner);
  await page.goto('/dashboard');
  await page.route('**/api/body-metrics', (route) => route.abort(), { times: 1 });
  await logWeight(page, '181.5');
  await expect(toastOf(page).getByText('Waiting to sync')).toBeVisible();

  const guestApi = await member(guest);
  await expectRefused(page, '182.5');
  expect(await latest(guestApi)).toBeNull();

  await test.step('nor once it shows what it reads of the other', async () => {
    const waiting = page.getByRole('region', { name: 'Connection' });
    await expect(waiting).toBeVisible();
    await readAgain(page);
    await expect(waiting).toBeHidden();
    await expectRefused(page, '183.5');
    expect(await latest(guestApi)).toBeNull();
  });

  await test.step('which is theirs once it is loaded again', async () => {
    await page.reload();
    await logWeight(page, '150');
    await expect(toastOf(page).getByText('Weight logged')).toBeVisible();
    expect(await latest(guestApi)).toMatchObject({ weight: 150 });
  });

  await test.step('and what waited goes out when its own member is back', async () => {
    const ownerApi = await signIn(owner);
    await page.reload();
    await expect.poll(() => latest(ownerApi)).toMatchObject({ weight: 182.5 });
  });
});

test('a workout that was finished without a session waits for its own member', async ({
  page,
  member,
  signIn,
}) => {
  test.slow();
  const [first, second] = ['finished-alone@rondel.example', 'next-person@rondel.example'];
  await member(first);
  await page.clock.install();
  await page.goto('/workout?template=core-circuit');
  await startWorkout(page);
  await page.clock.fastForward('15:00');
  await page.getByRole('checkbox', { checked: false }).first().click();
  await page.getByRole('button', { name: 'End workout here' }).click();
  await page.route('**/api/workouts', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();

  const secondApi = await member(second);
  await page.goto('/workout?template=core-circuit');
  await expect(page.getByRole('button', { name: 'Start Workout' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Connection' })).toBeHidden();
  expect(await secondApi.get('/api/workouts')).toEqual([]);

  const firstApi = await signIn(first);
  await page.goto('/history');
  await expect.poll(() => firstApi.get('/api/workouts')).toHaveLength(1);
  expect(await firstApi.get('/api/workouts')).toMatchObject([{ durationMinutes: 15, pointsEarned: 2 }]);
});
