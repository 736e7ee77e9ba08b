import type { NewCalendar } from '#service/features/calendar/calendar-contract.ts';
import type { Plan } from '#service/features/program/plan-contract.ts';
import { chooseLayout, expect, steady, test } from './fixtures.ts';

test('layouts, workout screen, plan and calendar recommend the same session for today', async ({
  page,
  member,
}) => {
  const api = await member('one-session@rondel.example');
  // Fifteen minutes: no session of the plan is as short, so the lengths give another order.
  await api.send('PATCH', '/api/auth/user', { daysPerWeek: 7, minutesPerDay: 15, equipment: ['none'] });
  await api.send('POST', '/api/programs', {
    ...{ type: 'lean', goalType: 'weight_loss', goalValue: 2, goalUnit: 'kg' },
    ...{ startDate: new Date().toISOString().slice(0, 10), currentPhase: 1, isActive: true },
  });
  const { days } = await api.get<Plan>('/api/plan');
  const name = days[0]?.session?.name ?? '';
  const { path } = await api.send<NewCalendar>('POST', '/api/me/calendar');
  expect(await (await page.request.get(path, steady)).text()).toContain(name);
  await page.goto('/dashboard');
  await chooseLayout(page, 'compact');
  await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
  await chooseLayout(page, 'overview');
  const next = page.getByRole('link', { name: /^Start / }).first();
  await expect(next).toHaveAccessibleName(`Start ${name}`);
  await page.goto('/workout');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
