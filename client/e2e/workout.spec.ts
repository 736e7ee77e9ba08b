import type { Page } from 'playwright/test';
import { type Api, expect, test, toastOf } from './fixtures.ts';

const template = '/workout?template=bodyweight-basics';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function startWorkout(page: Page): Promise<void> {
  await page.goto(template);
  await press(page, 'Start Workout');
}

/** Ticks the sets by hand, one after the other, until the completion card is there. */
async function tickEverySet(page: Page): Promise<void> {
  const open = page.getByRole('checkbox', { checked: false });
  while ((await open.count()) > 0) await open.first().click();
  await expect(page.getByRole('heading', { name: 'Workout complete' })).toBeFocused();
}

const workoutsOf = async (api: Api): Promise<readonly unknown[]> => api.get('/api/workouts');

test('a workout is guided set by set, with rests', async ({ page, member }) => {
  await member('guided@rondel.example');
  await page.clock.install();
  await page.goto(template);
  await expect(page.getByRole('button', { name: 'Finish Exercise' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await press(page, 'Start Workout');
  await press(page, 'Finish Exercise');
  await expect(toastOf(page).getByText('Set Complete!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Knee Push-ups, 8 reps' })).toBeVisible();
  await expect(page.getByText('Now, set 1 of 3', { exact: true })).toBeVisible();

  await press(page, 'Next Set');
  await expect(page.getByRole('timer', { name: /seconds of rest left$|minute of rest left$/ })).toBeVisible();
  await press(page, 'Pause');
  await page.clock.runFor(90_000);
  await press(page, 'Resume');
  await expect(page.getByRole('button', { name: 'Skip Rest' })).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(page.getByText('Now, set 2 of 3', { exact: true })).toBeVisible();

  await press(page, 'Next Set');
  await press(page, 'Skip Rest');
  await expect(page.getByRole('button', { name: 'Finish Exercise' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Knee Push-ups, set 3 of 3' })).not.toBeChecked();
});

test('a workout is saved with what the card says, and the session begins again', async ({ page, member }) => {
  const api = await member('saved-workout@rondel.example');
  await startWorkout(page);
  await tickEverySet(page);
  await expect(page.getByRole('radio', { name: '7, hard' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '4, good' })).toBeChecked();
  await page.getByRole('radio', { name: '9, very hard' }).check();
  await page.getByRole('radio', { name: '2, flat' }).check();
  await press(page, 'Save Workout');
  await expect(toastOf(page).getByRole('status')).toHaveText(
    "Workout Completed!Great job! You've earned 2 points.",
  );
  await expect(page.getByRole('button', { name: 'Start Workout' })).toBeVisible();
  expect(await workoutsOf(api)).toMatchObject([
    {
      templateId: 'bodyweight-basics',
      durationMinutes: 1,
      perceivedExertion: 9,
      moodAfter: 2,
      isCompleted: true,
      pointsEarned: 2,
    },
  ]);
});

test('a set that is taken back reopens the workout', async ({ page, member }) => {
  await member('untick@rondel.example');
  await startWorkout(page);
  await tickEverySet(page);
  await page.getByRole('button', { name: /^Plank Hold/ }).click();
  await page.getByRole('checkbox', { name: 'Plank Hold, set 3 of 3' }).uncheck();
  await press(page, 'Resume');
  await press(page, 'Finish Workout');
  await expect(page.getByRole('button', { name: 'Save Workout' })).toBeVisible();
});

test('a workout comes back paused after a reload, to be resumed or discarded', async ({ page, member }) => {
  await member('reloaded@rondel.example');
  await startWorkout(page);
  await press(page, 'Finish Exercise');
  await expect(page.getByText('1 of 5 done')).toBeVisible();
  await page.reload();
  await press(page, 'Resume');
  await expect(page.getByText('1 of 5 done')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.goto('/workout?template=core-circuit');
  await expect(page.getByRole('heading', { name: 'Knee Push-ups, 8 reps' })).toBeVisible();
  await press(page, 'Discard');
  await expect(page.getByRole('heading', { name: 'Core Circuit' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start Workout' })).toBeVisible();
});

test('a workout without network waits, and is one workout however often it is sent', async ({
  page,
  member,
  context,
}) => {
  const api = await member('offline-workout@rondel.example');
  await startWorkout(page);
  await tickEverySet(page);
  await page.route('**/api/workouts', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await press(page, 'Save Workout');
  await expect(toastOf(page).getByRole('alert')).toHaveText('ErrorFailed to save workout. Please try again.');
  await expect(page.getByText('Waiting to sync')).toBeVisible();
  await page.unroute('**/api/workouts');
  await page.reload();
  // What waited has gone out by itself, and the server knew it.
  await expect(page.getByRole('button', { name: 'Start Workout' })).toBeVisible();
  expect(await workoutsOf(api)).toHaveLength(1);
  await press(page, 'Start Workout');
  await tickEverySet(page);
  await context.setOffline(true);
  await press(page, 'Save Workout');
  await expect(
    toastOf(page).getByText('Saved on this device. We’ll send it when you’re back online.'),
  ).toBeVisible();
  await expect(toastOf(page).getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect(toastOf(page).getByText('Sent.')).toBeVisible();
  expect(await workoutsOf(api)).toHaveLength(2);
});

test('a workout is not left unsaved without a question', async ({ page, member }) => {
  await member('leaving@rondel.example');
  await startWorkout(page);
  await tickEverySet(page);
  const back = page.getByRole('link', { name: 'Back to Dashboard' }).last();
  await back.click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(back).toBeFocused();
  await back.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Save Workout' })).toBeVisible();
});

test('an exercise is explained, where there is a guide', async ({ page, member }) => {
  await member('guide@rondel.example');
  await page.goto(template);
  await press(page, 'How to do Air Squats');
  const guide = page.getByRole('dialog', { name: 'Squats' });
  for (const tab of ['How To', 'Tips', 'Modifications', 'Safety'])
    await expect(guide.getByRole('tab', { name: tab })).toBeVisible();
  await expect(guide.getByText('Video Demonstration')).toBeVisible();
  await expect(guide.getByText('Coming Soon')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'How to do Air Squats' })).toBeFocused();

  await page.route('**/api/workout-templates/builtin', async (route) => {
    const templates = (await (await route.fetch()).json()) as { exercises: { name: string }[] }[];
    for (const { exercises } of templates) for (const exercise of exercises) exercise.name = 'Yodelling';
    await route.fulfill({ json: templates });
  });
  await page.reload();
  await press(page, 'How to do this exercise');
  await expect(toastOf(page).getByText('Exercise Demo Coming Soon')).toBeVisible();
});

test('without a template there is a way back', async ({ page, member }) => {
  await member('no-templates@rondel.example');
  await page.route('**/api/workout-templates/builtin', (route) => route.fulfill({ json: [] }));
  await page.goto('/workout');
  await expect(page.getByText('No Workout Templates')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an exercise that is not for a member leaves their workouts until it is brought back', async ({
  page,
  member,
}) => {
  await member('not-for-me@rondel.example');
  await page.goto(template);
  await press(page, 'How to do Air Squats');
  await press(page, 'Not for me');
  await press(page, 'It hurts');
  await expect(toastOf(page).getByText('Air Squats is out')).toBeVisible();
  await expect(page.getByText('We leave Air Squats out of your workouts.')).toBeVisible();
  await page.goto(template);
  await expect(page.getByRole('button', { name: 'Start Workout' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'How to do Air Squats' })).toHaveCount(0);
  await page.goto('/profile');
  await press(page, 'Bring back Air Squats');
  await expect(page.getByRole('region', { name: 'Not for me' })).toBeHidden();
  await page.goto(template);
  await expect(page.getByRole('button', { name: 'How to do Air Squats' })).toBeVisible();
});
