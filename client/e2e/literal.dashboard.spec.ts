import type { Page } from 'playwright/test';
import { type Api, choose, expect, followLink, readAgain, test, toastOf } from './fixtures.ts';
import { maya } from './people.ts';

const broad = { width: 1280, height: 900 };
const region = (page: Page, name: string) => page.getByRole('region', { name });
const announced = (page: Page, role: 'alert' | 'status', text: string) =>
  expect(toastOf(page).getByRole(role)).toHaveText(text);

test.describe('The compact dashboard', () => {
  test('shows progress in five ways, as picture or table, and has a dock', async ({ page, signIn }) => {
    await signIn(maya.email);
    await page.goto('/dashboard');
    const progress = region(page, 'Progress');
    for (const mode of ['Progress', 'Streak', 'Workouts', 'Weight', 'Achievements']) {
      await choose(progress.getByRole('radio', { name: mode }));
      await progress.getByRole('switch', { name: 'Show as table' }).click();
      await expect(progress.getByRole('table')).toBeVisible();
      await progress.getByRole('switch', { name: 'Show as table' }).click();
      await expect(progress.getByRole('table')).toBeHidden();
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    const dock = page.getByRole('navigation', { name: 'Dock' }).getByRole('link');
    await expect(dock).toHaveText(['Home', 'Workout', 'Daily', 'Quest', 'Progress', 'Profile']);
    await expect(dock.first()).toHaveAttribute('aria-current', 'page');
    await dock.nth(4).click();
    await expect(region(page, 'Progress')).toBeInViewport();
    await dock.nth(3).click();
    await expect(region(page, "Today's quest")).toBeInViewport();
    await dock.nth(5).click();
    await expect(page).toHaveURL(/\/profile$/);
  });

  test('plans seven days: today starts, others are previewed, some are for rest', async ({
    page,
    member,
  }) => {
    const api = await member('planned@rondel.example');
    await startLean(api);
    await page.goto('/dashboard');
    const days = region(page, '7-day plan').getByRole('listitem');
    await expect(days).toHaveCount(7);
    // Three days a week, which is the usual.
    await expect(days.filter({ hasText: 'Rest day' })).toHaveCount(4);
    await expect(days.getByRole('button', { name: /^Preview/ })).not.toHaveCount(0);
    await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    await readAgain(page);
    await expect(days.filter({ hasText: 'Rest day' })).toHaveCount(0);
    await expect(days.filter({ hasText: '15 min' })).toHaveCount(7);
    await days.first().getByRole('link', { name: 'Start Workout' }).click();
    await expect(page).toHaveURL(/\/daily-maintenance$/);
    await page.goBack();
    await test.step('today’s session is offered below the wheel until a workout was done today', async () => {
      await region(page, "Today's quest")
        .getByRole('link', { name: /, 15 min$/ })
        .click();
      await expect(page).toHaveURL(/\/daily-maintenance$/);
    });
  });
});

test('a member without a program reads where to begin, in both layouts', async ({ page, member }) => {
  const api = await member('compact-newcomer@rondel.example');
  await page.goto('/dashboard');
  await test.step('the compact dashboard leads to a program', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await page.getByRole('link', { name: 'Set Up Your Program' }).click();
    await expect(page).toHaveURL(/\/onboarding$/);
    await page.goBack();
  });
  await test.step('the overview says so', async () => {
    await page.setViewportSize(broad);
    await expect(page.getByText('No Active Program')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create Program' })).toHaveAttribute('href', '/onboarding');
    await expect(region(page, 'Recent Activity').getByRole('link')).toHaveAttribute('href', '/workout');
    await api.send('POST', '/api/programs/assessment');
    await readAgain(page);
    await expect(page.getByText('Day 1 of your assessment')).toBeVisible();
  });
});

test.describe('The overview', () => {
  test.use({ viewport: broad });

  test('greets by the time of day', async ({ page, member, timezoneId }) => {
    await member('greeted@rondel.example');
    for (const [hour, minute, greeting] of [
      [11, 59, 'Good morning'],
      [12, 0, 'Good afternoon'],
      [16, 59, 'Good afternoon'],
      [17, 0, 'Good evening'],
    ] as const) {
      await page.clock.setFixedTime(localTime(String(timezoneId), hour, minute));
      if (page.url() === 'about:blank') await page.goto('/help');
      await followLink(page, '/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${greeting}, greeted`);
      await followLink(page, '/help');
    }
  });

  test('has tiles, shortcuts, the way to what is coming and every point that was earned', async ({
    page,
    signIn,
  }) => {
    const api = await signIn(maya.email);
    await page.goto('/dashboard');
    const numbers = region(page, 'Your numbers');
    for (const name of ['Day Streak', 'Goal Progress', 'Total Points'])
      await expect(numbers.getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Change Program/ })).toHaveAttribute(
      'href',
      '/program-selection',
    );
    await expect(page.getByRole('link', { name: /^Update Profile/ })).toHaveAttribute('href', '/profile');
    const achievements = page.getByRole('button', { name: 'Achievements Coming soon' });
    await expect(achievements).toBeDisabled();
    await expect(page.getByRole('link', { name: 'See your badges' })).toHaveAttribute(
      'href',
      '/achievements',
    );
    await expect(region(page, 'Recent Activity').getByRole('listitem')).toHaveCount(3);
    const program = region(page, 'Active Program');
    await expect(program.getByText('Details', { exact: true })).toBeVisible();
    await expect(program.getByRole('term').filter({ hasText: 'Recommended pace' })).toBeVisible();
    await program.getByText('Program Breakdown').click();
    await expect(program.getByRole('heading', { name: 'Foundation' })).toBeVisible();
    await expect(program.getByRole('link', { name: /^Start / }).first()).toHaveAttribute(
      'href',
      /^\/workout/,
    );
    for (const milestone of ['Goal progress', 'Streak', 'Weight', 'Workouts'])
      await expect(region(page, 'Progress Overview').getByRole('heading', { name: milestone })).toBeVisible();
    for (const term of ['Target Weight', 'Program Phase'])
      await expect(region(page, 'Current Weight').getByRole('term').filter({ hasText: term })).toBeVisible();
    await page.getByRole('button', { name: /this week$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Points by day' });
    const entries = dialog.getByRole('list', { name: 'Ledger' }).getByRole('listitem');
    await expect(entries).toHaveCount(30);
    const older = dialog.getByRole('button', { name: 'Show older' });
    while (await older.isVisible()) await older.click();
    const { length } = await api.get<readonly unknown[]>('/api/ledger?limit=500');
    await expect(entries).toHaveCount(length);
  });
});

test.describe('Weight', () => {
  test('is logged in the compact form, if it is a number above 0', async ({ page, member }) => {
    const api = await member('weighed@rondel.example');
    await page.goto('/dashboard');
    const card = region(page, 'Log weight');
    for (const typed of ['', '0', '-3', 'heavy']) {
      await card.getByLabel('Weight in lbs').fill(typed);
      await card.getByRole('button', { name: 'Log' }).click();
      await announced(page, 'alert', 'Invalid weightPlease enter a valid weight.');
    }
    await test.step('a weight that the service fails at is kept in the field', async () => {
      const failNext = (answer: { readonly status: number; readonly headers?: Record<string, string> }) =>
        page.route('**/api/body-metrics', (route) => route.fulfill({ ...answer, body: 'No.' }), { times: 1 });
      await failNext({ status: 500 });
      await card.getByLabel('Weight in lbs').fill('181,5');
      await card.getByRole('button', { name: 'Log' }).click();
      await announced(page, 'alert', 'ErrorFailed to log weight. Please try again.');
      await expect(card.getByLabel('Weight in lbs')).toHaveValue('181,5');
      await failNext({ status: 429, headers: { 'Retry-After': '40' } });
      await card.getByRole('button', { name: 'Log' }).click();
      await expect(toastOf(page).getByText('Too many tries. Try again in 40 seconds.')).toBeVisible();
    });
    await card.getByRole('button', { name: 'Log' }).click();
    await announced(page, 'status', 'Weight logged');
    await expect(card.getByText('Last: 181.5 lbs')).toBeVisible();
    expect(await api.get('/api/body-metrics/latest')).toMatchObject({ weight: 181.5, unit: 'lbs' });
  });

  test('is logged in the dialog of the overview, by the same rule', async ({ page, member }) => {
    await page.setViewportSize(broad);
    await member('weighed-broadly@rondel.example');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: "Log Today's Weight" }).click();
    const dialog = page.getByRole('dialog', { name: "Log Today's Weight" });
    await dialog.getByRole('button', { name: 'Log Weight' }).click();
    await announced(page, 'alert', 'Invalid weightPlease enter a valid weight.');
    await dialog.getByLabel('Weight in lbs').fill('150');
    await dialog.getByLabel('Weight in lbs').press('Enter');
    await announced(page, 'status', 'Weight logged');
    await expect(dialog).toBeHidden();
    await expect(region(page, 'Current Weight').getByRole('paragraph').first()).toHaveText('150lbs');
  });
});

test.describe('A goal that is reached', () => {
  const reached = 'Goal reached. Take a breath, then choose the next one.';
  // Ten pounds below the start.
  const logGoal = (page: Page) =>
    page
      .getByLabel('Weight in lbs')
      .fill('170')
      .then(() => page.keyboard.press('Enter'));

  test('is celebrated with confetti for three seconds', async ({ page, member }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const api = await member('celebrated@rondel.example');
    await weigh(api, '180', 'lbs');
    await startLean(api);
    await page.goto('/dashboard');
    await expect(page.getByLabel('Weight in lbs')).toBeVisible();
    await logGoal(page);
    await expect(page.locator('main > canvas')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: reached })).toBeAttached();
    await expect(page.locator('main > canvas')).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Weight in lbs')).toBeVisible();
    await expect(page.locator('main > canvas')).toHaveCount(0);
  });

  test('is announced without confetti where motion is unwanted', async ({ page, member }) => {
    const api = await member('told@rondel.example');
    await weigh(api, '180', 'lbs');
    await startLean(api);
    await page.goto('/dashboard');
    await expect(page.getByLabel('Weight in lbs')).toBeVisible();
    await logGoal(page);
    await expect(page.getByRole('status').filter({ hasText: reached })).toBeAttached();
    await expect(page.locator('main > canvas')).toHaveCount(0);
  });

  test('is not announced to a new member for whom 180 lb gives 100 %', async ({ page, member }) => {
    await page.setViewportSize(broad);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const api = await member('light@rondel.example');
    await api.send('PATCH', '/api/auth/user', { unitPreference: 'metric', goalBaseline: 'standard' });
    await weigh(api, '60.4', 'kg');
    await startLean(api, { goalValue: 5, goalUnit: 'kg' });
    expect(await api.get('/api/programs/active')).toMatchObject({ goalProgress: 100, isTargetMet: false });
    await page.goto('/dashboard');
    const tile = region(page, 'Your numbers').getByRole('article').nth(1);
    await expect(tile).toContainText('0%From your start');
    const active = region(page, 'Active Program');
    await expect(active.getByRole('radio', { name: 'Standard 180 lb (81.6 kg)' })).toBeVisible();
    await expect(active).toContainText('From 180 lb (81.6 kg): 100%. That says nothing about your target');
    await expect(page.getByText(reached)).toHaveCount(0);
    await expect(page.locator('main > canvas')).toHaveCount(0);
    await page.goto('/achievements');
    await expect(page.getByText('0% of your goal').first()).toBeVisible();
  });
});

/** That time of today, in a zone of whole hours. */
function localTime(timeZone: string, hour: number, minute: number): Date {
  const time = new Date();
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  time.setUTCHours(time.getUTCHours() + hour - Number(format.format(time)), minute);
  return time;
}

const weigh = (api: Api, weight: string, unit: 'lbs' | 'kg') =>
  api.send('POST', '/api/body-metrics', { date: new Date().toISOString().slice(0, 10), weight, unit });

const startLean = (api: Api, goal: { readonly goalValue?: number; readonly goalUnit?: string } = {}) =>
  api.send('POST', '/api/programs', {
    type: 'lean',
    goalType: 'weight_loss',
    goalValue: 10,
    goalUnit: 'lbs',
    ...goal,
    startDate: new Date().toISOString().slice(0, 10),
    currentPhase: 1,
    isActive: true,
  });
