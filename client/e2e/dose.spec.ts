import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { type Api, expect, test } from './fixtures.ts';

const template = '/workout?template=bodyweight-basics';

/** A program of the member that has been full in its first week, which ended yesterday. */
async function liveAFullWeek(api: Api): Promise<void> {
  const today = asMemberDay(new Date().toISOString().slice(0, 10));
  await api.send('POST', '/api/programs', {
    ...{ type: 'bulk', goalType: 'muscle_gain', goalValue: 3, goalUnit: 'kg' },
    ...{ startDate: addDays(today, -7), currentPhase: 1, isActive: true },
  });
  for (const ago of [5, 3])
    await api.send('POST', '/api/workouts', {
      ...{ templateId: 'bodyweight-basics', date: addDays(today, -ago), durationMinutes: 20 },
      ...{ perceivedExertion: 7, moodAfter: 4, isCompleted: true },
    });
}

test('a full week makes the next one bigger, and one press takes last week’s amount', async ({
  page,
  member,
}) => {
  const api = await member('grows@rondel.example');
  await page.goto(template);
  await expect(page.getByText('3 sets, 8 reps, 60 s rest')).toBeVisible();
  await liveAFullWeek(api);
  await page.goto(template);
  const note = page.getByRole('region', { name: 'Week 2, Adaptation' });
  await expect(note).toContainText('Your full weeks count: some moves have more reps or seconds.');
  await note.getByText('Compared with your first week').click();
  await expect(note).toContainText('Knee Push-ups: 3 × 9, was 3 × 8');
  await expect(page.getByText('3 sets, 9 reps, 60 s rest')).toBeVisible();
  await expectAccessible(page, 'a session in the dose of its week');
  await expectNoSideways(page, 'a session in the dose of its week');
  await note.getByRole('button', { name: 'Keep last week’s' }).click();
  await expect(note).toContainText('You keep last week’s amount of work.');
  await expect(page.getByText('3 sets, 8 reps, 60 s rest')).toBeVisible();
  await expect.poll(() => api.get('/api/programs/active')).toMatchObject({ keptWeeks: [2] });
  await page.reload();
  await note.getByRole('button', { name: 'Take this week’s' }).click();
  await expect(page.getByText('3 sets, 9 reps, 60 s rest')).toBeVisible();
  await expect.poll(() => api.get('/api/programs/active')).toMatchObject({ keptWeeks: [] });
});

test('without a network a session has its dose, and the choice is sent later', async ({
  page,
  context,
  member,
}) => {
  const api = await member('grows-offline@rondel.example');
  await liveAFullWeek(api);
  await page.goto(template);
  const note = page.getByRole('region', { name: 'Week 2, Adaptation' });
  await expect(note).toBeVisible();
  await context.setOffline(true);
  await note.getByRole('button', { name: 'Keep last week’s' }).click();
  await expect(note).toContainText('You keep last week’s amount of work.');
  await context.setOffline(false);
  await expect.poll(() => api.get('/api/programs/active')).toMatchObject({ keptWeeks: [2] });
});
