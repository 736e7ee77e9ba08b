import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, followLink, test, toastOf } from './fixtures.ts';

/** By keyboard: a pointer has no place to press until the page stands still, and does not wait for a button that is off. */
const pressWhileOff = (button: Locator) => button.press('Enter');
const announced = (page: Page, text: string) => expect(toastOf(page).getByRole('alert')).toHaveText(text);

test('a ready-made program shows its first week before the start, and keeps to it', async ({
  page,
  member,
}) => {
  const api = await member('selecting@example.com');
  await page.goto('/program-selection');
  const start = page.getByRole('button', { name: 'Start Program' });
  await expect(start).toBeDisabled();
  await expect(page.getByText('Take the 7-day assessment for more')).toBeVisible();
  await pressWhileOff(start);
  await announced(page, 'No program selectedPlease select a program to continue.');

  const week = page.getByRole('region', { name: 'Your first week' });
  await expect(week).toBeHidden();
  await page.getByRole('radio', { name: /7-day assessment/i }).check();
  await expect(week.getByRole('listitem').first()).toContainText('Upper Body');
  await page.getByRole('radio', { name: /Get lean/ }).check();
  const days = week.getByRole('listitem');
  await expect(days).toHaveCount(7);
  await expect(days.filter({ hasText: 'Rest day' })).toHaveCount(4);
  await expectAccessible(page, 'The first week of a program');
  const names = await days.locator('b').allTextContents();
  expect(names).toHaveLength(3);
  await expect(page.getByText('Goal 10 lbs over 12 weeks').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set my own goal' })).toBeVisible();
  await start.click();
  await expect(toastOf(page).getByRole('status')).toHaveText('Program Created!');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await api.get('/api/programs/active')).toMatchObject({
    type: 'lean',
    goalType: 'weight_loss',
    goalValue: 10,
    goalUnit: 'lbs',
    currentPhase: 1,
  });
  const plan = page.getByRole('region', { name: '7-day plan' });
  for (const name of names) await expect(plan.getByText(name, { exact: true }).first()).toBeVisible();
});

test('a custom daily plan needs an exercise, and has no end', async ({ page, member }) => {
  const api = await member('custom-plan@example.com');
  await page.goto('/program-selection');
  const start = page.getByRole('button', { name: 'Start Program' });
  await page.getByRole('radio', { name: /Custom daily plan/ }).check();
  await expect(start).toBeDisabled();
  await pressWhileOff(start);
  await announced(page, 'No exercises selectedPlease add at least one exercise to your custom daily plan.');
  await page.getByLabel('Exercise', { exact: true }).selectOption('Wall Sit');
  await page.getByRole('button', { name: 'Add' }).click();
  await start.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await api.get('/api/programs/active')).toMatchObject({
    dailyTemplate: 'daily-custom',
    plannedEndDate: null,
  });
});

test('a custom daily plan becomes the member’s workout, and starts at once', async ({ page, member }) => {
  const api = await member('plan-as-workout@example.com');
  await page.goto('/program-selection');
  await page.getByRole('radio', { name: /Custom daily plan/ }).check();
  const save = page.getByRole('button', { name: 'Save as my own workout' });
  for (const name of ['Walking', 'Push-ups', 'Plank Hold']) {
    await page.getByLabel('Exercise', { exact: true }).selectOption(name);
    await expect(save).toHaveCount(name === 'Plank Hold' ? 1 : 0);
    await page.getByRole('button', { name: 'Add' }).click();
  }
  await expect(page.getByText('Walking stays in your daily plan only')).toBeVisible();
  await expectAccessible(page, 'A custom plan that can be saved');
  await save.click();
  await expect(toastOf(page).getByRole('status')).toHaveText(
    'Workout savedIt’s under My workouts, where you can rename it.',
  );
  await expect(save).toBeDisabled();
  const own = await api.get<{ id: string; name: string; exercises: { name: string }[] }[]>(
    '/api/workout-templates/user',
  );
  expect(own.map(({ name, exercises }) => [name, exercises.map((exercise) => exercise.name)])).toEqual([
    ['My daily plan', ['Push-ups', 'Plank Hold']],
  ]);
  await page.getByRole('listitem', { name: 'Push-ups' }).getByLabel('Reps').fill('12');
  await page.getByRole('listitem', { name: 'Push-ups' }).getByLabel('Reps').blur();
  await expect(save).toBeEnabled();
  await followLink(page, `/workout?template=${own[0]?.id}`);
  await expect(page.getByRole('button', { name: 'Start Workout' })).toBeVisible();
  await expect(page.getByText('My daily plan').first()).toBeVisible();
});

test('the running program is marked, and a refusal is shown in the server’s words', async ({
  page,
  member,
}) => {
  const api = await member('refused@example.com');
  await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-100' });
  await page.goto('/program-selection');
  await expect(page.locator('label', { hasText: 'Daily 100' })).toContainText('Your current program');
  await expect(page.getByText('Your current program', { exact: true })).toHaveCount(1);
  await page.route('**/api/programs/daily-maintenance', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'text/plain',
      body: 'Please name every exercise of your plan.',
    }),
  );
  await page.getByRole('button', { name: 'Choose Daily 50' }).click();
  await page.getByRole('button', { name: 'Start Program' }).click();
  await announced(page, 'ErrorPlease name every exercise of your plan.');
  await page.unroute('**/api/programs/daily-maintenance');
  await page.route('**/api/programs/daily-maintenance', (route) => route.abort());
  await page.getByRole('button', { name: 'Start Program' }).click();
  await announced(page, 'ErrorFailed to create program');
});

test('a program that could harm is held up until a talk is confirmed', async ({ page, member }) => {
  const api = await member('selecting-young@example.com');
  await api.send('PATCH', '/api/auth/user', { age: 17 });
  await page.goto('/program-selection');
  await page.getByRole('radio', { name: /Get lean/ }).check();
  const start = page.getByRole('button', { name: 'Start Program' });
  await start.click();
  const danger = page.getByRole('region', { name: 'Please check this plan' });
  await expect(danger.getByRole('alert')).toContainText(
    'This plan could harm you, so it was not started. You are under 18: please plan this goal with a parent and a doctor. Please choose a safer plan, or confirm that you want to keep this one.',
  );
  await expect(danger.getByRole('link', { name: 'Set a safer goal' })).toHaveAttribute('href', '/onboarding');
  await expect(start).toBeDisabled();
  expect(await api.get('/api/programs/active')).toBeNull();

  await page.getByRole('radio', { name: /Build muscle/ }).check();
  await expect(danger).toHaveCount(0);
  await page.getByRole('radio', { name: /Get lean/ }).check();
  await start.click();
  await expectAccessible(page, 'A ready-made program that could harm');
  const keep = danger.getByRole('button', { name: 'Keep my plan' });
  await expect(keep).toBeDisabled();
  await danger.getByRole('checkbox', { name: /talked to a professional/ }).check();
  const sent = page.waitForRequest('**/api/programs');
  await keep.click();
  expect((await sent).postDataJSON()).toMatchObject({ acknowledged: ['age'] });
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await api.get('/api/programs/active')).toMatchObject({ type: 'lean' });

  await test.step('a daily plan asks for the same', async () => {
    await page.goto('/program-selection');
    await page.getByRole('radio', { name: /^Daily 50/ }).check();
    await start.click();
    await expect(danger.getByRole('alert')).toContainText('You are under 18');
    await danger.getByRole('checkbox', { name: /talked to a professional/ }).check();
    await keep.click();
    await expect(page).toHaveURL(/\/(dashboard|daily-maintenance)$/);
    expect(await api.get('/api/programs/active')).toMatchObject({ dailyTemplate: 'daily-50' });
  });
});
