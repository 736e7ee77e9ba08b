import type { Page } from 'playwright/test';
import { type Api, expect, followLink, readAgain, signInByForm, test, toastOf } from './fixtures.ts';
import { hold } from './hold.ts';

const stage = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
const day = (page: Page, number: number) => page.getByRole('button', { name: `Day ${number}` });
const value = (page: Page) => page.getByRole('textbox', { name: /^(Reps|Seconds|Rounds|Centimetres)$/ });
const skipRest = (page: Page) => page.getByRole('button', { name: 'Skip Rest' }).click();

async function beginAssessment(page: Page, api: Api): Promise<void> {
  await api.send('POST', '/api/programs/assessment');
  await page.goto('/assessment');
}

async function saveResult(page: Page, result: string): Promise<void> {
  await value(page).fill(result);
  await page.getByRole('button', { name: 'Save Result' }).click();
}

test('without the program there is no assessment', async ({ page, member }) => {
  await member('unassessed@example.com');
  await page.goto('/assessment');
  await stage(page, 'No Active Assessment');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a result needs a value, survives a reload, and replaces the daily routine', async ({
  page,
  member,
}) => {
  await beginAssessment(page, await member('first-result@example.com'));
  await stage(page, 'Push-ups');
  await expect(page.getByText('0 of 19 results')).toBeVisible();
  await expect(day(page, 1)).toHaveAttribute('aria-current', 'date');
  await page.getByRole('button', { name: 'Save Result' }).click();
  await expect(toastOf(page).getByRole('alert')).toHaveText(
    'Missing InformationPlease enter a value for this exercise.',
  );
  await expect(value(page)).toBeFocused();

  await page.getByLabel('Reps').fill('99');
  await page.getByLabel('Notes (optional)').fill('A typing mistake');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Reps')).toHaveValue('');
  await expect(page.getByLabel('Notes (optional)')).toHaveValue('');

  await page.getByLabel('Notes (optional)').fill('On the knees');
  await saveResult(page, '16');
  await expect(toastOf(page).getByText('Result Saved')).toBeVisible();
  await expect(page.getByRole('timer', { name: /of rest left$/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Tricep Dips' })).toBeFocused();
  await skipRest(page);
  await expect(page.getByRole('button', { name: 'Save Result' })).toBeVisible();

  await page.reload();
  await stage(page, 'Tricep Dips');
  await expect(page.getByText('1 of 19 results')).toBeVisible();
  await expect(day(page, 1)).toContainText('1 of 3 done');
  await page.getByRole('button', { name: /^Push-ups/ }).click();
  await expect(page.getByLabel('Reps')).toHaveValue('16');
  await expect(page.getByLabel('Notes (optional)')).toHaveValue('On the knees');
  await saveResult(page, '18');
  await stage(page, 'Tricep Dips');
  await expect(page.getByRole('button', { name: /^Push-ups/ })).toContainText('18 reps');
  await expect(page.getByText('1 of 19 results')).toBeVisible();

  await followLink(page, '/daily-maintenance');
  await expect(page.getByText('No Daily Maintenance Program')).toBeVisible();
});

test('what is entered on seven days is submitted and recommends programs', async ({ page, member }) => {
  const api = await member('seven-days@example.com');
  await beginAssessment(page, api);
  await saveResult(page, '16');
  await skipRest(page);
  await day(page, 2).click();
  await stage(page, 'Air Squats');
  await saveResult(page, '26');
  await day(page, 3).click();
  await stage(page, 'Burpees');
  await saveResult(page, '9');
  await day(page, 5).click();
  await value(page).fill('65');
  await page.getByRole('button', { name: 'Save Result' }).click();
  await day(page, 4).click();
  await expect(page.getByLabel('Centimetres')).toBeVisible();
  await day(page, 7).click();
  await saveResult(page, '2');
  await skipRest(page);
  await stage(page, 'Box Breathing');
  await saveResult(page, '15');

  await stage(page, 'Ready to submit?');
  await expect(page.getByText('13 results are missing and will score no points.')).toBeVisible();
  await page.route('**/api/assessment/complete', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toastOf(page).getByRole('alert')).toHaveText('ErrorFailed to complete assessment');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toastOf(page).getByText('Assessment Complete!')).toBeVisible();
  await expect(page).toHaveURL(/\/program-selection$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your program' })).toBeVisible();
  await expect(page.getByText('Intermediate')).toBeVisible();
  expect(await api.get('/api/assessment/latest')).toMatchObject({ score: 7, level: 'intermediate' });

  await followLink(page, '/assessment');
  await stage(page, 'Intermediate');
  await expect(page.getByText('That’s your level: 7 of 12 points.')).toBeVisible();
  const points = page.getByRole('region', { name: 'Your points' });
  await expect(points.getByRole('listitem')).toHaveText([
    'Push-ups16 repsNext point at 30 reps.2 of 3 points',
    'Plank65 secondsNext point at 120 seconds.2 of 3 points',
    'Air Squats26 repsNext point at 40 reps.2 of 3 points',
    'Burpees9 repsNext point at 10 reps.1 of 3 points',
  ]);
  await expect(points).toContainText('Advanced begins at 10 points: 3 to go.');
  await expect(points).toContainText(/Test again from \w+ \d+: after eight weeks/);
  await expect(page.getByRole('region', { name: 'Why these programs' })).toContainText(
    'You did 16 push-ups and 26 air squats. With 15 and 20 you’re ready to add weight.',
  );
  await expect(page.getByRole('link', { name: 'Choose Program' })).toBeVisible();
  await page.getByRole('button', { name: /^Burpees/ }).click();
  await saveResult(page, '11');
  await page.getByRole('button', { name: 'Review Results' }).click();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test('after its week the dashboard asks for the results of the assessment', async ({ page, member }) => {
  const api = await member('week-over@rondel.example');
  const goal = { type: 'assessment', goalType: 'fitness_assessment', goalValue: 7, goalUnit: 'days' };
  const startDate = new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10);
  await api.send('POST', '/api/programs', { ...goal, startDate, currentPhase: 1, isActive: true });
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Assessment' });
  await expect(card).toContainText('Your seven days are over');
  await card.getByRole('link', { name: 'Continue' }).click();
  await saveResult(page, '16');
  await page.getByRole('button', { name: 'Review Results' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Beginner').first()).toBeVisible();
  await followLink(page, '/dashboard');
  await expect(card).toContainText('Your assessment is complete');
});

test('impossible values are refused, unlikely ones asked about once, refusals shown', async ({
  page,
  member,
}) => {
  const api = await member('assessment-slips@rondel.example');
  await beginAssessment(page, api);
  await saveResult(page, '-3');
  await expect(page.getByText('Use 0 or more.')).toBeVisible();
  await expect(toastOf(page).getByRole('alert')).toHaveCount(0);
  await saveResult(page, '99999');
  await expect(page.getByRole('alert')).toContainText('That’s a lot. Is 99999 right?');
  await stage(page, 'Push-ups');
  await saveResult(page, '12,5');
  await expect(page.getByText('Whole numbers only.')).toBeVisible();
  await saveResult(page, '12');
  await expect(toastOf(page).getByText('Push-ups: 12 reps')).toBeVisible();

  await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
  await page.getByRole('button', { name: 'Review Results' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toastOf(page).getByText('There is no active assessment.')).toBeVisible();
});

test('another tab and another device go on with what was entered on the first', async ({
  page,
  context,
  member,
  browser,
  baseURL,
}) => {
  const email = 'assessment-devices@rondel.example';
  await beginAssessment(page, await member(email));
  const tab = await context.newPage();
  const busy = hold();
  await tab.route('**/livez', busy.route);
  await tab.addInitScript(beBusyBeforeListening);
  const isBusy = tab.waitForRequest('**/livez');
  await tab.goto('/assessment', { waitUntil: 'commit' });
  await isBusy;
  await saveResult(page, '16');
  await expect(toastOf(page).getByText('Result Saved')).toBeVisible();
  busy.letGo();
  await expect(tab.getByText('1 of 19 results')).toBeVisible();
  const other = await browser.newContext({ baseURL: String(baseURL) });
  const cookies = await page.context().cookies();
  await other.addCookies(cookies.filter(({ name }) => name.includes('zone')));
  await signInByForm(other.request, email);
  const second = await other.newPage();
  await second.goto('/assessment');
  await stage(second, 'Tricep Dips');
  await expect(second.getByRole('button', { name: /^Push-ups/ })).toContainText('16 reps');
  const entered = page.waitForResponse('**/api/assessment/entries');
  await skipRest(page);
  await saveResult(page, '9');
  await (await entered).finished();
  await readAgain(second);
  await expect(second.getByText('2 of 19 results')).toBeVisible();
  await other.close();
});

/**
 * Evaluated in the page: it is busy with a call as it reads the results, and goes on with what it has read until it listens to what other tabs
 * save.
 */
function beBusyBeforeListening(): void {
  let read: string | null | undefined;
  let isListening = false;
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (name) {
    if (isListening || !name.startsWith('assessment:')) return getItem.call(this, name);
    if (read !== undefined) return read;
    read = getItem.call(this, name);
    const call = new XMLHttpRequest();
    call.open('GET', '/livez', false);
    call.send();
    return read;
  };
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (...[type, ...rest]: Parameters<typeof listen>) => {
    isListening ||= type === 'storage' && read !== undefined;
    listen(type, ...rest);
  };
}

test('a device with an old assessment does not submit its results into a new one', async ({
  page,
  member,
}) => {
  const api = await member('assessment-stale@rondel.example');
  await beginAssessment(page, api);
  await saveResult(page, '16');
  await api.send('POST', '/api/programs/assessment');
  await page.getByRole('button', { name: 'Review Results' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(
    toastOf(page).getByText('That assessment has ended. A new assessment has begun.'),
  ).toBeVisible();
  await expect(page.getByText('0 of 19 results')).toBeVisible();
  expect(await api.get('/api/assessment/latest')).toBeNull();
});

test('a stopwatch times a hold and puts the seconds into the field', async ({ page, member }) => {
  const api = await member('held-plank@rondel.example');
  await page.clock.install();
  await beginAssessment(page, api);
  await day(page, 5).click();
  const clock = page.getByRole('group', { name: 'Stopwatch' });
  await clock.getByRole('button', { name: 'Start the clock' }).click();
  await expect(clock.getByRole('timer')).toHaveText(/^Get ready: [1-5]$/);
  await page.clock.fastForward(5_000 + 64_900);
  await clock.getByRole('button', { name: 'Stop' }).click();
  // The browser's clock goes on while the test presses.
  await expect(clock.getByRole('timer')).toHaveText(/^1:[0-5]\d$/);
  const [, seconds = ''] = ((await clock.getByRole('timer').textContent()) ?? '').split(':');
  expect(Number(seconds)).toBeGreaterThanOrEqual(4);
  await expect(value(page)).toHaveValue(String(60 + Number(seconds)));
  await day(page, 3).click();
  await page.getByRole('button', { name: /^High Knees/ }).click();
  await clock.getByRole('button', { name: 'Start the clock' }).click();
  await page.clock.fastForward(5_000 + 61_000);
  await expect(clock.getByText('Time! Enter your count.')).toBeVisible();
});
