import type { Page } from 'playwright/test';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { letInto, moment, test } from './clocked-service.ts';
import { type Api, apiOf, expect, signInByForm, zoneCookie } from './fixtures.ts';

const template = '/workout?template=bodyweight-basics';
const strip = (page: Page) => page.getByRole('region', { name: 'How are you today?' });
const note = (page: Page) => page.getByRole('region', { name: 'Made for today' });
const say = (page: Page, word: string) =>
  strip(page).getByRole('button', { name: word, exact: true }).click();

test('recommendations follow two weeks of good, low, sore, hard and silent days', async ({
  page,
  service,
  timezoneId,
}) => {
  test.slow();
  const email = 'two-weeks@rondel.example';
  const first = asMemberDay(new Date().toISOString().slice(0, 10));
  await letInto(service.origin, String(timezoneId), [email]);
  await page.context().addCookies([zoneCookie(String(timezoneId), service.origin)]);

  /** Noon of a day, by the clocks of service and page. The session of the day before may be over. */
  async function morningOf(day: number): Promise<Api> {
    const at = new Date(Date.now() + day * 86_400_000).toISOString();
    await service.setClock(at);
    await page.clock.setFixedTime(at);
    await signInByForm(page.request, email);
    return apiOf(page.request, service.origin);
  }
  const train = (api: Api, day: number, perceivedExertion: number) =>
    api.send('POST', '/api/workouts', {
      ...{ templateId: 'bodyweight-basics', date: addDays(first, day), durationMinutes: 25 },
      ...{ perceivedExertion, moodAfter: 4, isCompleted: true },
    });

  await test.step('After two easy sessions and with high energy, one move is a step harder', async () => {
    const api0 = await morningOf(0);
    const goal = { type: 'lean', goalType: 'weight_loss', goalValue: 2, goalUnit: 'kg' };
    await api0.send('POST', '/api/programs', { ...goal, startDate: first, currentPhase: 1, isActive: true });
    await train(api0, 0, 5);
    await train(await morningOf(1), 1, 6);
    const api = await morningOf(2);
    await page.goto('/dashboard');
    await say(page, 'Full');
    await say(page, 'Great');
    await expect.poll(() => api.get('/api/check-ins')).toHaveLength(1);
    await page.goto(template);
    await expect(note(page)).toContainText('You feel strong');
    await moment(page, 'great-day');
    await train(api, 2, 7);
  });

  await test.step('On a low day the session is lighter', async () => {
    const api = await morningOf(3);
    await page.goto('/dashboard');
    await say(page, 'Empty');
    await say(page, 'Flat');
    await expect.poll(() => api.get('/api/check-ins')).toHaveLength(2);
    await moment(page, 'low-day-dashboard');
    await page.goto(template);
    await expect(note(page)).toContainText('Your energy is low today');
    await moment(page, 'low-day');
    await train(api, 3, 9);
  });

  await test.step('A sore shoulder is spared', async () => {
    const api = await morningOf(4);
    await page.goto(template);
    await say(page, 'OK');
    await say(page, 'OK');
    await strip(page).getByRole('button', { name: 'Sore somewhere?' }).click();
    await strip(page).getByRole('button', { name: 'Shoulder' }).click();
    await expect(note(page)).toContainText('Your shoulder is sore');
    await expect
      .poll(() => api.get<readonly object[]>('/api/check-ins').then((all) => all.at(-1)))
      .toMatchObject({ sore: ['shoulder'] });
    await moment(page, 'sore-shoulder');
    await train(api, 4, 10);
  });

  await test.step('After two hard sessions the next one is lighter without a check-in', async () => {
    await morningOf(5);
    await page.goto(template);
    await expect(note(page)).toContainText('Your last two sessions were very hard');
    await moment(page, 'hard-twice');
  });

  await test.step('Dismissed on three days running, the question comes after a week', async () => {
    for (const day of [5, 6, 7]) {
      if (day > 5) await morningOf(day);
      await page.goto('/dashboard');
      await strip(page).getByRole('button', { name: 'Not today' }).click();
      await expect(strip(page)).toBeHidden();
      await moment(page, `dismissed-${day}`);
    }
    for (const day of [8, 13]) {
      await morningOf(day);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Day Streak/).first()).toBeVisible();
      await expect(strip(page)).toBeHidden();
    }
    const api = await morningOf(14);
    await page.goto('/dashboard');
    await say(page, 'Good');
    await say(page, 'Good');
    await expect.poll(() => api.get('/api/check-ins')).toHaveLength(4);
    await moment(page, 'asked-again');
  });

  await test.step('Points and streak come from the five workouts alone', async () => {
    const api = await morningOf(14);
    const stats = await api.get<{ totalWorkouts: number; bestStreak: number }>('/api/stats');
    expect(stats).toMatchObject({ totalWorkouts: 5, bestStreak: 5 });
  });
});
