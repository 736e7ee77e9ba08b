import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, heldCommands, test, toastOf } from './fixtures.ts';

const daily50 = { templateType: 'daily-50' } as const;
const exercises = ['Push-ups', 'Sit-ups', 'Air Squats', 'Lunges', 'Jumping Jacks'];

const dayMs = 86_400_000;

/** Waits for the box to be ticked: one that is rendered again just after the click, when a late answer comes, shows it a moment later. */
async function tick(page: Page, exercise: string): Promise<void> {
  const box = page.getByRole('checkbox', { name: exercise });
  if (!(await box.isChecked())) await box.click();
  await expect(box).toBeChecked();
}

async function openForOffline(page: Page): Promise<void> {
  await page.goto('/daily-maintenance');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
}

test('a routine keeps ticks, even those of a page that was left at once, and counts', async ({
  page,
  member,
}) => {
  const api = await member('daily@rondel.example');
  await api.send('POST', '/api/programs/daily-maintenance', daily50);
  await page.goto('/workout');
  await expect(page).toHaveURL(/\/daily-maintenance$/);
  await page.goto('/workout?template=bodyweight-basics');
  await expect(page.getByRole('button', { name: 'Start Workout' })).toBeVisible();
  await expect(page.getByText('Bodyweight Basics').first()).toBeVisible();
  await page.goto('/daily-maintenance');
  await test.step('a tick is kept where the page is left before the browser has painted it', async () => {
    await expect(page.getByRole('checkbox', { name: 'Push-ups' })).toBeVisible();
    // A busy device: neither the next frame nor a timer comes before the page is gone.
    await page.evaluate(() =>
      Object.assign(globalThis, { requestAnimationFrame: () => 0, setTimeout: () => 0 }),
    );
    await page.getByRole('checkbox', { name: 'Push-ups' }).dispatchEvent('click');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Push-ups' })).toBeChecked();
    await expect(page.getByText('1 of 5 sets done')).toBeVisible();
    const progress = () => api.get('/api/daily-workout-progress');
    await expect.poll(progress).toMatchObject([{ completedSets: 1 }]);
  });
  await tick(page, 'Lunges');
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Tips' }).getByRole('listitem')).not.toHaveCount(0);

  const sent = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"exerciseIndex":4') ?? false,
  );
  for (const exercise of exercises) await tick(page, exercise);
  await expect(page.getByText('Congratulations!')).toBeVisible();
  await sent;
  expect(await api.get('/api/stats')).toMatchObject({ totalWorkouts: 1, totalPoints: 2, currentStreak: 1 });
});

test('repetitions are counted by taps, aloud on request, and tick their set', async ({ page, member }) => {
  const api = await member('counts-along@rondel.example');
  await api.send('POST', '/api/programs/daily-maintenance', daily50);
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    window.speechSynthesis.speak = ({ text }) => void said.push(text);
  });
  await page.goto('/daily-maintenance');
  await page.getByRole('button', { name: 'Count along' }).click();
  const first = page.getByRole('dialog', { name: 'Push-ups' });
  await expect(first.getByRole('status', { name: '0 of 10' })).toBeVisible();
  await expectAccessible(page, 'The count');
  const tap = first.getByText('Tap anywhere for each one');
  for (let nth = 0; nth < 3; nth += 1) await tap.click();
  await first.getByRole('button', { name: 'One back' }).click();
  await first.getByRole('button', { name: 'Count aloud' }).click();
  for (let nth = 0; nth < 7; nth += 1) await tap.click();
  await expect(first.getByRole('status', { name: '9 of 10' })).toBeVisible();
  await tap.click();
  await expect(page.getByRole('dialog', { name: 'Sit-ups' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'said') as unknown)).toEqual([
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Push-ups' })).toBeChecked();
  await expect.poll(() => api.get('/api/daily-workout-progress')).toMatchObject([{ completedSets: 1 }]);
});

test('an unsent tick stays and is sent with the network; a reset is local', async ({
  page,
  member,
  context,
}) => {
  const api = await member('daily-reset@rondel.example');
  await api.send('POST', '/api/programs/daily-maintenance', daily50);
  await api.send('POST', '/api/daily-workout-progress', {
    ...daily50,
    exerciseIndex: 0,
    setIndex: 0,
    completed: true,
  });
  await page.goto('/daily-maintenance');
  await expect(page.getByRole('checkbox', { name: 'Push-ups' })).toBeChecked();
  await test.step('a tick that does not arrive stays, and is sent when the network is back', async () => {
    await context.setOffline(true);
    await tick(page, 'Sit-ups');
    await expect(toastOf(page).getByText('Failed to update progress')).toBeVisible();
    await expect(page.getByText('Waiting to sync')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Sit-ups' })).toBeChecked();
    const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await context.setOffline(false);
    await sent;
    await expect(page.getByText('Waiting to sync')).toBeHidden();
    expect(await api.get('/api/daily-workout-progress')).toMatchObject([{ completedSets: 2 }]);
  });
  await expect(page.getByText('2 of 5 sets done')).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  await page.getByRole('button', { name: 'Reset Progress' }).click();
  await expect(toastOf(page).getByText('Progress Reset')).toBeVisible();
  await expect(page.getByText('5 sets to go')).toBeVisible();
  await page.reload();
  await expect(page.getByText('5 sets to go')).toBeVisible();
  expect(calls).toEqual([]);
  expect(await api.get('/api/daily-workout-progress')).toMatchObject([{ completedSets: 2 }]);
});

test('ticks of another tab and of another device are ticked here too', async ({ page, member, context }) => {
  const api = await member('daily-elsewhere@rondel.example');
  await api.send('POST', '/api/programs/daily-maintenance', daily50);
  const elsewhere = (exerciseIndex: number) =>
    api.send('POST', '/api/daily-workout-progress', {
      ...daily50,
      exerciseIndex,
      setIndex: 0,
      completed: true,
    });
  await page.goto('/daily-maintenance');
  await tick(page, 'Push-ups');
  const other = await context.newPage();
  await other.goto('/daily-maintenance');
  await tick(other, 'Sit-ups');
  await expect(page.getByRole('checkbox', { name: 'Sit-ups' })).toBeChecked();
  await expect.poll(() => api.get('/api/daily-workout-progress')).toMatchObject([{ completedSets: 2 }]);

  await elsewhere(2);
  await tick(page, 'Lunges');
  for (const tab of [page, other]) await expect(tab.getByText('4 of 5 sets done')).toBeVisible();
  await elsewhere(4);
  await page.reload();
  for (const tab of [page, other]) await expect(tab.getByText('Congratulations!')).toBeVisible();

  await other.getByRole('button', { name: 'Reset Progress' }).click();
  await expect(page.getByText('5 sets to go')).toBeVisible();
});

test('a plan that is changed on its day leaves the routine as it was opened', async ({ page, member }) => {
  const api = await member('daily-edited@rondel.example');
  const plan = (...names: string[]) =>
    api.send('POST', '/api/programs/daily-maintenance', {
      templateType: 'custom',
      customExercises: names.map((name) => ({ name, type: 'reps', sets: 1, reps: 10 })),
    });
  const later = page.getByText('Your new plan starts tomorrow.');
  await plan('Push-ups', 'Plank Hold', 'Burpees');
  await page.goto('/daily-maintenance');
  const progress = () => api.get('/api/daily-workout-progress');
  await tick(page, 'Push-ups');
  await expect(later).toBeHidden();
  // The first tick that arrives opens the routine, with the plan of that moment.
  await expect.poll(progress).toMatchObject([{ completedSets: 1, totalSets: 3 }]);
  await plan('Lunges', 'Wall Sit', 'Crunches', 'Squats');
  await page.reload();
  await expect(page.getByText('1 of 3 sets done')).toBeVisible();
  await expect(later).toBeVisible();
  await expect(page.getByText('3 exercises')).toBeVisible();
  await tick(page, 'Plank Hold');
  await expect.poll(progress).toMatchObject([{ completedSets: 2 }]);
  await page.getByRole('button', { name: 'Reset Progress' }).click();
  await expect(page.getByText('3 sets to go')).toBeVisible();

  // As on another device, which knows it from the server. The app is left first: it stores the routine again when a late answer comes.
  await page.goto('/readyz');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/daily-maintenance');
  await expect(page.getByText('2 of 3 sets done')).toBeVisible();
  await expect(later).toBeVisible();
  await tick(page, 'Burpees');
  await expect(page.getByText('Congratulations!')).toBeVisible();
  await expect.poll(() => api.get('/api/stats')).toMatchObject({ totalWorkouts: 1, totalPoints: 2 });
});

test('ticks that were made without a network yesterday count for yesterday', async ({
  page,
  member,
  context,
}) => {
  const api = await member('daily-yesterday@rondel.example');
  await api.send('POST', '/api/programs/daily-maintenance', daily50);
  await page.clock.setFixedTime(Date.now() - dayMs);
  await openForOffline(page);
  await context.setOffline(true);
  for (const exercise of exercises) await tick(page, exercise);
  await expect(page.getByText('Waiting to sync')).toBeVisible();
  await expect.poll(() => heldCommands(page, api)).toBe(exercises.length);
  await page.clock.setFixedTime(Date.now());
  await context.setOffline(false);
  await expect.poll(() => api.get('/api/stats')).toMatchObject({ totalWorkouts: 1, isActiveToday: false });
});

test('a screen that stood through the night goes on with the new day', async ({ page, member }) => {
  const api = await member('daily-overnight@rondel.example');
  await api.send('POST', '/api/programs/daily-maintenance', daily50);
  await page.goto('/daily-maintenance');
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await tick(page, 'Push-ups');
  await sent;
  await expect(page.getByText('1 of 5 sets done')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  await page.clock.setFixedTime(Date.now() + dayMs);
  await page.getByRole('checkbox', { name: 'Sit-ups' }).click();
  await expect(page.getByText('5 sets to go')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a member of another program does Daily 50 as an extra and keeps the program', async ({
  page,
  member,
}) => {
  const api = await member('daily-extra@rondel.example');
  await api.send('POST', '/api/programs/assessment');
  const program = await api.get('/api/programs/active');
  await page.goto('/daily-maintenance');
  await expect(page.getByText('No Daily Maintenance Program')).toBeVisible();
  await page.getByRole('link', { name: 'Do Daily 50 today' }).click();
  await expect(page.getByText('An extra for today. Your program stays as it is.')).toBeVisible();
  const sent = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"exerciseIndex":4') ?? false,
  );
  for (const exercise of exercises) await tick(page, exercise);
  await expect(page.getByText('Congratulations!')).toBeVisible();
  await sent;
  expect(await api.get('/api/stats')).toMatchObject({ totalPoints: 2, totalWorkouts: 1, currentStreak: 1 });
  expect(await api.get('/api/programs/active')).toEqual(program);
  await page.reload();
  await expect(page.getByText('Congratulations!')).toBeVisible();
});
