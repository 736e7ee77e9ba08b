import { addDays, asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { weekOf } from '#domain/recap/iso-week.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { type Api, chooseLayout, expect, test, toastOf } from './fixtures.ts';
import { maya } from './people.ts';

const today = asMemberDay(new Date().toISOString().slice(0, 10));

/** Ten weights of four weeks, 0.1 lb less each day, and a plan that ends in so many days. */
async function loseSlowly(api: Api, endsIn: number): Promise<MemberDay> {
  await api.send('PATCH', '/api/auth/user', { unitPreference: 'imperial' });
  for (const ago of [27, 24, 21, 18, 15, 12, 9, 6, 3, 0])
    await api.send('POST', '/api/body-metrics', {
      ...{ weight: (180 - (27 - ago) / 10).toFixed(1), unit: 'lbs', date: addDays(today, -ago) },
    });
  const plannedEndDate = addDays(today, endsIn);
  await api.send('POST', '/api/programs', {
    ...{ type: 'lean', goalType: 'weight_loss', goalValue: 8, goalUnit: 'lbs', plannedEndDate },
    ...{ startDate: addDays(today, -27), currentPhase: 1, isActive: true },
  });
  return plannedEndDate;
}

test('a goal that the trend reaches late offers a later date and a smaller goal', async ({
  page,
  member,
}) => {
  const api = await member('is-late@rondel.example');
  await loseSlowly(api, 50);
  await page.goto('/dashboard');
  await chooseLayout(page, 'overview');
  const forecast = page.getByRole('region', { name: 'Where your goal is heading' });
  await expect(forecast).toContainText('Late by');
  await expect(forecast).toContainText('0.7 lb a week, lead to');
  // Weights on a straight line: a range from a date to the same date says nothing.
  await expect(forecast).not.toContainText('Likely between');
  await expectAccessible(page, 'a goal that is late');
  await expectNoSideways(page, 'a goal that is late');
  await forecast.getByRole('button', { name: /^Aim for / }).click();
  await expect(toastOf(page).getByText('Your goal is changed')).toBeVisible();
  await expect(forecast).toContainText('On time');
  await expect(forecast.getByRole('button')).toHaveCount(0);
  const active = await api.get<{ goalValue: number }>('/api/programs/active');
  expect(active.goalValue).toBeLessThan(8);
  await chooseLayout(page, 'compact');
  await expect(forecast).toContainText('On time');
});

test('a late goal moves to the date of the trend, and a goal in time offers no choice', async ({
  page,
  member,
}) => {
  const api = await member('moves-date@rondel.example');
  const planned = await loseSlowly(api, 40);
  await page.goto('/dashboard');
  const forecast = page.getByRole('region', { name: 'Where your goal is heading' });
  await forecast.getByRole('button', { name: /^Move the date to / }).press('Enter');
  await expect(forecast).toContainText('On time');
  await expect(forecast).toBeFocused();
  const active = await api.get<{ plannedEndDate: string }>('/api/programs/active');
  expect(active.plannedEndDate > planned).toBe(true);
});

test('only the recap of the last week has the forecast of the goal', async ({ page, signIn }) => {
  await signIn(maya.email);
  const forecast = page.getByRole('region', { name: 'Where your goal is heading' });
  await page.goto(`/recap/${weekOf(addDays(today, -7))}`);
  await expect(forecast).toContainText('0.7 lb a week');
  await expectAccessible(page, 'a recap with a forecast');
  await page.goto(`/recap/${weekOf(addDays(today, -14))}`);
  await expect(page.getByText('Your days')).toBeVisible();
  await expect(forecast).toBeHidden();
});
