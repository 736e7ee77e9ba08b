import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { today } from './missed-day.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('list').getByRole('listitem');

test('exercises are found by words and filters of the address, and open their guides', async ({
  page,
  member,
}) => {
  await member('library@rondel.example');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Exercises and workouts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '66 exercises' })).toBeVisible();
  // A page at a time.
  await expect(rows(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Show 24 more' }).click();
  await expect(rows(page)).toHaveCount(48);

  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Movement').selectOption('Push');
  await page.getByLabel('Equipment').selectOption('What I have');
  await page.getByLabel('Level').selectOption('Beginner');
  await expect(page).toHaveURL('/library?pattern=push&equipment=mine&level=beginner');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Search').fill('knee push up');
  await expect(page.getByText('1 exercise', { exact: true })).toBeVisible();
  await expectAccessible(page, 'The library');
  await page.getByRole('button', { name: /^Knee Push-ups/ }).click();
  await expect(page.getByRole('dialog', { name: 'Push-ups' })).toContainText(
    'Works chest, triceps, shoulders, and abdominals.',
  );
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByLabel('Level')).toHaveValue('beginner');
  await expect(page.getByRole('button', { name: /^Knee Push-ups/ })).toBeVisible();
  await page.getByLabel('Impact').selectOption('High');
  await expect(page.getByText('Nothing fits all of that')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByText('66 exercises')).toBeVisible();
});

test('workouts are found by the same filters, show their exercises, and are started', async ({
  page,
  member,
}) => {
  await member('library-workouts@rondel.example');
  await page.goto('/program-selection');
  await page.getByRole('link', { name: 'Look through all exercises and workouts' }).click();
  await page.getByRole('radio', { name: 'Workouts' }).check();
  await expect(page).toHaveURL('/library?show=workouts');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Impact').selectOption('Low, no jumps');
  await page.getByLabel('Search').fill('aerobic');
  await page.getByRole('button', { name: /^Aerobic Starter/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Aerobic Starter' });
  await expectAccessible(page, 'A workout of the library');
  await dialog.getByRole('button', { name: 'How to do Glute Bridges' }).click();
  await expect(page.getByRole('dialog', { name: 'Glute Bridges' })).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog.getByRole('link', { name: 'Start this workout' }).click();
  await expect(page).toHaveURL('/workout?template=aerobic-starter');
  await page.goBack();
  await expect(page).toHaveURL('/library?show=workouts&q=aerobic&impact=low');
  await page.goBack();
  await expect(page).toHaveURL('/library');
});

test('the library opens from a waiting workout, and works offline once seen', async ({
  page,
  member,
  context,
}) => {
  await member('library-offline@rondel.example');
  await page.goto('/workout?template=bodyweight-basics');
  await page.getByRole('button', { name: 'Start Workout' }).click();
  await page.getByRole('button', { name: 'Workout options' }).click();
  await page.getByRole('link', { name: 'All exercises and workouts' }).click();
  await page.getByRole('radio', { name: 'Workouts' }).check();
  await expect(page.getByRole('button', { name: /^All-Round Full Body/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Exercises' }).check();
  await page.getByLabel('Search').fill('wall sit');
  await expect(page.getByRole('button', { name: /^Wall Sit/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Workouts' }).check();
  await page.getByLabel('Search').fill('all-round');
  await expect(page.getByRole('button', { name: /^All-Round Full Body/ })).toBeVisible();
  await context.setOffline(false);
  await page.goto('/workout');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
});

test('an exercise has a page with records, weeks, sessions, guide and others', async ({ page, member }) => {
  const api = await member('exercise-page@rondel.example');
  await page.goto('/library?q=knee+push');
  await page.getByRole('button', { name: /^Knee Push-ups/ }).click();
  await page.getByRole('link', { name: 'All about Knee Push-ups' }).click();
  await expect(page).toHaveURL('/library/Knee%20Push-ups');
  await expect(page.getByRole('heading', { level: 1, name: 'Knee Push-ups' })).toBeFocused();
  expect((await page.reload())?.status()).toBe(200);
  await expect(page.getByText('Nothing logged yet')).toBeVisible();
  await expectAccessible(page, 'An exercise without numbers');
  await api.send('POST', '/api/workouts', {
    ...{ templateId: 'core-circuit', date: today, durationMinutes: 20, isCompleted: true },
    ...{ perceivedExertion: 7, moodAfter: 4 },
    sets: [8, 12].map((reps, index) => ({
      ...{ exercise: 'Knee Push-ups', set: index + 1, reps, load: null, seconds: null, rpe: null },
    })),
  });
  await page.goto('/history');
  await page.getByText('Core Circuit').first().click();
  await page.getByRole('list', { name: 'Exercises of this workout' }).getByRole('link').click();
  await expect(page.getByRole('row', { name: /^Most reps .* 12 reps$/ })).toBeVisible();
  await expect(page.getByText('8 reps, 12 reps')).toBeVisible();
  const chart = page.getByRole('img', { name: 'Knee Push-ups: sets in 1 week' });
  await expect(chart).toBeVisible();
  expect((await chart.locator('i').boundingBox())?.width, 'one week is a bar').toBeLessThan(100);
  await expectAccessible(page, 'An exercise with numbers');
  await page.getByRole('button', { name: 'How to do it' }).click();
  await expect(page.getByRole('button', { name: 'Not for me' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Incline Push-ups' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Incline Push-ups' })).toBeVisible();
  await page.goto('/library/Yodelling');
  await expect(page.getByText('We don’t know this exercise')).toBeVisible();
});
