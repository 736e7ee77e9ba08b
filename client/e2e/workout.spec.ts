import type { Page, Request } from 'playwright/test';
import { weekdayDate, weekdayName } from '#client/lib/format/format-day.ts';
import { onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { isTrainingDay } from '#domain/catalogue/workouts/training-days.ts';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { expectAccessible } from './axe.ts';
import { acceptQuest } from './beside-service.ts';
import {
  type Api,
  expect,
  followLink,
  readAgain,
  readEachAlone,
  startWorkout,
  test,
  toastOf,
} from './fixtures.ts';
import { hold } from './hold.ts';
import { today } from './missed-day.ts';

const template = '/workout?template=bodyweight-basics';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** More than a third of the plan: the workout is logged without a question. */
const trained = '12:00';

async function train(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(template);
  await startWorkout(page);
  await page.clock.fastForward(trained);
}

/** Ticks the sets by hand, one after the other, until the completion card is there. */
async function tickEverySet(page: Page): Promise<void> {
  const open = page.getByRole('checkbox', { checked: false });
  while ((await open.count()) > 0) await open.first().click();
  await expect(page.getByRole('heading', { name: 'Workout complete' })).toBeFocused();
}

/** The calls of the page from now on with how each ended, in the order in which that happened. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  const note = (what: string) => (request: Request) => calls.push(`${what} ${request.url()}`);
  page.on('request', note('sent'));
  page.on('requestfinished', note('finished'));
  page.on('requestfailed', note('failed'));
  return calls;
}

/** A workout of the template of a week ago, to which a test adds its sets. */
const lastWeek = {
  templateId: 'bodyweight-basics',
  date: '2026-03-02',
  durationMinutes: 20,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
};
const kneePushUps = (...reps: readonly number[]) =>
  reps.map((count, index) => ({
    exercise: 'Knee Push-ups',
    set: index + 1,
    reps: count,
    load: null,
    seconds: null,
    rpe: 8,
  }));

const workoutsOf = async (api: Api): Promise<readonly unknown[]> => api.get('/api/workouts');

test('a workout is guided set by set, with rests', async ({ page, member }) => {
  await member('guided@rondel.example');
  await page.clock.install();
  await page.goto(template);
  await expect(page.getByRole('button', { name: 'Finish Exercise' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await startWorkout(page);
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

test('a workout reopens by an undone set, asks before it is left, and saves its card', async ({
  page,
  member,
}) => {
  const api = await member('saved-workout@rondel.example');
  await train(page);
  await tickEverySet(page);
  await test.step('a set that is taken back reopens the workout', async () => {
    await page.getByText('Change a set').click();
    await page.getByRole('button', { name: /^Plank Hold/ }).click();
    await page.getByRole('checkbox', { name: 'Plank Hold, set 3 of 3' }).uncheck();
    await press(page, 'Resume');
    await press(page, 'Finish Workout');
    await expect(page.getByRole('button', { name: 'Save Workout' })).toBeVisible();
  });
  await test.step('a workout is not left unsaved without a question', async () => {
    const back = page.getByRole('link', { name: 'Back to Dashboard' }).last();
    await back.click();
    const question = page.getByRole('alertdialog', { name: 'Leave for now?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(back).toBeFocused();
    await back.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(question).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Save Workout' })).toBeVisible();
  });
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio', { name: '9, very hard' }).check();
  await page.getByRole('radio', { name: '2, low' }).check();
  await press(page, 'Save Workout');
  await expect(toastOf(page).getByRole('status')).toHaveText(
    "Workout Completed!Great job! You've earned 2 points.",
  );
  await test.step('the day is done, with the way on', async () => {
    await expect(page.getByRole('heading', { name: 'Done for today' })).toBeFocused();
    await expect(page.getByText('1 of 3 this week')).toBeVisible();
    for (const name of ['Stretch', 'Today’s quest', 'Your history'])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    await expectAccessible(page, 'Done for today');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
    await press(page, 'Train again');
    await expect(page.getByRole('button', { name: 'Start Workout' })).toBeVisible();
  });
  expect(await workoutsOf(api)).toMatchObject([
    {
      templateId: 'bodyweight-basics',
      durationMinutes: 12,
      perceivedExertion: 9,
      moodAfter: 2,
      isCompleted: true,
      pointsEarned: 2,
    },
  ]);
});

test('a set is prefilled from last time, changed by a tap, and logged with the workout', async ({
  page,
  member,
}) => {
  const api = await member('set-log@rondel.example');
  await api.send('POST', '/api/workouts', { ...lastWeek, sets: kneePushUps(9, 8, 7) });
  await train(page);
  await press(page, 'Finish Exercise');
  const reps = page.getByRole('textbox', { name: 'Reps, set 1' });
  await expect(reps).toHaveValue('9');
  await expect(page.getByText('Last time 9 reps')).toBeVisible();
  for (const [slip, said] of [
    ['2,5', 'Whole numbers only.'],
    ['99999', 'Use a number from 1 to 1,000.'],
  ] as const) {
    await reps.fill(slip);
    await reps.press('Enter');
    await expect(page.getByText(said)).toBeVisible();
    await expect(reps).toHaveValue('9');
  }
  await press(page, 'More: Reps, set 1');
  await expect(page.getByText('Use a number from')).toBeHidden();
  await press(page, 'Next Set');
  await expect(page.getByText('Set 1: 10 reps')).toBeVisible();
  // The next one waits with the same numbers, and survives a reload.
  await expect(page.getByRole('textbox', { name: 'Reps, set 2' })).toHaveValue('10');
  await press(page, 'Add load');
  await page.getByRole('textbox', { name: 'Load, set 2' }).fill('12,5');
  await page.getByRole('textbox', { name: 'Load, set 2' }).press('Enter');
  await page.getByText('How hard was it?').click();
  await page.getByRole('radio', { name: '8, very hard' }).check();
  await page.reload();
  await press(page, 'Resume');
  await expect(page.getByText('Set 1: 10 reps')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Load, set 2' })).toHaveValue('12.5');
  await tickEverySet(page);
  await expect(page.getByText('New record: Knee Push-ups, 10 reps')).toBeVisible();
  await expectAccessible(page, 'Workout complete');
  await press(page, 'Save Workout');
  await expect(toastOf(page).getByText('Workout Completed!')).toBeVisible();
  const [workout] = await api.get<readonly { sets: readonly Record<string, unknown>[] }[]>('/api/workouts');
  expect(workout?.sets.filter(({ exercise }) => exercise === 'Knee Push-ups')).toEqual([
    { exercise: 'Knee Push-ups', set: 1, reps: 10, load: null, seconds: null, rpe: null },
    {
      exercise: 'Knee Push-ups',
      set: 2,
      reps: 10,
      load: { value: 12.5, unit: 'lbs' },
      seconds: null,
      rpe: 8,
    },
    {
      exercise: 'Knee Push-ups',
      set: 3,
      reps: 10,
      load: { value: 12.5, unit: 'lbs' },
      seconds: null,
      rpe: null,
    },
  ]);
});

test('assistance of a set is entered beside its reps, and shown with them', async ({ page, member }) => {
  const api = await member('assisted@rondel.example');
  const { template } = await api.send<{ template: { id: string } }>('POST', '/api/workout-templates/user', {
    name: 'Bars',
    exercises: [{ name: 'Pull-ups', sets: 2, reps: 8, restSeconds: 60 }],
  });
  await page.clock.install();
  await page.goto(`/workout?template=${template.id}`);
  await startWorkout(page);
  await page.clock.fastForward(trained);
  await press(page, 'Add assistance');
  await expect(page.getByRole('group', { name: 'Assistance, set 1' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Assistance, set 1' }).fill('20');
  await page.getByRole('textbox', { name: 'Assistance, set 1' }).press('Enter');
  await press(page, 'Next Set');
  await expect(page.getByText('Set 1: 8 reps with 20 lb assistance')).toBeVisible();
  await tickEverySet(page);
  await press(page, 'Save Workout');
  await expect(toastOf(page).getByText('Workout Completed!')).toBeVisible();
  const [workout] = await api.get<readonly { sets: readonly { load: unknown }[] }[]>('/api/workouts');
  expect(workout?.sets.map(({ load }) => load)).toEqual([
    { value: 20, unit: 'lbs', kind: 'assistance' },
    { value: 20, unit: 'lbs', kind: 'assistance' },
  ]);
});

test('the next step is suggested with its reason, and taken by one tap', async ({ page, member }) => {
  const api = await member('progression@rondel.example');
  for (const date of ['2026-03-02', '2026-03-04'])
    await api.send('POST', '/api/workouts', { ...lastWeek, date, sets: kneePushUps(8, 8, 8) });
  await train(page);
  await press(page, 'Finish Exercise');
  await expect(page.getByText('Ready for 9 reps?')).toBeVisible();
  await expect(page.getByText('You did 8, 8, 8 at effort 8 or less, two sessions running.')).toBeVisible();
  await page.getByText('Your records').click();
  await expect(page.getByRole('row', { name: 'Most reps Mar 2 8 reps' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Week of Mar 2 6 48 reps' })).toBeVisible();
  await expectAccessible(page, 'The set log');
  await press(page, 'Use 9 reps');
  await expect(page.getByText('Ready for 9 reps?')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('9');
  await expect(page.getByRole('group', { name: 'Reps, set 1' })).toBeFocused();
  await press(page, 'Next Set');
  await press(page, 'Edit set 1');
  await expect(page.getByRole('group', { name: 'Reps, set 1' })).toBeFocused();
});

test('a workout that ends early counts its work; seconds without a set do not count', async ({
  page,
  member,
}) => {
  const api = await member('ended-early@rondel.example');
  await page.clock.install();
  await page.goto(template);
  await startWorkout(page);
  await test.step('a few seconds without a set are not credited, but discarded or gone on with', async () => {
    await press(page, 'End workout here');
    await expect(page.getByRole('heading', { name: 'Barely warmed up' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Save Workout' })).toBeHidden();
    await expectAccessible(page, 'A workout that is too short');
    await press(page, 'Keep going');
    await press(page, 'End workout here');
    await press(page, 'Discard');
    await expect(page.getByRole('button', { name: 'Start Workout' })).toBeVisible();
    expect(await workoutsOf(api)).toEqual([]);
  });
  await test.step('a timed set is as long as it was held, and a set of a moment is none', async () => {
    await startWorkout(page);
    await page.clock.runFor(2_000);
    await press(page, 'Finish Exercise');
    await page.getByRole('button', { name: /^Marching High Knees/ }).click();
    await expect(page.getByText(/^Set 1: [2-4] s$/)).toBeVisible();
    await press(page, 'End workout here');
    await expect(page.getByRole('heading', { name: 'That was quick' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Log what you did?' })).toBeVisible();
    // One set counts in another workout, and here there is one.
    await expect(page.getByText(/^One set or/)).toBeHidden();
    await expectAccessible(page, 'A workout with more sets than time');
    await press(page, 'Discard');
  });
  await test.step('a corrected set makes it count, and the focus is on the heading', async () => {
    await startWorkout(page);
    await page.clock.runFor(15_000);
    await press(page, 'Finish Exercise');
    await page.getByRole('checkbox', { name: 'Knee Push-ups, set 1 of 3' }).click();
    await page.clock.runFor(3_000);
    await press(page, 'End workout here');
    await expect(page.getByRole('heading', { name: 'That was quick' })).toBeFocused();
    await press(page, 'Edit set 1');
    await page.getByRole('textbox', { name: 'Reps, set 1' }).fill('1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'What you did' })).toBeFocused();
    await press(page, 'Workout options');
    await press(page, 'Discard this workout');
  });
  await test.step('less than a third of the plan is logged after a question', async () => {
    await startWorkout(page);
    await page.clock.fastForward('03:30');
    await press(page, 'Finish Exercise');
    await press(page, 'End workout here');
    await press(page, 'Save Workout');
    const question = page.getByRole('alertdialog', { name: 'Log what you did?' });
    await expect(question).toContainText('We log that, with 1 set.');
    await expectAccessible(page, 'Log what you did?');
    await question.getByRole('button', { name: 'Change a set' }).click();
    await expect(page.getByRole('checkbox', { name: 'Knee Push-ups, set 1 of 3' })).toBeVisible();
    expect(await workoutsOf(api)).toEqual([]);
    await press(page, 'Workout options');
    await press(page, 'Discard this workout');
  });
  await test.step('a workout that ends early counts with what was done', async () => {
    await startWorkout(page);
    await page.clock.fastForward(trained);
    await press(page, 'Finish Exercise');
    await press(page, 'End workout here');
    await expect(page.getByRole('heading', { name: 'What you did' })).toBeFocused();
    await press(page, 'Keep going');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await press(page, 'End workout here');
    await page.reload();
    await press(page, 'Save Workout');
    await expect(toastOf(page).getByText('Workout Completed!')).toBeVisible();
    expect(await workoutsOf(api)).toMatchObject([
      { isCompleted: true, pointsEarned: 2, sets: [{ exercise: 'Marching High Knees', set: 1 }] },
    ]);
  });
});

test('a workout that is saved in one tab is over in the other', async ({ page, member, context }) => {
  const api = await member('two-tabs@rondel.example');
  await train(page);
  const other = await context.newPage();
  await other.goto(template);
  await expect(other.getByRole('button', { name: 'Resume' })).toBeVisible();
  await press(page, 'Finish Exercise');
  await press(page, 'End workout here');
  await press(page, 'Save Workout');
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Resume' })).toBeHidden();
  expect(await workoutsOf(api)).toHaveLength(1);
});

test('a workout comes back paused after a reload, to be resumed or discarded', async ({ page, member }) => {
  await member('reloaded@rondel.example');
  await train(page);
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

test('a begun workout stays in reach when the program becomes Daily 50 elsewhere', async ({
  page,
  member,
}) => {
  const api = await member('begun-then-daily@rondel.example');
  await page.goto('/workout');
  await startWorkout(page);
  await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
  const read = page.waitForResponse('**/api/programs/active');
  await readAgain(page);
  await read;
  await press(page, 'Pause');
  await followLink(page, '/dashboard');
  await press(page, 'Open');
  await expect(page).toHaveURL(/\/workout$/);
  await press(page, 'Discard');
  await expect(page.getByRole('button', { name: 'Start Workout' })).toBeVisible();
  await followLink(page, '/dashboard');
  await page.getByRole('link', { name: 'Workout', exact: true }).first().click();
  await expect(page).toHaveURL(/\/daily-maintenance$/);
});

test('a workout without network waits, and is one workout however often it is sent', async ({
  page,
  member,
  context,
}) => {
  test.slow();
  const api = await member('offline-workout@rondel.example');
  await train(page);
  await tickEverySet(page);
  await page.route('**/api/workouts', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await press(page, 'Save Workout');
  await expect(toastOf(page).getByText('Saved on this device. We’ll send it later.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Waiting to sync')).toBeVisible();
  await page.unroute('**/api/workouts');
  const calls = callsOf(page);
  await page.reload();
  // The waiting command has been sent by itself, and the server knew it.
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  await expect(page.getByText('Waiting to sync')).toBeHidden();
  expect(await workoutsOf(api)).toHaveLength(1);
  await press(page, 'Train again');
  await startWorkout(page);
  // The last read of what the end of a workout shows: a workout that begins asks for it. A leap of the clock would end the read: its time limit
  // follows that clock.
  await expect.poll(() => calls.join('\n')).toMatch(/^finished .*activity-days/m);
  await page.clock.fastForward(trained);
  await context.setOffline(true);
  await tickEverySet(page);
  await expect(page.getByText('2 workouts in seven days')).toBeVisible();
  await expect(page.getByText('Total Points')).toBeVisible();
  await press(page, 'Save Workout');
  await expect(toastOf(page).getByText('Saved on this device. We’ll send it later.')).toBeVisible();
  await expect(toastOf(page).getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect(toastOf(page).getByText('Sent.')).toBeVisible();
  expect(await workoutsOf(api)).toHaveLength(2);
});

test('a workout without an answer is sent when the member returns to the page', async ({ page, member }) => {
  const api = await member('returns-to-the-page@rondel.example');
  await train(page);
  await tickEverySet(page);
  await page.route('**/api/workouts', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  );
  await press(page, 'Save Workout');
  const waiting = page.getByRole('main').getByText('Waiting to sync');
  await expect(waiting).toBeVisible();
  await page.unroute('**/api/workouts');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(waiting).toBeHidden();
  expect(await workoutsOf(api)).toHaveLength(1);
});

test('a workout whose page is reloaded while it is saved is one workout', async ({ page, member }) => {
  const api = await member('reloaded-while-saving@rondel.example');
  await train(page);
  await tickEverySet(page);
  const saving = hold();
  // The read of the same path goes through: the screen waits for its answer before it reads the kept workout.
  await page.route('**/api/workouts', (route) =>
    route.request().method() === 'POST' ? saving.route(route) : route.fallback(),
  );
  const asked = page.waitForRequest(
    (call) => call.method() === 'POST' && call.url().endsWith('/api/workouts'),
  );
  await press(page, 'Save Workout');
  await asked;
  await page.addInitScript(readWorkoutLate);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.reads === 'kept workout');
  saving.letGo();
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  expect(await workoutsOf(api)).toHaveLength(1);
});

/**
 * Evaluated in the page, for one visit: a busy device. The screen's read of the kept workout is answered once it is asked for again, which the
 * outbox does as the workout is saved: so the screen reads a workout that has been saved meanwhile.
 */
function readWorkoutLate(): void {
  if (sessionStorage.getItem('read-late')) return;
  sessionStorage.setItem('read-late', 'yes');
  let isAskedAgain = (): void => {};
  const asked = new Promise<void>((resolve) => {
    isAskedAgain = resolve;
  });
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key);
    if (!String(key).startsWith('workout-session:')) return request;
    const { dataset } = document.documentElement;
    if (dataset.reads) isAskedAgain();
    // Only to look at it: as the page starts, a transaction that writes encrypts it where it is not.
    if (dataset.reads || this.transaction.mode !== 'readonly') return request;
    dataset.reads = 'kept workout';
    return Object.defineProperty(request, 'onsuccess', {
      set: (read: () => void) => request.addEventListener('success', () => void asked.then(read)),
    });
  };
}

test('an exercise has its guide and can be left out; a missing template leads back', async ({
  page,
  member,
}) => {
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

  await test.step('an exercise that is not for a member leaves workouts until brought back', async () => {
    await press(page, 'How to do Air Squats');
    await press(page, 'Not for me');
    await press(page, 'It hurts');
    await expect(toastOf(page).getByText('Air Squats is out')).toBeVisible();
    await expect(page.getByText('We leave Air Squats out of your workouts.')).toBeVisible();
    await page.goto(template);
    await expect(page.getByRole('button', { name: 'Start Workout' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'How to do Air Squats' })).toHaveCount(0);
    await followLink(page, '/profile');
    await press(page, 'Bring back Air Squats');
    await expect(page.getByRole('region', { name: 'Not for me' })).toBeHidden();
    await followLink(page, template);
    await expect(page.getByRole('button', { name: 'How to do Air Squats' })).toBeVisible();
  });

  await readEachAlone(page);
  await page.route('**/api/workout-templates/builtin', async (route) => {
    const templates = (await (await route.fetch()).json()) as { exercises: { name: string }[] }[];
    for (const { exercises } of templates) for (const exercise of exercises) exercise.name = 'Yodelling';
    await route.fulfill({ json: templates });
  });
  await page.reload();
  await press(page, 'How to do this exercise');
  await expect(toastOf(page).getByText('Exercise Demo Coming Soon')).toBeVisible();

  await test.step('without a template there is a way back', async () => {
    await page.route('**/api/workout-templates/builtin', (route) => route.fulfill({ json: [] }));
    await page.goto('/workout');
    await expect(page.getByText('No Workout Templates')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('an ended, unsaved workout is named on the dashboard, also on the next day', async ({
  page,
  member,
}) => {
  const api = await member('unsaved@rondel.example');
  const line = page.getByRole('region', { name: 'Unsaved workout' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line).toBeHidden();
  await train(page);
  await press(page, 'Finish Exercise');
  await press(page, 'End workout here');
  await page.goto('/dashboard');
  await expect(line).toContainText('Bodyweight Basics isn’t saved yet.');

  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60_000);
  await page.reload();
  await expect(line).toContainText(`Bodyweight Basics of ${weekdayName(today)} isn’t saved yet.`);
  await line.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText(`${weekdayDate(today)}, not saved yet`)).toBeVisible();
  const days = page.getByRole('img', { name: /of the last seven days active$/ });
  await expect(days.locator('i'), 'no date before joining is shown').toHaveCount(1);
  await press(page, 'Save Workout');
  await expect(toastOf(page).getByText('Workout Completed!')).toBeVisible();
  expect(await workoutsOf(api)).toHaveLength(1);
  await followLink(page, '/dashboard');
  await expect(line).toBeHidden();
});

test('a finished workout is kept as the member’s own, changed, started and archived', async ({
  page,
  member,
}) => {
  const api = await member('own-workouts@rondel.example');
  await train(page);
  await press(page, 'Finish Exercise');
  await press(page, 'Next Set');
  await press(page, 'End workout here');
  await press(page, 'Keep as my own workout');
  const dialog = page.getByRole('dialog', { name: 'Your workout' });
  await dialog.getByLabel('Name').fill('Lunch Break');
  await dialog.getByRole('button', { name: 'More: Sets of Knee Push-ups' }).click();
  await expectAccessible(page, 'Your workout');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page).getByText('Workout saved')).toBeVisible();
  expect(await api.get('/api/workout-templates/user')).toMatchObject([
    {
      name: 'Lunch Break',
      exercises: [
        { name: 'Marching High Knees', sets: 1, duration: 120 },
        { name: 'Knee Push-ups', sets: 2, reps: 8 },
      ],
    },
  ]);
  await press(page, 'Save Workout');
  // The screen that takes its place has other options.
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  await press(page, 'Workout options');
  await press(page, 'My workouts');
  const list = page.getByRole('dialog', { name: 'My workouts' });
  await expectAccessible(page, 'My workouts');
  await list.getByRole('link', { name: 'Start Lunch Break' }).click();
  await expect(page.getByRole('heading', { name: 'Lunch Break' })).toBeVisible();
  await press(page, 'Workout options');
  await press(page, 'My workouts');
  await list.getByRole('button', { name: 'Archive Lunch Break' }).click();
  // It was the one on the screen, which now shows that the day is done.
  await expect(page.getByRole('heading', { name: 'Lunch Break' })).toBeHidden();
  await press(page, 'Workout options');
  await press(page, 'My workouts');
  await expect(list.getByText('None yet.')).toBeVisible();
  expect(await api.get('/api/workout-templates/user')).toEqual([]);
});

test.describe('On a rest day', () => {
  const now = asInstant(new Date().toISOString());
  // Two dates at every moment: one of two that follow each other has no training.
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const rests = (zone: string): boolean => !isTrainingDay(onboardingDefaults.daysPerWeek, dayOf(now, zone));
  const zone = zones.find(rests) ?? '';
  const day = dayOf(now, zone);
  test.use({ timezoneId: zone, viewport: { width: 390, height: 844 } });

  test('the workout says so, shows the sets of elsewhere, and keeps the form when turned', async ({
    page,
    member,
  }) => {
    const api = await member('resting@rondel.example');
    await page.goto('/workout');
    await expect(page.getByText('Today is a rest day: train if you feel like it.')).toBeVisible();
    await followLink(page, '/dashboard');
    await page.getByRole('button', { name: 'Add activity' }).click();
    const dialog = page.getByRole('dialog', { name: 'What did you do?' });
    await dialog.getByLabel('Activity').selectOption('Run');
    await dialog.getByLabel('Minutes').fill('42');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByText('Recent Activity')).toBeAttached();
    await expect(dialog.getByLabel('Minutes')).toHaveValue('42');
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog.getByRole('button', { name: 'Add it' }).click();
    const today = page
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .first();
    await expect(today).toContainText('Run');
    await expect(today).toContainText('Done');
    await expect(today).not.toContainText('Rest day');

    const quest = page.getByRole('main').getByRole('link', { name: 'Today’s quest' });
    await followLink(page, '/workout');
    await expect(quest).toBeVisible();
    const { id } = await api.get<{ id: string }>('/api/auth/user');
    await acceptQuest(id, { date: day, zone, questId: 'slow-bridges' });
    await api.send('PUT', `/api/user-quests/${day}`, { status: 'completed' });
    await page.goto('/workout');
    await expect(page.getByRole('link', { name: 'Your history' })).toBeVisible();
    await expect(quest).toBeHidden();
  });
});
