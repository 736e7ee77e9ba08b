import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, followLink, test, toastOf } from './fixtures.ts';
import { hold } from './hold.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function fillInBody(page: Page): Promise<void> {
  await page.getByLabel('Gender').selectOption('female');
  await page.getByLabel('Height, feet').fill('5');
  await page.getByLabel('Inches').fill('6');
  await page.getByLabel('Weight').fill('180');
}

/** The three pages of the profile, up to the last of them. */
async function fillInProfile(page: Page): Promise<void> {
  await fillInBody(page);
  await next(page);
  await page.getByRole('checkbox', { name: 'Dumbbells' }).check();
  await next(page);
  await heading(page, 'A week you can keep');
}

test('a visitor fills in everything, signs in at the end and finds it all again', async ({ page }) => {
  await page.goto('/onboarding');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('radio', { name: /Get lean/ }).check();
  await next(page);
  await heading(page, 'What is your goal?');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('How much do you want to lose?').fill('10');
  await next(page);
  await next(page);
  await fillInProfile(page);
  await next(page);
  await heading(page, 'Ready when you are');
  await expect(page.getByText('General fitness information, not medical advice.')).toBeVisible();

  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible();
  await page.getByLabel('Email').fill('ada@rondel.example');
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await heading(page, 'Ready when you are');
  await expect(page.getByText('Lose weight: 10 lbs')).toBeVisible();
});

test('a member builds a daily plan and lands on it', async ({ page, member }) => {
  const api = await member('builder@example.com');
  await page.goto('/');
  await page.getByRole('radio', { name: /Daily maintenance/ }).check();
  await next(page);
  await page.getByRole('radio', { name: /Custom daily plan/ }).check();
  await expect(page.getByText('Step 2 of 6: Goal')).toBeVisible();
  await next(page);
  await expect(page.getByText('No exercises yet. Add up to 5.')).toBeVisible();
  for (const name of ['Push-ups', 'Plank Hold', 'Walking', 'Running', 'Lunges']) {
    await page.getByLabel('Exercise', { exact: true }).selectOption(name);
    await page.getByRole('button', { name: 'Add' }).click();
  }
  await expect(page.getByText('Maximum of 5 exercises reached')).toBeVisible();
  const groups = page.getByLabel('Exercise', { exact: true }).locator('optgroup');
  await expect(groups).toHaveCount(2);
  for (const [index, label] of ['Strength', 'Cardio'].entries())
    await expect(groups.nth(index)).toHaveAttribute('label', label);
  await expect(page.getByText(/^5 exercises, about \d+ min, Advanced$/)).toBeVisible();
  for (const [exercise, label, usual, most] of [
    ['Push-ups', 'Sets', '2', '10'],
    ['Push-ups', 'Reps', '25', '100'],
    ['Plank Hold', 'Duration', '30', '300'],
    ['Walking', 'Steps', '8000', '50000'],
    ['Running', 'Distance', '2', '26'],
  ] as const) {
    const field = page.getByRole('listitem', { name: exercise }).getByLabel(label);
    await expect(field).toHaveValue(usual);
    await field.fill('99999');
    await field.blur();
    await expect(field).toHaveValue(most);
  }
  await next(page);
  await page.getByRole('radio', { name: /1 month/ }).check();
  await next(page);
  await fillInProfile(page);
  await next(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();

  await expect(toastOf(page).getByRole('status')).toHaveText(
    'Welcome to RondelYour program has been created successfully',
  );
  await expect(page).toHaveURL(/\/daily-maintenance$/);
  expect(await api.get('/api/programs/active')).toMatchObject({
    type: 'maintain',
    dailyTemplate: 'daily-custom',
  });
  expect(await api.get('/api/auth/user')).toMatchObject({
    weight: 180,
    height: 66,
    equipment: ['dumbbells'],
  });
});

test('the assessment skips goal and timeline; a failure can be repeated', async ({ page, member }) => {
  await member('assessed@example.com');
  await page.goto('/onboarding');
  await page.getByRole('radio', { name: /7-day assessment/ }).check();
  await expect(page.getByText('Step 1 of 3: Program')).toBeVisible();
  await expect(page.getByText(/The 7-day assessment skips goal and timeline\./)).toBeVisible();
  await next(page);
  await expect(page.getByText('Still needed: gender, height, and weight.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByLabel('Age').fill('0');
  await fillInBody(page);
  await expect(page.getByText('Still needed: age.')).toBeVisible();
  await page.getByLabel('Age').fill('25');
  await next(page);
  await expect(page.getByText('Still needed: equipment.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Dumbbells' }).check();
  await next(page);
  await next(page);
  await page.route('**/api/programs/assessment', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(toastOf(page).getByRole('alert')).toHaveText(
    'ErrorFailed to create your program. Please try again.',
  );
  const held = hold();
  await page.route('**/api/programs/assessment', held.route);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  held.letGo();
  await expect(page).toHaveURL(/\/dashboard$/);

  await followLink(page, '/onboarding');
  await page.getByRole('radio', { name: /Build muscle/ }).check();
  await next(page);
  await page.getByRole('button', { name: 'Restart Onboarding' }).click();
  await heading(page, 'What are you training for?');
  await expect(page.getByRole('radio', { name: /Build muscle/ })).not.toBeChecked();
  await page.getByRole('link', { name: 'Close and go to dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a visitor compares programs, is warned but not blocked, and switches units', async ({ page }) => {
  await page.goto('/onboarding');
  await test.step('two programs stand side by side, and no third', async () => {
    await page.getByRole('switch', { name: 'Quick Compare' }).click();
    await page.getByRole('checkbox', { name: /Get lean/ }).check();
    await page.getByRole('checkbox', { name: /Daily maintenance/ }).check();
    await page.getByRole('checkbox', { name: /Build muscle/ }).click();
    await expect(page.getByRole('checkbox', { name: /Build muscle/ })).not.toBeChecked();
    await expect(page.getByText('You can compare two.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose Daily maintenance' }).click();
    await expect(page.getByRole('radio', { name: /Daily maintenance/ })).toBeChecked();
  });
  await test.step('the goal coach warns and explains, and blocks no step', async () => {
    await page.getByRole('radio', { name: /Get lean/ }).check();
    await next(page);
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.getByLabel('How much do you want to lose?').fill('26');
    await next(page);
    await page.getByRole('radio', { name: /1 month/ }).check();
    await expect(page.getByText('Your end date asks for')).toBeVisible();
    const danger = page.getByRole('region', { name: 'That is too fast for you' });
    await expect(danger.getByRole('alert')).toContainText('lb a week; up to 2 is safe for you.');
    await expect(page.getByText('26 lb at 1.5 lb a week: 18 weeks.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
    await page.getByRole('button', { name: /^End on/ }).click();
    await expect(page.getByRole('radio', { name: /Custom end date/ })).toBeChecked();
    const start = await page.getByLabel('Start date').inputValue();
    const end = page.getByLabel('End date', { exact: true });
    await expect(end).toHaveAttribute('min', start);
    await end.fill('');
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.getByRole('button', { name: /^End on/ }).click();
    await expect(page.getByRole('button', { name: /^Ends on/ })).toBeFocused();
    await expect(
      page.getByText('Your end date asks for'),
      'the coach compares no date with itself',
    ).toBeHidden();
    await expect(danger).toHaveCount(0);
  });
  for (const _ of ['timeline', 'goal']) await page.getByRole('button', { name: 'Previous' }).click();
  await heading(page, 'What are you training for?');
  await test.step('the units can be switched back and forth without a change', async () => {
    await page.getByRole('radio', { name: /7-day assessment/ }).check();
    await next(page);
    await fillInBody(page);
    await page.getByRole('radio', { name: 'kg, cm' }).check();
    await expect(page.getByLabel('Weight')).toHaveValue('81.6');
    await expect(page.getByLabel('Height')).toHaveValue('167.6');
    await page.getByRole('radio', { name: 'lbs, ft' }).check();
    await expect(page.getByLabel('Weight')).toHaveValue('180');
    await expect(page.getByLabel('Inches')).toHaveValue('6');
  });
});

test('dates that have passed, or are out of reach, are named as such', async ({ page }) => {
  await page.goto('/onboarding');
  await page.getByRole('radio', { name: /Get lean/ }).check();
  await next(page);
  const goal = page.getByLabel('How much do you want to lose?');
  await goal.fill('10 lb');
  await expect(page.getByText('Still needed: a number above 0.')).toBeVisible();
  await goal.fill('10');
  await next(page);
  await page.getByRole('radio', { name: /Custom end date/ }).check();
  await page.getByLabel('End date', { exact: true }).fill('9999-12-31');
  await expect(page.getByText('Still needed: an end date within 100 years of today.')).toBeVisible();
  // There before its text: screen readers read aloud what changes in it.
  const status = page.getByRole('region', { name: 'Your dates' }).getByRole('status');
  await expect(status).toBeEmpty();
  const suggestion = page.getByRole('button', { name: /^End on / });
  await expect(suggestion).toBeVisible();
  await page.getByLabel('Start date').fill('2020-01-01');
  await page.getByLabel('End date', { exact: true }).fill('2020-06-01');
  await expect(status).toHaveText('This end date has passed.');
  await expect(suggestion).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('a plan that endangers is held up until it is made safe, or a talk is confirmed', async ({
  page,
  member,
}) => {
  const api = await member('hazard@example.com');
  await page.goto('/onboarding');
  await page.getByRole('radio', { name: /Get lean/ }).check();
  await next(page);
  await page.getByLabel('How much do you want to lose?').fill('80');
  await next(page);
  await page.getByRole('radio', { name: /1 year/ }).check();
  await page.getByRole('radio', { name: /1 month/ }).check();
  const fast = page.getByRole('region', { name: 'That is too fast for you' });
  await expect(fast.getByRole('alert')).toContainText('lb a week; up to 2 is safe for you.');
  await expect(fast).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Use the safe date' })).toBeVisible();
  await expectAccessible(page, 'A timeline that is too fast');
  await next(page);
  await fillInBody(page);
  await page.getByLabel('Age').fill('17');
  await expect(page.getByRole('region', { name: 'Please check this first' })).toContainText('under 18');
  await next(page);
  await page.getByRole('checkbox', { name: 'Dumbbells' }).check();
  await next(page);
  await next(page);
  await heading(page, 'One thing first');
  const danger = page.getByRole('region', { name: 'This plan could harm you' });
  await expect(danger.getByRole('alert')).toContainText('underweight');
  await expect(danger.getByRole('alert')).toContainText('You are under 18');
  const complete = page.getByRole('button', { name: 'Complete Setup' });
  await expect(complete).toBeHidden();
  await expectAccessible(page, 'A summary that a hazard holds up');

  await page.getByRole('button', { name: 'Use the safe date' }).click();
  await expect(danger.getByRole('alert')).not.toContainText('underweight');
  await expect(danger.getByRole('alert')).not.toContainText('a week');
  await expect(complete).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const keep = page.getByRole('button', { name: 'Keep my plan' });
  await expect(keep).toBeDisabled();
  await page.getByRole('checkbox', { name: /talked to a professional/ }).check();
  await keep.click();
  await heading(page, 'Ready when you are');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const sent = page.waitForRequest('**/api/programs');
  await complete.click();
  expect((await sent).postDataJSON()).toMatchObject({ acknowledged: ['age'] });
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await api.get('/api/programs/active')).toMatchObject({ type: 'lean', goalUnit: 'lbs' });
});

test('the coach answers beside the goal, and objects to a goal that is too light', async ({
  page,
  member,
}) => {
  test.slow();
  const api = await member('coached@rondel.example');
  await api.send('PATCH', '/api/auth/user', { age: 30, gender: 'female', height: 66, weight: 150 });
  await page.goto('/onboarding');
  await page.getByRole('radio', { name: /Get lean/ }).check();
  await next(page);
  const coach = page.getByRole('region', { name: 'Your number' }).getByRole('status');
  await expect(coach).toContainText('Start with a small one.');
  const number = page.getByLabel('How much do you want to lose?');
  await number.fill('15');
  await expect(coach).toContainText('15 lb is about 15 weeks.');
  await expect(coach).toContainText('You land at 135 lb.');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(number).toHaveValue('16');
  await page.getByRole('button', { name: 'One less' }).click();
  await expect(coach.getByRole('img', { name: /^15 weeks, from Today to/ })).toBeVisible();
  await expectAccessible(page, 'A goal with its coach');

  await number.fill('40');
  const danger = page.getByRole('region', { name: 'That is too light for you' });
  await expect(danger.getByRole('alert')).toContainText(
    'A target of 110 lb is a BMI of 17.7, which is underweight',
  );
  await expect(number).toBeFocused();
  const above = (await danger.boundingBox())?.y ?? 0;
  expect(above).toBeLessThan((await number.boundingBox())?.y ?? 0);
  await expect(coach).toContainText('124 lb is lean and healthy.');
  await expect(coach).toContainText('That is 26 lb, about 18 weeks.');
  await expect(coach.getByRole('img')).toHaveCount(0);
  await expectAccessible(page, 'A goal that is too light');
  await page.getByRole('checkbox', { name: /talked to a professional/ }).check();
  await page.getByRole('button', { name: 'Keep my plan' }).click();
  await expect(danger).toContainText('You’re keeping this plan.');
  await number.fill('41');
  await expect(page.getByRole('button', { name: 'Keep my plan' })).toBeDisabled();
  await page.getByRole('button', { name: 'Use a healthy target' }).click();
  await expect(danger).toHaveCount(0);
  await expect(number).toHaveValue('26');

  await test.step('a target below a BMI of 15 can not be kept, but less fat at the same weight can be chosen', async () => {
    await number.fill('60');
    await expect(danger.getByRole('alert')).toContainText('Below 15 a body is in danger');
    await expect(page.getByRole('button', { name: 'Keep my plan' })).toHaveCount(0);
    await expectAccessible(page, 'A goal that nobody can keep');
    await page.getByRole('button', { name: 'Less fat at the same weight' }).click();
    await expect(danger).toHaveCount(0);
    await expect(page.getByLabel('How much fat do you want to lose?')).toHaveValue('2');
  });
});

test('the profile is three accessible pages on a phone, and one page on a wide screen', async ({ page }) => {
  test.slow();
  await page.goto('/onboarding');
  await page.getByRole('radio', { name: /7-day assessment/ }).check();
  await next(page);
  await heading(page, 'You, in numbers');
  await expect(page.getByText('Step 2 of 3: Profile, 1 of 3')).toBeVisible();
  const scrolls = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  expect(await scrolls()).toBeLessThanOrEqual(0);
  await fillInBody(page);
  await next(page);
  await heading(page, 'What’s in reach?');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Dumbbells' }).check();
  await page.getByRole('checkbox', { name: 'No equipment' }).check();
  await expect(page.getByRole('checkbox', { name: 'Dumbbells' })).not.toBeChecked();
  expect(await scrolls()).toBeLessThanOrEqual(0);
  await next(page);
  await heading(page, 'A week you can keep');
  await page.getByRole('radio', { name: '3 days', exact: true }).check();
  await page.getByLabel('Minutes per day').fill('30');
  await page.getByLabel('Minutes per day').blur();
  await expect(page.getByText('3 x 30 minutes.')).toBeVisible();
  await expect(page.getByText('An hour and a half a week, four rest days.')).toBeVisible();
  expect(await scrolls()).toBeLessThanOrEqual(0);
  await page.goBack();
  await heading(page, 'What’s in reach?');
  await page.goBack();
  await heading(page, 'You, in numbers');
  await expect(page.getByLabel('Weight')).toHaveValue('180');
  await page.goForward();
  await heading(page, 'What’s in reach?');

  await page.reload();
  await heading(page, 'What’s in reach?');
  await expect(page.getByText('You’re back where you left off.')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 860 });
  await heading(page, 'Tell us about you');
  await expect(page.getByLabel('Weight')).toHaveValue('180');
  await expect(page.getByRole('radio', { name: '3 days', exact: true })).toBeChecked();
  await next(page);
  await heading(page, 'Ready when you are');
  await page.getByRole('button', { name: 'Previous' }).click();
  await heading(page, 'Tell us about you');

  await test.step('axe finds nothing on the pages of the profile', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await heading(page, 'You, in numbers');
    await expectAccessible(page, 'The page of the body');
    await page.setViewportSize({ width: 390, height: 844 });
    await next(page);
    await next(page);
    await heading(page, 'A week you can keep');
    // A window that grew and shrank again is on the first page.
    await expectAccessible(page, 'The page of the week');
    await page.setViewportSize({ width: 390, height: 844 });
    await heading(page, 'You, in numbers');
    await next(page);
    await heading(page, 'What’s in reach?');
    await expectAccessible(page, 'The page of the equipment');
  });
});

test('Back goes through the steps, and a new session continues where the last stopped', async ({
  page,
  member,
  context,
}) => {
  await member('back-and-on@rondel.example');
  await page.goto('/help');
  await followLink(page, '/onboarding');
  await page.getByRole('radio', { name: /Get lean/ }).check();
  await next(page);
  await heading(page, 'What is your goal?');
  await page.getByLabel('How much do you want to lose?').fill('7,5');
  await next(page);
  await heading(page, 'How long will you give it?');
  await page.goBack();
  await heading(page, 'What is your goal?');
  await expect(page.getByLabel('How much do you want to lose?')).toHaveValue('7,5');
  await page.goForward();
  await heading(page, 'How long will you give it?');
  await page.getByRole('button', { name: 'Previous' }).click();
  await heading(page, 'What is your goal?');
  await page.goBack();
  await heading(page, 'What are you training for?');
  await page.goForward();
  await heading(page, 'What is your goal?');

  const later = await context.newPage();
  await later.goto('/onboarding');
  await heading(later, 'What is your goal?');
  await expect(later.getByText('You’re back where you left off.')).toBeVisible();
  await expect(later.getByLabel('How much do you want to lose?')).toHaveValue('7,5');
  await later.close();
});

test('who goes Back while the wizard is still appearing stays where they went', async ({ page, member }) => {
  await member(`back-at-once-${test.info().repeatEachIndex}@rondel.example`);
  await page.goto('/help');
  await followLink(page, '/dashboard');
  const setUp = page.getByRole('link', { name: 'Set Up Your Program' });
  await expect(setUp).toBeVisible();
  await setUp.evaluate((link) => {
    const left: unknown = history.state;
    new MutationObserver((_, observer) => {
      if (location.pathname !== '/onboarding' || document.querySelector('main [role="progressbar"]') === null)
        return;
      observer.disconnect();
      // A press of Back between the screen's first picture and its effects: that time is too short to meet from outside.
      history.replaceState(left, '', '/dashboard');
      dispatchEvent(new PopStateEvent('popstate', { state: left }));
      document.body.dataset.went = 'back';
    }).observe(document.body, { subtree: true, childList: true });
    (link as HTMLAnchorElement).click();
  });
  await expect(page.locator('[data-went="back"]')).toBeVisible();
  await expect(setUp).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('what looks like a typing slip is said near its field', async ({ page, member }) => {
  await member('slips-of-body@rondel.example');
  await page.goto('/onboarding');
  await page.getByRole('radio', { name: /Get lean/ }).check();
  await next(page);
  await page.getByLabel('How much do you want to lose?').fill('7,5');
  await next(page);
  await next(page);
  await fillInBody(page);
  await page.getByLabel('Inches').fill('14');
  await expect(page.getByText('Inches go from 0 to 11.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await fillInProfile(page);
  await page.getByLabel('Minutes per day').fill('5000');
  await page.getByLabel('Minutes per day').blur();
  await expect(page.getByText('Use a number from 1 to 1,440.')).toBeVisible();
  await page.getByLabel('Minutes per day').fill('30');
  await next(page);
  await expect(page.getByText('Lose weight: 7.5 lbs')).toBeVisible();
});
