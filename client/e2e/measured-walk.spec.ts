import type { Page } from 'playwright/test';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { expectAccessible } from './axe.ts';
import { acceptQuest } from './beside-service.ts';
import { type Api, expect, test } from './fixtures.ts';
import { today } from './missed-day.ts';

const corner = { latitude: 47.123456, longitude: 8.654321 };
const metersPerDegree = 111_195;

const timer = (page: Page) => page.getByRole('region', { name: 'Distance and time' });

/** As a phone that is carried north at 1.4 m a second, with a position every ten seconds. */
async function walk(page: Page, seconds: number): Promise<void> {
  for (let at = 0; at <= seconds; at += 10) {
    const latitude = corner.latitude + (at * 1.4) / metersPerDegree;
    // Another accuracy than before: once the page shows it, the page has the position.
    const accuracy = at % 20 === 0 ? 5 : 8;
    await page.context().setGeolocation({ ...corner, latitude, accuracy });
    await expect(timer(page)).toContainText(`Accurate to ${accuracy} m`);
    await page.clock.runFor(10_000);
  }
}

/** A member who has turned on Location Services and counts in kilometres. */
async function withLocation(page: Page, api: Api): Promise<void> {
  const privacy = { ...privacyDefaults, locationTracking: true };
  await api.send('PUT', '/api/me/preferences', { privacy });
  await api.send('PATCH', '/api/auth/user', { unitPreference: 'metric' });
  await page.context().setGeolocation({ ...corner, accuracy: 5 });
  await page.clock.install();
}

/** All that the page sends, as one text. */
function sentBy(page: Page): () => string {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return () => sent.join('\n');
}

test.describe('A measured walk', () => {
  test('fills in distance and minutes, goes on after a reload, and sends no position', async ({
    page,
    member,
  }) => {
    const api = await member('measured@rondel.example');
    await withLocation(page, api);
    await page.context().grantPermissions(['geolocation']);
    const sent = sentBy(page);
    await page.goto('/history');
    await page.getByRole('button', { name: 'Add activity' }).click();
    await page.getByRole('button', { name: 'Measure it' }).click();
    await expectAccessible(page, 'Measure your way');
    await page.getByRole('button', { name: 'Start measuring' }).click();
    await walk(page, 200);
    await expect(timer(page)).toContainText(/0\.2[5-8] km/);
    await expect(timer(page)).toContainText('for a kilometre');
    await expectAccessible(page, 'A way that is being measured');
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Paused' })).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Add activity' }).click();
    await page.getByRole('button', { name: 'Measure it' }).click();
    await expect(timer(page)).toContainText(/0\.2[5-8] km/);
    await page.context().setGeolocation({ ...corner, accuracy: 5 });
    await page.getByRole('button', { name: 'Go on' }).click();
    await walk(page, 200);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: /^Use 0\.5\d km$/ }).click();
    await expect(page.getByLabel('Minutes')).toHaveValue('7');
    await expect(page.getByLabel('Distance in km')).toHaveValue(/^0\.5\d$/);
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect(page.getByText('It counts as a workout: +2 points.')).toBeVisible();
    const [workout] = await api.get<{ distanceMeters: number }[]>('/api/workouts');
    expect(workout?.distanceMeters).toBeGreaterThan(500);
    expect(workout?.distanceMeters).toBeLessThan(580);
    expect(sent()).not.toMatch(/latitude|longitude|47\.1|8\.65/);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toMatch(/latitude|longitude|47\.1|8\.65|measured-walk/);
  });

  test('says what to do where the browser refuses the location, and keeps what was typed', async ({
    page,
    member,
  }) => {
    await withLocation(page, await member('unplaced@rondel.example'));
    await page.goto('/history');
    await page.getByRole('button', { name: 'Add activity' }).click();
    await page.getByLabel('Minutes').fill('45');
    const date = await page.getByLabel('Date').getAttribute('min');
    await page.getByLabel('Date').fill(String(date));
    await page.getByRole('button', { name: 'Measure it' }).click();
    await page.getByRole('button', { name: 'Start measuring' }).click();
    await expect(page.getByRole('alert')).toContainText('Your browser doesn’t tell us where you are.');
    await expectAccessible(page, 'A location that is refused');
    await page.getByRole('button', { name: 'Enter it by hand' }).click();
    await expect(page.getByLabel('Distance in km')).toBeVisible();
    await expect(page.getByLabel('Minutes')).toHaveValue('45');
    await expect(page.getByLabel('Date')).toHaveValue(String(date));
  });

  test('is offered once Location Services is on', async ({ page, member }) => {
    await member('not-placed@rondel.example');
    await page.goto('/history');
    await page.getByRole('button', { name: 'Add activity' }).click();
    await expect(page.getByRole('button', { name: 'Measure it' })).toHaveCount(0);
    await page.getByRole('link', { name: /Turn on Location Services in Privacy/ }).click();
    await page.getByRole('switch', { name: 'Location Services' }).click();
    await expect(page.getByText('Location Services enabled')).toBeVisible();
    await page.goto('/history');
    await page.getByRole('button', { name: 'Add activity' }).click();
    await expect(page.getByRole('button', { name: 'Measure it' })).toBeVisible();
    await page.getByLabel('Activity').selectOption('Bike ride');
    await expect(page.getByRole('button', { name: 'Measure it' })).toHaveCount(0);
  });

  test('ticks the run of a custom plan', async ({ page, member }) => {
    const api = await member('measured-run@rondel.example');
    await withLocation(page, api);
    await page.context().grantPermissions(['geolocation']);
    await api.send('POST', '/api/programs/daily-maintenance', {
      templateType: 'daily-custom',
      customExercises: [
        { name: 'Running', type: 'distance', distance: 0.1 },
        { name: 'Push-ups', type: 'reps', sets: 1, reps: 10 },
      ],
    });
    await page.goto('/daily-maintenance');
    await expect(page.getByRole('button', { name: 'Measure it' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Measure it' }).click();
    await page.getByRole('button', { name: 'Start measuring' }).click();
    await walk(page, 150);
    await expect(timer(page)).toContainText(/0\.\d\d of 0\.16 km/);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Tick Running' }).click();
    await expect(page.getByText('1 of 2 done')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Measure it' })).toHaveCount(0);
  });

  test('completes the quest of a mile', async ({ page, member, timezoneId }) => {
    const api = await member('measured-mile@rondel.example');
    await withLocation(page, api);
    await page.context().grantPermissions(['geolocation']);
    const { id } = await api.get<{ id: string }>('/api/auth/user');
    await acceptQuest(id, { date: today, zone: String(timezoneId), questId: 'brisk-mile' });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Measure it' }).click();
    await page.getByRole('button', { name: 'Start measuring' }).click();
    await walk(page, 150);
    await expect(timer(page)).toContainText(/0\.[12]\d of 1\.61 km/);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => api.get('/api/stats')).toMatchObject({ completedQuests: 1, totalPoints: 1 });
  });
});
