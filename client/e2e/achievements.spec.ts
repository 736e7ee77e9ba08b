import { expect, followLink, readEachAlone, test } from './fixtures.ts';

test('every badge shows its rule and progress, and three screens lead to the badges', async ({
  page,
  member,
}) => {
  const api = await member('badges@rondel.example');
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await api.send('POST', '/api/workouts', {
    templateId: 'core-circuit',
    date: today,
    durationMinutes: 20,
    perceivedExertion: 7,
    moodAfter: 4,
    isCompleted: true,
    pointsEarned: 2,
  });
  await page.goto('/profile');
  await page
    .getByRole('region', { name: 'Recent Achievements' })
    .getByRole('link', { name: 'See all' })
    .click();
  await expect(page).toHaveURL(/\/achievements$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Achievements' })).toBeFocused();
  await expect(page.getByText('You’ve earned 1 of 5 badges.')).toBeVisible();
  const badges = page.getByRole('region', { name: 'Badges' }).getByRole('listitem');
  await expect(badges).toHaveCount(5);
  await expect(badges.first()).toContainText('First Workout');
  await expect(badges.first()).toContainText('Earned');
  await expect(badges.filter({ hasText: 'Monthly Master' })).toContainText('1 of 30 workouts');
  await expect(badges.filter({ hasText: 'Week Warrior' })).toContainText('1 of 7 days in a row');
  await expect(badges.filter({ hasText: 'Quest Seeker' })).toContainText('0 of 5 quests');
  await expect(badges.filter({ hasText: 'Quest Seeker' }).getByRole('meter')).toHaveAttribute(
    'aria-valuetext',
    '0 of 5 quests',
  );
  const longRun = page.getByRole('region', { name: 'For the long run' });
  await expect(longRun).toContainText('Next: Ten Done, 1 of 10 workouts');
  await expect(longRun).toContainText('A Thousand, 1,000 workouts, not earned yet');
  const allSorts = page.getByRole('region', { name: 'All sorts of things' });
  await expect(allSorts).toContainText('Next: Strong Start, 0 of 5 quests');
  await expect(allSorts).toContainText('Across the Land, 621 miles, not earned yet');
  const reasons = page.getByRole('region', { name: 'How you earned them' });
  await reasons.getByRole('button', { name: 'Show me' }).click();
  await expect(reasons.getByRole('list')).toBeFocused();
  await expect(reasons).toContainText('First Workout');
  await expect(reasons).toContainText('Your workout Core Circuit made it 1 workout.');
  await expect(page.getByRole('region', { name: 'Milestones' })).toContainText('9 to go for 10');
  await expect(page.getByRole('region', { name: 'Points' })).toContainText('2points');
  await expect(page.getByRole('meter', { name: 'Level 1: Newcomer' })).toHaveAttribute('aria-valuenow', '20');
  await expect(page.getByRole('region', { name: 'Points' })).toContainText('8 points to Starter');
  await badges.filter({ hasText: 'Quest Seeker' }).getByRole('link', { name: 'Spin the wheel' }).click();
  await expect(page).toHaveURL(/\/dashboard#quest$/);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Badges' })).toBeVisible();

  await followLink(page, '/dashboard');
  await page.getByRole('radio', { name: 'Achievements' }).check({ force: true });
  await expect(page.getByRole('link', { name: 'All achievements' })).toHaveAttribute('href', '/achievements');
  await page.getByRole('button', { name: /this week$/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'See what they lead to' }).click();
  await expect(page).toHaveURL(/\/achievements$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a finished thing of the month’s path is shown once, as a moment', async ({ page, member }) => {
  const api = await member('path-moments@rondel.example');
  await page.goto('/achievements');
  const path = page.getByRole('region', { name: /^Your path for / });
  await expect(path.getByRole('listitem')).toHaveCount(12);
  await expect(path).toContainText('0 of 12 done');
  await page.goto('/dashboard');
  await page.waitForResponse('**/api/month-path');
  await api.send('POST', '/api/check-ins', { energy: 3, mood: 3 });
  await page.reload();
  await expect(page.getByText('One more step on your path: 1 of 12')).toBeVisible();
  await expect(page.getByText('Say how you are', { exact: true })).toBeVisible();
  await page.reload();
  await page.waitForResponse('**/api/month-path');
  await expect(page.getByText('One more step on your path: 1 of 12')).toBeHidden();
  await page.goto('/achievements');
  await expect(path).toContainText('1 of 12 done');
});

test('badges that could not be read are asked for again', async ({ page, member }) => {
  await member('badges-unread@rondel.example');
  await readEachAlone(page);
  await page.route('**/api/stats', (route) => route.abort());
  await page.goto('/achievements');
  await expect(page.getByText('We couldn’t load your achievements.')).toBeVisible();
  await page.unroute('**/api/stats');
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByText('You’ve earned 0 of 5 badges.')).toBeVisible();
});
