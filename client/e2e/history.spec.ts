import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import {
  type Api,
  chooseLayout,
  expect,
  followLink,
  readAgain,
  readEachAlone,
  test,
  toastOf,
} from './fixtures.ts';
import { hold } from './hold.ts';
import { maya } from './people.ts';

const workout = {
  templateId: 'core-circuit',
  durationMinutes: 31,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
};
const today = (): string => daysAgo(0);
/** In UTC, where the browser of the tests is. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const log = (api: Api, change: object = {}) =>
  api.send('POST', '/api/workouts', { ...workout, date: today(), ...change });
const weigh = (api: Api, weight: string, date = today()) =>
  api.send('POST', '/api/body-metrics', { date, unit: 'lbs', weight });

const entries = (page: Page) => page.locator('details');
const entry = (page: Page, name: string) => entries(page).filter({ hasText: name });
const opened = async (page: Page, name: string) => {
  const one = entry(page, name).first();
  await one.locator('summary').click();
  return one;
};
/** Deletes the only entry; the list is empty at once. */
async function deleteOnly(page: Page, name: string): Promise<void> {
  const one = await opened(page, name);
  await one.getByRole('button', { name: `Delete ${name}` }).click();
  await one.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(entries(page)).toHaveCount(0);
}
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name, exact: true });

test('on a slow network, a line says that the form of an activity is loading', async ({ page, member }) => {
  await member('slow-form@rondel.example');
  await page.goto('/history');
  const add = page.getByRole('button', { name: 'Add activity' });
  await expect(add).toBeVisible();
  const scripts = hold();
  await page.route('**/*.js', scripts.route);
  await add.click();
  const line = page.getByRole('status').getByText('Loading...');
  await expect(line).toBeInViewport({ ratio: 1 });
  scripts.letGo();
  await expect(page.getByRole('dialog', { name: 'What did you do?' })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('what was done elsewhere is added to the history, and counts like a workout', async ({
  page,
  member,
}) => {
  const api = await member('elsewhere@rondel.example');
  await page.goto('/history');
  await page.getByRole('button', { name: 'Add activity' }).click();
  const dialog = page.getByRole('dialog', { name: 'What did you do?' });
  await expectAccessible(page, 'What did you do?');
  await dialog.getByLabel('Activity').selectOption('Run');
  await dialog.getByLabel('Minutes').fill('0');
  await dialog.getByLabel('Date').fill(daysAgo(8));
  await dialog.getByLabel('Distance in miles').fill('far');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog.getByLabel('Minutes')).toBeFocused();
  for (const fault of ['Use whole minutes', 'Choose today or one of the last 7 days', 'Use a distance from'])
    await expect(dialog.getByText(fault)).toBeVisible();
  await dialog.getByLabel('Minutes').fill('42');
  await dialog.getByLabel('Date').fill(daysAgo(1));
  await dialog.getByLabel('Distance in miles').fill('3,1');
  await dialog.getByLabel('How hard was it?').selectOption({ index: 5 });
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(toastOf(page).getByText('It counts as a workout: +2 points.')).toBeVisible();
  const run = await opened(page, 'Run');
  await expect(run).toContainText('42 min');
  await expect(run).toContainText('3.1 miles');
  expect(await api.get('/api/workouts')).toMatchObject([
    { templateId: 'activity-run', date: daysAgo(1), perceivedExertion: 6, distanceMeters: 4989 },
  ]);
  expect(await api.get('/api/stats')).toMatchObject({ totalWorkouts: 1, totalPoints: 2, currentStreak: 1 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Add activity' }).click();
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('Done for today').first()).toBeVisible();
});

test('the plan names what was done today in place of the planned workout', async ({ page, member }) => {
  const api = await member('walked-instead@rondel.example');
  await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
  await page.goto('/dashboard');
  const today = page.getByRole('region', { name: '7-day plan' }).getByRole('listitem').first();
  await expect(today).toContainText('Daily 50');
  await page.getByRole('button', { name: 'Add activity' }).click();
  const dialog = page.getByRole('dialog', { name: 'What did you do?' });
  await dialog.getByLabel('Activity').selectOption('Swim');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(today).toContainText('Swim');
  await expect(today).toContainText('Done');
  await expect(today).not.toContainText('Daily 50');
});

test.describe('The history', () => {
  test('is one press away from Recent Activity, Progress and Profile', async ({ page, signIn }) => {
    await signIn(maya.email);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: '7-day plan' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See your history' })).toHaveAttribute('href', '/history');
    await chooseLayout(page, 'overview');
    await page.getByRole('link', { name: 'See all activity' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Everything you did' })).toBeVisible();
    await expect(page).toHaveTitle('History · Rondel');
    await page.goBack();
    await expect(page.getByRole('link', { name: 'See your history' })).toHaveAttribute('href', '/history');
    await followLink(page, '/profile');
    await expect(page.getByRole('link', { name: 'History', exact: true })).toHaveAttribute(
      'href',
      '/history',
    );
  });

  test('paints no date before a member joined', async ({ page, member }) => {
    await member('joined-today@rondel.example');
    await page.goto('/history');
    const calendar = page.getByRole('region', { name: 'Active days' });
    await expect(calendar.getByRole('button', { name: /: Today$/ })).toHaveCount(1);
    await expect(calendar.getByRole('button', { name: /: Neutral$/ })).toHaveCount(0);
    await expect(calendar.getByText('Neutral')).toHaveCount(0);
    await expect(calendar.getByRole('button', { name: 'Earlier month' })).toBeDisabled();
  });

  test('lists everything by month back to the first day, and marks active days', async ({ page, signIn }) => {
    const api = await signIn(maya.email);
    let after: string | null = '';
    let count = 0;
    while (after !== null) {
      const query: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
      const answer: { entries: unknown[]; next: string | null } = await api.get(
        `/api/history?limit=100${query}`,
      );
      count += answer.entries.length;
      after = answer.next;
    }
    expect(count).toBeGreaterThan(100);
    await page.goto('/history');
    await expect(entries(page).first()).toBeVisible();
    const older = page.getByRole('button', { name: 'Show older' });
    const shown = await entries(page).count();
    await older.focus();
    await expect.poll(() => entries(page).count()).toBeGreaterThan(shown);
    await expect(older).toBeFocused();
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      await expect(entries(page)).toHaveCount(count, { timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Show older' })).toHaveCount(0);
    const dates = await entries(page).locator('small').allTextContents();
    expect(dates).toHaveLength(count);
    expect(await page.getByRole('region').filter({ hasText: 'entries' }).count()).toBeGreaterThan(2);
    await test.step('marks the active days in its calendar, month by month', async () => {
      const calendar = page.getByRole('region', { name: 'Active days' });
      const title = calendar.getByRole('heading');
      await expect(title).toBeVisible();
      const month = await title.textContent();
      await expect(calendar.getByRole('button', { name: 'Later month' })).toBeDisabled();
      await calendar.getByRole('button', { name: 'Earlier month' }).click();
      await expect(title).not.toHaveText(String(month));
      await expect(calendar.getByRole('button', { name: /: Done$/ }).first()).toBeVisible();
      await expect(calendar.getByText(/^\d+ active days?\.$/)).toBeVisible();
    });
  });

  test('shows chosen kinds, found entries, and the details of routines and measurements', async ({
    page,
    member,
  }) => {
    const api = await member('finds-history@rondel.example');
    await log(api);
    await log(api, { templateId: 'cardio-kickstart', date: daysAgo(2) });
    await weigh(api, '172.4', daysAgo(1));
    await page.goto('/history');
    await expect(entries(page)).toHaveCount(3);
    await filter(page, 'Weight').click();
    await expect(filter(page, 'Weight')).toHaveAttribute('aria-pressed', 'true');
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toContainText('Weight, 172.4 lbs');
    await filter(page, 'Workouts').click();
    await expect(entries(page)).toHaveCount(3);
    await filter(page, 'All').click();
    await page.getByLabel('Search by name').fill('core');
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toContainText('Core Circuit');
    await page.getByLabel('Search by name').fill('nothing like this');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(entries(page)).toHaveCount(3);
    await test.step('shows what another tab did, and opens an entry with its details', async () => {
      await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
      for (let exerciseIndex = 0; exerciseIndex < 5; exerciseIndex += 1)
        await api.send('POST', '/api/daily-workout-progress', {
          templateType: 'daily-50',
          exerciseIndex,
          setIndex: 0,
          completed: true,
          date: today(),
        });
      await api.send('POST', '/api/body-metrics', { date: today(), unit: 'cm', waistCircumference: '80' });
      await readAgain(page);
      const routine = await opened(page, 'Daily 50');
      await expect(routine.getByRole('row', { name: 'Push-ups 1 of 1' })).toBeVisible();
      await expect(routine.getByRole('button')).toHaveCount(0);
      const measured = await opened(page, 'Measurements');
      await expect(measured.getByRole('row', { name: 'Waist 31.5 in' })).toBeVisible();
      await expect(measured.getByRole('button', { name: 'Delete Measurements' })).toBeVisible();
    });
  });

  test('marks paused days, and opens from each day why it stands as it does', async ({ page, member }) => {
    const api = await member('calendar-days@rondel.example');
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    await api.send('POST', '/api/workouts', {
      templateId: 'core-circuit',
      date: today,
      durationMinutes: 21,
      perceivedExertion: 7,
      moodAfter: 4,
      isCompleted: true,
    });
    await page.goto('/history');
    const calendar = page.getByRole('region', { name: 'Active days' });
    const day = calendar.getByRole('button', { name: /: Done$/ });
    await expect(day).toHaveAttribute('aria-current', 'date');
    await day.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('It counts.');
    await expect(sheet).toContainText('You trained 21 minutes');
    await expect(sheet.getByRole('button', { name: 'Day after' })).toBeDisabled();
    await expectAccessible(page, 'A day of the calendar');
    await page.keyboard.press('Escape');
    await expect(day).toBeFocused();
    await readEachAlone(page);
    await page.route('**/api/activity-days?*', async (route) => {
      const days = (await (await route.fetch()).json()) as { standing: string }[];
      await route.fulfill({
        json: days.map((one, index) => ({
          ...one,
          standing: ['paused', 'rest', 'active'][index % 3],
          isLate: index % 3 === 2,
        })),
      });
    });
    await readAgain(page);
    await calendar.getByRole('button', { name: 'Earlier month' }).click();
    await expect(calendar.getByRole('button', { name: /: Paused$/ }).first()).toBeVisible();
    await expect(calendar.getByRole('button', { name: /: Rest$/ }).first()).toBeVisible();
    await expect(calendar.getByRole('button', { name: /: Done, arrived late$/ }).first()).toBeVisible();
    await expectAccessible(page, 'The calendar with paused, rest and late days');
  });

  test('says what to do while empty, and marks unsent entries as pending', async ({
    page,
    member,
    context,
  }) => {
    const api = await member('pending-history@rondel.example');
    await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    await page.goto('/history');
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start a workout' })).toHaveAttribute('href', '/workout');
    await followLink(page, '/dashboard');
    await page.getByLabel(/^Weight in/).fill('181');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page.getByRole('radio', { name: 'Streak' }).check();
    await page.getByRole('link', { name: 'See your history' }).click();
    const waiting = page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem');
    await expect(waiting).toHaveText(/^Weight of .*, 181 lbspending$/);
    await expectAccessible(page, 'A history with what waits');
    await context.setOffline(false);
    await expect(waiting).toHaveCount(0);
    await expect(page.getByText('Weight, 181 lbs')).toBeVisible();
  });
});

test.describe('An entry of the history', () => {
  test('is edited, shows the change and earns nothing twice; so is a weight with a comma', async ({
    page,
    member,
  }) => {
    const api = await member('edits-history@rondel.example');
    await log(api);
    await page.goto('/history');
    const one = await opened(page, 'Core Circuit');
    await expect(one).toContainText('Felt good, effort 7 (hard).');
    await expect(one).not.toContainText('Delete?');
    await one.getByRole('button', { name: 'Delete Core Circuit' }).click();
    await expect(one).toContainText('Delete? Your streak goes from 1 to 0. You lose 2 points.');
    await one.getByRole('button', { name: 'Keep it' }).click();
    await expect(one).not.toContainText('Delete?');
    await expect(one.getByRole('button', { name: 'Delete Core Circuit' })).toBeFocused();
    await one.getByRole('button', { name: 'Edit Core Circuit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Core Circuit' });
    await dialog.getByLabel('Minutes').fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Use whole minutes from 1 to 1,440.')).toBeVisible();
    await expect(dialog.getByLabel('Minutes')).toBeFocused();
    await dialog.getByLabel('Date').fill(daysAgo(9));
    await dialog.getByLabel('Minutes').fill('26');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(
      dialog.getByText('Choose today, one of the last 7 days, or leave it as it is.'),
    ).toBeVisible();
    await dialog.getByLabel('Date').fill(daysAgo(1));
    await dialog.getByLabel('How hard was it?').selectOption('6');
    await expectAccessible(page, 'The form that edits an entry');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(toastOf(page).getByText('Changed')).toBeVisible();
    await expect(entry(page, 'Core Circuit')).toContainText('26 min, corrected');
    await expect(entry(page, 'Core Circuit')).toContainText(
      /You changed .+, 31 to 26 min, and effort 7 to effort 6 on/,
    );
    expect(await api.get('/api/stats')).toMatchObject({
      totalPoints: 2,
      totalWorkouts: 1,
      isActiveToday: false,
    });
    await test.step('is a weight that is corrected, also with a decimal comma', async () => {
      await weigh(api, '1724');
      await page.reload();
      const weight = await opened(page, 'Weight, 1,724 lbs');
      await weight.getByRole('button', { name: 'Edit Weight' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Weight (lbs)').fill('x');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText('Use a number above 0, such as 172.4.')).toBeVisible();
      await form.getByLabel('Weight (lbs)').fill('172,4');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(entry(page, 'Weight, 172.4 lbs')).toContainText('You changed 1,724 lbs to 172.4 lbs on');
      expect(await api.get('/api/body-metrics/latest')).toMatchObject({ weight: 172.4 });
    });
  });

  test('is deleted after ten seconds, also when the page was left meanwhile', async ({ page, member }) => {
    test.slow();
    const api = await member('deletes-history@rondel.example');
    await log(api);
    await page.goto('/history');
    await deleteOnly(page, 'Core Circuit');
    await page.goto('/help');
    expect(await api.get('/api/stats')).toMatchObject({ totalPoints: 2 });
    await expect.poll(() => api.get('/api/stats'), { timeout: 20_000 }).toMatchObject({ totalPoints: 0 });
    await followLink(page, '/history');
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  });

  test('is deleted before the member signs out, also within ten seconds', async ({
    page,
    member,
    signIn,
  }) => {
    const email = 'deletes-and-leaves@rondel.example';
    await log(await member(email));
    await page.goto('/history');
    await deleteOnly(page, 'Core Circuit');
    const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('link', { name: 'Sign Out' }).click();
    expect((await deleted).status()).toBe(200);
    await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
    expect(await (await signIn(email)).get('/api/stats')).toMatchObject({ totalPoints: 0 });
  });

  test('comes back by Undo within ten seconds, and stays deleted after that', async ({ page, member }) => {
    const api = await member('stays-deleted@rondel.example');
    await log(api);
    await page.clock.install();
    await page.goto('/history');
    const deletions: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deletions.push(request.url());
    });
    await test.step('comes back by Undo within ten seconds, and no deletion is sent', async () => {
      await deleteOnly(page, 'Core Circuit');
      await expect(toastOf(page).getByText('10 seconds to change your mind.')).toBeVisible();
      await toastOf(page).getByRole('button', { name: 'Undo' }).click();
      await expect(entry(page, 'Core Circuit')).toBeVisible();
      await page.clock.fastForward(10_001);
      expect(await api.get('/api/stats')).toMatchObject({ totalPoints: 2 });
      expect(deletions).toEqual([]);
    });
    await test.step('stays deleted once its deletion was sent, while the list is not read again yet', async () => {
      await deleteOnly(page, 'Core Circuit');
      const list = hold();
      await page.route('**/api/history*', list.route);
      await page.clock.fastForward(10_001);
      await expect(toastOf(page).getByText('Sent.')).toBeVisible();
      await expect(entries(page)).toHaveCount(0);
      list.letGo();
      await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
      expect(await api.get('/api/stats')).toMatchObject({ totalPoints: 0 });
    });
  });
});

test.describe('Without a network', () => {
  test('the history shows what was seen, filters it, and keeps an edit for later', async ({
    page,
    member,
    context,
  }) => {
    const api = await member('offline-history@rondel.example');
    await log(api);
    await weigh(api, '172.4');
    await page.goto('/history');
    await expect(entries(page)).toHaveCount(2);
    await context.setOffline(true);
    await expect(page.getByText("You're offline. Here is what you've seen so far.")).toBeVisible();
    await filter(page, 'Workouts').click();
    await expect(entries(page)).toHaveCount(1);
    await page.getByLabel('Search by name').fill('circuit');
    await expect(entries(page)).toHaveCount(1);
    const one = await opened(page, 'Core Circuit');
    await one.getByRole('button', { name: 'Edit Core Circuit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Minutes').fill('26');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await context.setOffline(false);
    await expect.poll(() => api.get('/api/workouts')).toMatchObject([{ durationMinutes: 26 }]);
    await expect(entry(page, 'Core Circuit')).toContainText('26 min, corrected');
  });
});

test('axe finds nothing in the history', async ({ page, signIn }) => {
  await signIn(maya.email);
  await page.goto('/history');
  await opened(page, 'min');
  await expect(page.getByRole('region', { name: 'Active days' }).getByRole('table')).toBeVisible();
  await expectAccessible(page, 'The history');
});
