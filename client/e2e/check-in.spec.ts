import type { Page } from 'playwright/test';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { expect, test } from './fixtures.ts';

const template = '/workout?template=bodyweight-basics';
const strip = (page: Page) => page.getByRole('region', { name: 'How are you today?' });
const say = (page: Page, word: string) =>
  strip(page).getByRole('button', { name: word, exact: true }).click();
const setsOf = (page: Page) => page.getByRole('checkbox');

test('two taps make the next session lighter, and one press brings the usual session', async ({
  page,
  member,
}) => {
  const api = await member('checks-in@rondel.example');
  const stats = await api.get('/api/stats');
  await page.goto(template);
  await expect(setsOf(page).first()).toBeVisible();
  const planned = await setsOf(page).count();
  await page.goto('/dashboard');
  await say(page, 'Empty');
  await expect(strip(page).getByText('And your mood?')).toBeVisible();
  await say(page, 'Good');
  await expect(strip(page)).toContainText('Energy: empty. Mood: good.');
  await expect.poll(() => api.get('/api/check-ins')).toMatchObject([{ energy: 1, mood: 4, sore: [] }]);
  await page.goto(template);
  const note = page.getByRole('region', { name: 'Made for today' });
  await expect(note).toContainText('Your energy is low today: fewer sets, longer rests and easier moves.');
  expect(await setsOf(page).count()).toBeLessThan(planned);
  await expectAccessible(page, 'a session made for today');
  await page.getByRole('button', { name: 'Do the usual one' }).click();
  await expect(setsOf(page)).toHaveCount(planned);
  await page.getByRole('button', { name: 'Take the one for today' }).click();
  await expect(note).toBeVisible();
  expect(await api.get('/api/stats')).toEqual(stats);
});

test('a sore area swaps the moves that load it, and a check-in is changed and deleted', async ({
  page,
  member,
}) => {
  const api = await member('is-sore@rondel.example');
  await page.goto(template);
  await say(page, 'OK');
  await say(page, 'OK');
  await strip(page).getByRole('button', { name: 'Sore somewhere?' }).click();
  await strip(page).getByRole('button', { name: 'Shoulder' }).click();
  const note = page.getByRole('region', { name: 'Made for today' });
  await expect(note).toContainText('Your shoulder is sore: moves that load it are swapped.');
  await expect.poll(() => api.get('/api/check-ins')).toMatchObject([{ sore: ['shoulder'] }]);
  await strip(page).getByRole('button', { name: 'Change' }).click();
  await say(page, 'Full');
  await say(page, 'Great');
  await expect(strip(page)).toContainText('Energy: full. Mood: great.');
  await strip(page).getByRole('button', { name: 'Delete' }).click();
  await expect(strip(page)).toContainText('How is your energy?');
  await expect(note).toBeHidden();
  await expect.poll(() => api.get('/api/check-ins')).toEqual([]);
});

test('a double press on the energy of today does not answer the question about the mood', async ({
  page,
  member,
}) => {
  const api = await member('presses-twice@rondel.example');
  await page.goto('/dashboard');
  await strip(page).getByRole('button', { name: 'Good', exact: true }).dblclick();
  await say(page, 'Flat');
  await expect(strip(page)).toContainText('Energy: good. Mood: flat.');
  await expect.poll(() => api.get('/api/check-ins')).toMatchObject([{ energy: 4, mood: 2 }]);
  await strip(page).getByRole('button', { name: 'Change' }).press('Enter');
  await expect(strip(page)).toBeFocused();
  await strip(page).getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(strip(page)).toBeFocused();
  await strip(page).getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(strip(page)).toContainText('How is your energy?');
  await expect(strip(page)).toBeFocused();
});

test('a check-in works by keyboard and without a network, and stays dismissed today', async ({
  page,
  member,
  context,
}) => {
  const api = await member('checks-in-offline@rondel.example');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/dashboard');
  await strip(page).getByRole('button', { name: 'Low', exact: true }).focus();
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(strip(page).getByRole('button', { name: 'Flat', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toContainText('Energy: low. Mood: flat.');
  await expect(strip(page)).toBeFocused();
  await context.setOffline(false);
  await expect.poll(() => api.get('/api/check-ins')).toMatchObject([{ energy: 2, mood: 2 }]);
  await strip(page).getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page, 'the question on the dashboard');
  await expectNoSideways(page, 'the question on the dashboard');
  await strip(page).getByRole('button', { name: 'Not today' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(strip(page)).toBeHidden();
  await page.goto(template);
  await expect(setsOf(page).first()).toBeVisible();
  await expect(strip(page)).toBeHidden();
});

test('on a low day half of a daily routine is enough, and all of it counts as before', async ({
  page,
  member,
}) => {
  const api = await member('gentle-routine@rondel.example');
  await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
  await page.goto('/daily-maintenance');
  const gentle = page.getByRole('region', { name: 'Half of it counts today' });
  await expect(setsOf(page)).toHaveCount(5);
  await expect(gentle).toHaveCount(0);
  await api.send('POST', '/api/check-ins', { energy: 2, mood: 4 });
  await page.reload();
  await expect(gentle).toContainText('3 of 5 sets are enough');
  await expectAccessible(page, 'A daily routine on a low day');
  for (const place of [0, 1, 2]) await setsOf(page).nth(place).check();
  await expect(gentle).toContainText('3 sets on a low day: well done.');
  expect(await api.get('/api/stats')).toMatchObject({ totalPoints: 0 });
  for (const place of [3, 4]) await setsOf(page).nth(place).check();
  await expect(page.getByText('Congratulations!')).toBeVisible();
  await expect(gentle).toHaveCount(0);
});
