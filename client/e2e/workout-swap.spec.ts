import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, startWorkout, test, toastOf } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const template = '/workout?template=bodyweight-basics';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isInstalled = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

test('an exercise is swapped during a workout, even offline, and logged as its swap', async ({
  page,
  member,
  context,
}) => {
  const api = await member('swap@rondel.example');
  await api.send('PATCH', '/api/auth/user', {
    excludedExercises: [{ name: 'Tempo Push-ups', reason: 'dislike' }],
  });
  await page.clock.install();
  await page.goto(template);
  await startWorkout(page);
  await page.clock.fastForward('12:00');
  await press(page, 'Finish Exercise');
  await press(page, 'Next Set');
  await press(page, 'Skip Rest');
  await expect.poll(() => isInstalled(page)).toBe('activated');
  await context.setOffline(true);
  await press(page, 'Swap Knee Push-ups');
  const dialog = page.getByRole('dialog', { name: 'Swap Knee Push-ups' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Incline Push-upsJust as hard, no equipment',
    'Push-upsA step harder, no equipment',
    'Tricep DipsA step harder, no equipment',
  ]);
  await expectAccessible(page, 'Swap an exercise');
  await dialog.getByRole('button', { name: 'Incline Push-ups' }).click();
  await expect(page.getByRole('button', { name: 'Swap Incline Push-ups' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Incline Push-ups, 8 reps' })).toBeVisible();
  await expect(page.getByText('2 sets, 8 reps, 60 s rest, instead of Knee Push-ups')).toBeVisible();
  await expect(page.getByText('1 of 5 done'), 'a swap adds no exercise').toBeVisible();
  await context.setOffline(false);

  await page.reload();
  await press(page, 'Resume');
  await expect(page.getByRole('heading', { name: 'Incline Push-ups, 8 reps' })).toBeVisible();
  await press(page, 'Next Set');
  await press(page, 'End workout here');
  await press(page, 'Save Workout');
  await expect(toastOf(page).getByText('Workout Completed!')).toBeVisible();
  const [workout] = await api.get<readonly { sets: readonly object[] }[]>('/api/workouts');
  expect(workout?.sets).toMatchObject([
    { exercise: 'Marching High Knees', set: 1 },
    { exercise: 'Knee Push-ups', set: 1, reps: 8 },
    { exercise: 'Incline Push-ups', set: 1, reps: 8 },
  ]);
  expect(
    (await api.get<{ exercises: readonly { name: string }[] }>('/api/set-log')).exercises.map(
      ({ name }) => name,
    ),
  ).toContain('Incline Push-ups');
  // The next time it is the plan again.
  await press(page, 'Train again');
  await expect(page.getByRole('button', { name: 'Swap Knee Push-ups' })).toBeVisible();
});

test('a swapped exercise comes back to the plan', async ({ page, member }) => {
  await member('swap-back@rondel.example');
  await page.goto(template);
  await startWorkout(page);
  await press(page, 'Swap Plank Hold');
  await page.getByRole('dialog').getByRole('button', { name: 'Russian Twists' }).click();
  await expect(page.getByText('instead of Plank Hold')).toBeVisible();
  await page.getByRole('button', { name: 'Swap Russian Twists' }).click();
  await page.getByRole('button', { name: 'Plank Hold Back to the plan' }).click();
  await expect(page.getByText('instead of Plank Hold')).toBeHidden();
  await expect(page.getByText('3 sets, 20 s, 40 s rest')).toBeVisible();
});

test('a sore knee takes jumps out of a workout, and swaps offer what is gentler', async ({
  page,
  member,
}) => {
  const api = await member('sore-knee@rondel.example');
  await page.goto('/profile');
  await press(page, 'Edit profile');
  await page.getByRole('group', { name: 'What hurts' }).getByRole('button', { name: 'Knee' }).click();
  await expect(page.getByLabel('Injuries')).toHaveValue('Knee');
  await expectAccessible(page, 'What hurts');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.get('/api/auth/user')).toMatchObject({ injuries: 'Knee' });
  await page.goto('/workout?template=full-body-burn');
  await expect(page.getByText('For your knee')).toBeVisible();
  await expect(page.getByText(/^\d.*instead of Jumping Jacks$/)).toBeVisible();
  await expect(page.getByText('Near an injury you noted')).toHaveCount(0);
  await expectAccessible(page, 'A workout for a sore knee');
  await press(page, 'Swap Step Jacks');
  const dialog = page.getByRole('dialog', { name: 'Swap Step Jacks' });
  await expect(dialog.getByRole('radio', { name: 'It hurts' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: /Back to the plan/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Jogging|High Knees$/ })).toHaveCount(0);
});
