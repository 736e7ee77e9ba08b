import type { Locator, Page } from 'playwright/test';
import { expect, test, toastOf } from './fixtures.ts';

const toggle = (page: Page, name: string) => page.getByRole('switch', { name });
const states = (within: Page | Locator) =>
  within
    .getByRole('switch')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked') === 'true'));

const notifications = [
  ...['Workout Reminders', 'Quest Notifications', 'Streak Alerts', 'Weekly Progress', 'Achievement Badges'],
  ...['Daily Motivation', 'Weekend Check-ins', 'Program Milestones'],
];
const privacySettings = [
  ...['Data Collection', 'Usage Analytics', 'Personalized Recommendations', 'Share Progress with Friends'],
  ...['Public Profile', 'Exercise History Tracking', 'Location Services', 'Third-party Integrations'],
];

/** The calls of the page that change something. */
function mutationsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return sent;
}

test('a notification switch is saved at once, and undo restores only that switch', async ({
  page,
  member,
}) => {
  await member('notified@example.com');
  const sent = mutationsOf(page);
  await page.goto('/notifications');
  await expect(page.getByRole('switch')).toHaveCount(8);
  for (const [index, name] of notifications.entries())
    await expect(page.getByRole('switch').nth(index)).toHaveAccessibleName(name);
  expect(await states(page)).toEqual([true, true, true, true, true, false, true, true]);
  await toggle(page, 'Streak Alerts').click();
  await expect(toastOf(page).getByText('Streak Alerts disabled')).toBeVisible();
  await expect(page.getByText('Each change is saved at once.')).toBeVisible();
  await page.getByRole('button', { name: 'Essential Only' }).click();
  const essential = [true, true, true, false, true, false, false, true];
  await expect.poll(() => states(page)).toEqual(essential);
  await expect(page.getByText('Each change is saved at once.')).toBeVisible();
  await page.reload();
  await expect(toggle(page, 'Weekly Progress')).not.toBeChecked();
  expect(await states(page)).toEqual(essential);
  expect(sent).toEqual(['PUT /api/me/preferences', 'PUT /api/me/preferences']);

  await toggle(page, 'Quest Notifications').click();
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Each change is saved at once.')).toBeVisible();
  await page.reload();
  await expect(toggle(page, 'Quest Notifications')).toBeChecked();
  expect(await states(page)).toEqual(essential);
});

test('a privacy switch says what it is now, and is saved', async ({ page, member }) => {
  const api = await member('private@example.com');
  await page.goto('/privacy');
  const usual = [true, true, true, false, false, true, false, false];
  // The switch for this device stands further down and is another one.
  const settings = page.getByRole('region', { name: 'Privacy settings' });
  await expect(settings.getByRole('switch')).toHaveCount(8);
  expect(await states(settings)).toEqual(usual);
  for (const [index, name] of privacySettings.entries()) {
    if (!usual[index]) continue;
    await toggle(page, name).click();
    await expect(toastOf(page).getByRole('status')).toContainText(`Privacy Setting Updated${name} disabled`);
  }
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  const kept = { dataCollection: false, analytics: false, exerciseHistory: true };
  await expect.poll(() => api.get('/api/auth/user')).toMatchObject({ keptPrivacy: kept });
  await page.getByRole('button', { name: 'Export My Data' }).click();
  await expect(toastOf(page).getByRole('status')).toHaveText(
    'Data Export RequestedYour data export will be emailed to you within 24 hours.',
  );
  await page.reload();
  await expect(toggle(page, 'Data Collection')).not.toBeChecked();
  await expect(toggle(page, 'Exercise History Tracking')).toBeChecked();
});

test('a switch counts how many saves wait, and goes back where it could not be saved', async ({
  page,
  member,
}) => {
  await member('flipped@example.com');
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/me/preferences', async (route) => {
    await held;
    await route.abort('internetdisconnected');
  });
  await page.goto('/privacy');
  await toggle(page, 'Exercise History Tracking').click();
  await expect(page.getByText('Saving a change...')).toBeVisible();
  await toggle(page, 'Usage Analytics').click();
  await expect(page.getByText('Saving 2 changes...')).toBeVisible();
  letGo();
  await expect(toastOf(page).getByText('Failed to save your settings. Please try again.')).toBeVisible();
  await expect(page.getByText('Each change is saved at once.')).toBeVisible();
  await expect(toggle(page, 'Exercise History Tracking')).toBeChecked();
  await expect(toggle(page, 'Usage Analytics')).toBeChecked();
});

test('a saved switch holds on every screen', async ({ page, member }) => {
  await member('holds@example.com');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/privacy');
  await toggle(page, 'Exercise History Tracking').click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity).toContainText('You turned Exercise History Tracking off');
  await activity.getByRole('link', { name: 'Privacy & Data' }).click();
  await expect(toggle(page, 'Exercise History Tracking')).not.toBeChecked();
});

test('clearing data asks first, survives a failure, and clears this device too', async ({ page, member }) => {
  const api = await member('cleared@example.com');
  const { id } = await api.get<{ id: string }>('/api/auth/user');
  await api.send('PATCH', '/api/auth/user', { injuries: 'A knee, at times' });
  await api.send('POST', '/api/programs/assessment');
  await page.goto('/privacy');
  await page.evaluate((memberId) => {
    localStorage.setItem(`routine:${memberId}:2026-01-01:daily-50`, '{}');
    localStorage.setItem(`assessment:${memberId}:some-program`, '{}');
    localStorage.setItem('assessment:somebody-else:some-program', '{}');
    localStorage.setItem('workout-cues', '{}');
  }, id);
  await page.getByRole('button', { name: 'Clear All Data' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    'This will permanently delete all your workout data, progress, achievements, and preferences. This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await api.get('/api/programs/active')).not.toBeNull();

  const path = '**/api/admin/clear-user-data';
  await page.route(path, (route) => route.fulfill({ status: 500, body: 'No.' }));
  await page.getByRole('button', { name: 'Clear All Data' }).click();
  await dialog.getByRole('button', { name: 'Clear All Data' }).click();
  await expect(toastOf(page).getByRole('alert')).toHaveText('ErrorFailed to clear data. Please try again.');
  await expect(dialog).toBeVisible();

  await page.unroute(path);
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Clear All Data' }).click();
  await expect(dialog.getByRole('button', { name: 'Clearing...' })).toBeDisabled();
  letGo();
  await expect(dialog).toBeHidden();
  await expect(toastOf(page).getByText('Data Cleared')).toBeVisible();
  expect(await api.get('/api/programs/active')).toBeNull();
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key.includes(id))).toEqual([]);
  expect(left).toEqual(expect.arrayContaining(['assessment:somebody-else:some-program', 'workout-cues']));
  expect(await api.get('/api/auth/user')).toMatchObject({ id, injuries: null });
});

test('a visitor reads about privacy, cannot manage data and is shown no sessions', async ({ page }) => {
  await page.goto('/privacy');
  const secure = page.getByRole('region', { name: 'Your Data is Secure' });
  await expect(secure).toContainText('encrypted');
  await expect(secure).toContainText('never shared with third parties without your explicit consent');
  await expect(page.getByText('Sign in to manage your data')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Data Management' })).toBeVisible();
  for (const name of ['Export My Data', 'Clear All Data', 'Delete account'])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Where you’re signed in' })).toHaveCount(0);
  await toggle(page, 'Public Profile').click();
  await expect(toastOf(page).getByText('Public Profile enabled')).toBeVisible();
  await expect(page.getByText('What we keep')).toBeHidden();
  await page.getByRole('button', { name: 'Read our Privacy Policy' }).click();
  await expect(page.getByText('What we keep')).toBeVisible();
  await expect(page).toHaveURL(/\/privacy$/);
});
