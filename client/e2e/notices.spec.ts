import type { Page } from 'playwright/test';
import {
  apiOf,
  expect,
  followLink,
  movedTo,
  signInByForm,
  startWorkout,
  storedKeysOf,
  test,
  toastOf,
} from './fixtures.ts';
import { hold } from './hold.ts';

const connection = (page: Page) => page.getByRole('region', { name: 'Connection' });
const zoneDialog = (page: Page) => page.getByRole('dialog', { name: 'Time zone' });
const question = (page: Page) => page.getByRole('region', { name: 'Time zone' });
const logForm = (page: Page) => page.getByRole('region', { name: 'Log weight' });

async function logWeight(page: Page, weight: string): Promise<void> {
  await logForm(page).getByLabel('Weight in lbs').fill(weight);
  await logForm(page).getByRole('button', { name: 'Log', exact: true }).click();
}

test.describe('Without a network', () => {
  test('weights keep their order, survive a reload, go out once, and refusals are shown', async ({
    page,
    member,
  }) => {
    const api = await member('outbox@rondel.example');
    await page.goto('/dashboard');
    await expect(logForm(page)).toBeVisible();
    await page.route('**/api/body-metrics', (route) => route.abort('internetdisconnected'));
    await logWeight(page, '181');
    await expect(toastOf(page).getByText('Waiting to sync')).toBeVisible();
    await expect(logForm(page).getByLabel('Weight in lbs')).toHaveValue('');
    await logWeight(page, '180');
    await expect(connection(page)).toContainText('2 waiting to be sent');
    // The page tries to send what waits as soon as it is loaded; the network must come back after that.
    const isTried = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/body-metrics'),
    );
    await page.reload();
    await expect(connection(page)).toContainText('2 waiting to be sent');
    await isTried;
    await page.unroute('**/api/body-metrics');
    await connection(page).getByRole('button', { name: 'Details' }).click();
    await connection(page).getByRole('button', { name: 'Send now' }).click();
    await expect(connection(page)).toBeHidden();
    await expect(page.getByText('Last: 180 lbs')).toBeVisible();
    const weights = async () =>
      (await api.get<readonly { weight: number }[]>('/api/body-metrics'))
        .map(({ weight }) => weight)
        .toSorted();
    // The number stood there before it was sent.
    await expect.poll(weights).toEqual([180, 181]);
    await test.step('what the server refuses afterwards is announced in its words', async () => {
      await page.route('**/api/body-metrics', (route) => route.abort('internetdisconnected'));
      await logWeight(page, '181');
      await expect(connection(page)).toContainText('1 waiting to be sent');
      await page.unroute('**/api/body-metrics');
      await page.route('**/api/body-metrics', (route) =>
        route.fulfill({ status: 409, contentType: 'text/plain', body: 'That day is closed.' }),
      );
      await page.reload();
      await expect(connection(page)).toContainText('1 not accepted.');
      await connection(page).getByRole('button', { name: 'Details' }).click();
      await expect(connection(page)).toContainText('Not accepted: That day is closed.');
      await connection(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(connection(page)).toBeHidden();
    });
  });

  test('what waits goes out when the network is back, and can be taken back before', async ({
    page,
    member,
    context,
  }) => {
    const api = await member('outbox-back@rondel.example');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Update Measurements' }).click();
    await page.getByLabel('Waist').fill('34');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(connection(page)).toContainText('Offline. 1 waiting to be sent.');
    await context.setOffline(false);
    await expect(toastOf(page).getByText('Sent.')).toBeVisible();
    await expect(connection(page)).toBeHidden();
    await expect(page.getByText('34.0 in')).toBeVisible();
    expect(await api.get('/api/body-metrics/latest')).toMatchObject({ waistCircumference: 34 });
    await test.step('what waits can be taken back', async () => {
      await followLink(page, '/dashboard');
      await expect(logForm(page)).toBeVisible();
      await context.setOffline(true);
      await logWeight(page, '190');
      await expect(toastOf(page).getByText('Waiting to sync')).toBeVisible();
      await connection(page).getByRole('button', { name: 'Details' }).click();
      await connection(page)
        .getByRole('button', { name: /^Cancel, Weight of .*, 190 lbs$/ })
        .click();
      await expect(connection(page).locator(':focus'), 'the focus stays at the line').toHaveCount(1);
      await expect(connection(page)).toContainText('Offline. What you log is kept and sent later.');
      await context.setOffline(false);
      await expect(connection(page)).toBeHidden();
      const sent = await api.get<readonly { readonly weight: number | null }[]>('/api/body-metrics');
      expect(sent.filter(({ weight }) => weight !== null)).toEqual([]);
    });
  });

  test('what waited does not come back after all data was cleared elsewhere', async ({
    page,
    member,
    context,
  }) => {
    const api = await member('outbox-cleared@rondel.example');
    await page.goto('/dashboard');
    await expect(logForm(page)).toBeVisible();
    await context.setOffline(true);
    await logWeight(page, '190');
    await expect(connection(page)).toContainText('Offline. 1 waiting to be sent.');
    await api.send('DELETE', '/api/admin/clear-user-data');
    await context.setOffline(false);
    await expect(connection(page)).toContainText('1 not accepted.');
    await connection(page).getByRole('button', { name: 'Details' }).click();
    await expect(connection(page)).toContainText('You cleared all your data after this was saved here');
    expect(await api.get('/api/body-metrics')).toEqual([]);
    await connection(page)
      .getByRole('button', { name: /^Dismiss, Weight of/ })
      .click();
    await expect(connection(page)).toBeHidden();
    await logWeight(page, '188');
    await expect
      .poll(() => api.get('/api/body-metrics/latest'), 'a new entry counts')
      .toMatchObject({ weight: 188 });
  });

  test('what waits in a tab is accepted after another tab has cleared all data', async ({
    page,
    member,
    context,
  }) => {
    const api = await member('outbox-cleared-in-a-tab@rondel.example');
    await page.goto('/dashboard');
    await expect(logForm(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/privacy');
    const again = page.waitForEvent('load');
    await other.getByRole('button', { name: 'Clear All Data' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Clear All Data' }).click();
    await again;
    await expect(logForm(page)).toBeVisible();
    await context.setOffline(true);
    await logWeight(page, '190');
    await expect(connection(page)).toContainText('Offline. 1 waiting to be sent.');
    await context.setOffline(false);
    await expect.poll(() => api.get('/api/body-metrics/latest')).toMatchObject({ weight: 190 });
    await expect(connection(page)).toBeHidden();
  });

  test('a finished workout that waited is saved from any screen', async ({ page, member }) => {
    const api = await member('outbox-workout@rondel.example');
    await page.clock.install();
    await page.goto('/workout?template=core-circuit');
    await startWorkout(page);
    await page.clock.fastForward('15:00');
    const open = page.getByRole('checkbox', { checked: false });
    while ((await open.count()) > 0) await open.first().click();
    await page.route('**/api/workouts', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Save Workout' }).click();
    await expect(connection(page)).toContainText('1 waiting to be sent');
    await page.goto('/history');
    await expect(
      page
        .getByRole('region', { name: 'Active days' })
        .getByRole('button', { name: /: Done, waits to be sent$/ }),
    ).toHaveAttribute('aria-current', 'date');
    await page.unroute('**/api/workouts');
    await page.goto('/profile');
    await expect.poll(async () => (await api.get<readonly unknown[]>('/api/workouts')).length).toBe(1);
    await expect(connection(page)).toBeHidden();
    // The device forgets the workout after the notice has gone.
    const { id } = await api.get<{ id: string }>('/api/auth/user');
    await expect.poll(() => storedKeysOf(page, id)).not.toContain(`workout-session:${id}`);
    await followLink(page, '/workout?template=core-circuit');
    await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  });
});

test.describe('A member who travels', () => {
  test('is asked where to count the days, and the days follow a yes', async ({ page, member, context }) => {
    const api = await member('tokyo@rondel.example');
    const { timeZone } = await api.get('/api/auth/user');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page)).toBeHidden();
    const moved = await movedTo(context, 'Asia/Tokyo');
    await moved.goto('/profile');
    await expect(question(moved)).toContainText('In Tokyo? Your days run on ');
    await question(moved).getByRole('button', { name: 'Change' }).click();
    await expect(
      zoneDialog(moved).getByText(
        'You seem to be in Asia/Tokyo. Count your days there? Past days won’t change.',
      ),
    ).toBeVisible();
    await expect(
      zoneDialog(moved).getByRole('button', { name: `No, stay with ${String(timeZone)}` }),
    ).toBeVisible();
    await zoneDialog(moved).getByRole('button', { name: 'Yes, Asia/Tokyo' }).click();
    await expect(question(moved)).toBeHidden();
    await expect.poll(() => api.get('/api/auth/user')).toMatchObject({ timeZone: 'Asia/Tokyo' });
    await moved.context().close();
  });

  test('is asked once for each change', async ({ member, context }) => {
    const api = await member('stays@rondel.example');
    const { timeZone } = await api.get('/api/auth/user');
    const inTokyo = await movedTo(context, 'Asia/Tokyo');
    await inTokyo.goto('/profile');
    await question(inTokyo).getByRole('button', { name: /^No/ }).click();
    await expect(question(inTokyo)).toBeHidden();
    await inTokyo.reload();
    await expect(inTokyo.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(inTokyo)).toBeHidden();
    const inLima = await movedTo(inTokyo.context(), 'America/Lima');
    await inLima.goto('/profile');
    await expect(question(inLima)).toContainText('In Lima? Your days run on ');
    expect(await api.get('/api/auth/user')).toMatchObject({ timeZone });
    for (const page of [inTokyo, inLima]) await page.context().close();
  });

  test('who does not answer for a day stays where they are', async ({ member, context }) => {
    await member('silent@rondel.example');
    const page = await movedTo(context, 'Asia/Tokyo');
    await page.goto('/profile');
    await expect(question(page)).toBeVisible();
    await page.clock.install({ time: Date.now() + 25 * 3_600_000 });
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page)).toBeHidden();
    await page.context().close();
  });
});

test('the line about the zone stands in the flow under the header and covers no action', async ({
  member,
  context,
}) => {
  const api = await member('abroad@rondel.example');
  await api.send('POST', '/api/programs/assessment');
  const page = await movedTo(context, 'America/New_York');
  await page.goto('/dashboard');
  // The frame that the page came with has given way to the screen.
  await expect(page.getByRole('button', { name: 'Spin the Wheel' })).toBeVisible();
  await expect(question(page)).toBeVisible();
  const line = await question(page).boundingBox();
  const header = await page.getByRole('banner').first().boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  if (!line || !header || !heading) throw new Error('The line, the header and the heading are on the page.');
  expect(line.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(heading.y).toBeGreaterThanOrEqual(line.y + line.height);
  // Playwright presses only what nothing covers.
  await page.getByRole('button', { name: 'Spin the Wheel' }).click({ trial: true });
  await page.context().close();
});

test('a new account takes the zone of its device without a question', async ({
  browser,
  page,
  letIn,
  baseURL,
}) => {
  const email = 'zoneless@rondel.example';
  await letIn(email);
  // The first request names no zone: the sign-in comes before any page of the client.
  await signInByForm(page.request, email);
  const api = apiOf(page.request, String(baseURL));
  expect(await api.get('/api/auth/user')).toMatchObject({ timeZone: 'UTC' });
  const device = await browser.newContext({
    storageState: await page.context().storageState(),
    timezoneId: 'America/New_York',
  });
  const moved = await device.newPage();
  await moved.goto('/profile');
  await expect
    .poll(async () => (await api.get<{ timeZone: string }>('/api/auth/user')).timeZone)
    .toBe('America/New_York');
  await expect(question(moved)).toBeHidden();
  await device.close();
});

test('a slow connection is named in the frame until the screen is there', async ({ page, member }) => {
  await member('slow-line@rondel.example');
  const program = hold();
  await page.route('**/api/programs/active', program.route);
  await page.goto('/profile');
  await expect(page.getByRole('navigation', { name: 'Dock' })).toBeVisible();
  await expect(page.getByText('Slow line. We keep trying.')).toBeVisible();
  program.letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Slow line. We keep trying.')).toBeHidden();
});

test.describe('Reminders', () => {
  test('tell of the waiting wheel while the app is open, once a day', async ({ page, member }) => {
    const api = await member('reminded@rondel.example');
    await api.send('POST', '/api/programs/assessment');
    await page.clock.install();
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Spin the Wheel' })).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(toastOf(page).getByText('Today’s wheel is waiting')).toBeVisible();
    await toastOf(page).getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(/#quest$/);
    await page.clock.runFor(180_000);
    await expect(toastOf(page).getByText('Today’s wheel is waiting')).toBeHidden();
  });

  test('are silent for who wants none', async ({ page, member }) => {
    const api = await member('unreminded@rondel.example');
    await api.send('PATCH', '/api/auth/user', { notificationFrequency: 'never' });
    await page.clock.install();
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Spin the Wheel' })).toBeVisible();
    await page.clock.runFor(180_000);
    await expect(toastOf(page).getByRole('listitem')).toHaveCount(0);
  });
});
