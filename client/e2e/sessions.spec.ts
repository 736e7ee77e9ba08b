import type { APIRequestContext, Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import {
  type Api,
  apiOf,
  expect,
  followLink,
  plainKeysOf,
  readAgain,
  signInAs,
  steady,
  storedKeysOf,
  test,
  toastOf,
} from './fixtures.ts';

const title = 'Where you’re signed in';
const card = (page: Page) => page.getByRole('region', { name: title });
const rows = (page: Page) => card(page).getByRole('listitem');
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });

const isSignedIn = async (session: APIRequestContext): Promise<boolean> =>
  (await session.get('/api/me/sessions', steady)).status() === 200;

test.describe('The list of sessions', () => {
  test('marks this device, signs out one, all others or all, and is accessible', async ({
    page,
    letIn,
    sessionOf,
  }) => {
    const email = 'three-devices@rondel.example';
    await letIn(email);
    await signInAs(page, email);
    await page.goto('/privacy');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toHaveText(
      /^Chrome on LinuxSigned in \w+ \d+, \d+:\d\d\s[AP]M\. Last used today\.This device$/,
    );
    await expect(card(page).getByText('You’re signed in on this device only.')).toBeVisible();
    await test.step('signs out one other', async () => {
      const other = await sessionOf(email);
      await readAgain(page);
      await expect(rows(page)).toHaveCount(2);
      await expect(card(page).getByText('This device', { exact: true })).toHaveCount(1);
      await button(page, 'Sign out Chrome on Linux').click();
      await expect(toastOf(page).getByText('We signed out your other device.')).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      expect(await Promise.all([page.request, other].map(isSignedIn))).toEqual([true, false]);
    });
    await test.step('is accessible, and signs out all others', async () => {
      const others = [await sessionOf(email), await sessionOf(email)];
      await readAgain(page);
      await expect(rows(page)).toHaveCount(3);
      await expectAccessible(page, title);
      await button(page, 'Sign out all other devices').click();
      await expect(toastOf(page).getByText('2 other devices are signed out.')).toBeVisible();
      expect(await Promise.all([page.request, ...others].map(isSignedIn))).toEqual([true, false, false]);
    });
    const again = await sessionOf(email);
    await button(page, 'Sign out everywhere').click();
    await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await Promise.all([page.request, again].map(isSignedIn))).toEqual([false, false]);
  });

  test('names failures, asks for a new sign-in where the last is too old, and leads back', async ({
    page,
    member,
  }) => {
    const email = 'old-sign-in@rondel.example';
    await member(email);
    await test.step('says when it could not be read or a session not ended', async () => {
      const fail = { status: 503, body: 'No.' };
      await page.route('**/api/me/sessions', (route) => route.fulfill(fail));
      await page.route('**/api/me/sessions/sign-out', (route) => route.fulfill(fail));
      await page.goto('/privacy');
      await expect(card(page).getByRole('alert')).toContainText('We couldn’t load your sessions.');
      await button(page, 'Sign out everywhere').click();
      await expect(toastOf(page).getByText('Failed to sign out. Please try again.')).toBeVisible();
      await page.unrouteAll();
      await card(page).getByRole('button', { name: 'Try again' }).click();
      await expect(rows(page)).toHaveCount(1);
    });
    await page.route('**/api/me/sessions/sign-out', (route) =>
      route.fulfill({
        status: 403,
        headers: { 'X-Error-Code': 'sign-in-again' },
        body: 'Please sign in again.',
      }),
    );
    await button(page, 'Sign out everywhere').click();
    const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
    await expect(dialog).toContainText('we check that it’s you');
    await expectAccessible(page, 'Please sign in again');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(button(page, 'Sign out everywhere')).toBeFocused();
    await button(page, 'Sign out everywhere').click();
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(rows(page)).toHaveCount(1);
  });
});

test.describe('Sign Out', () => {
  const shared = (page: Page) => page.getByRole('switch', { name: 'This is a shared device' });
  const signOut = (page: Page) => page.getByRole('link', { name: 'Sign Out' });
  const begunWorkout = async (page: Page): Promise<void> => {
    await page.goto('/workout?template=core-circuit');
    await page.getByRole('button', { name: 'Start Workout' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  };
  const landing = (page: Page) => page.getByRole('link', { name: /sign in/i }).first();

  const logWeight = async (page: Page): Promise<void> => {
    await page.getByLabel('Weight in lbs').fill('181');
    await page.getByRole('button', { name: 'Log', exact: true }).click();
  };
  const weighsOffline = async (page: Page): Promise<void> => {
    await page.route('**/api/body-metrics', (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
    );
    await followLink(page, '/dashboard');
    await logWeight(page);
    await expect(toastOf(page).getByText('Waiting to sync')).toBeVisible();
  };
  const latest = (api: Api) => api.get('/api/body-metrics/latest');

  test('leaves drafts and unsent work encrypted on the device for the next sign-in', async ({
    page,
    member,
    signIn,
  }) => {
    const email = 'own-device@rondel.example';
    const api = await member(email);
    const { id } = await api.get<{ id: string }>('/api/auth/user');
    await begunWorkout(page);
    await page.goto('/onboarding');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await weighsOffline(page);
    await followLink(page, '/profile');
    await expect(signOut(page)).toHaveAccessibleDescription(
      'Your drafts and what isn’t sent yet stay on this device, locked until you sign in again.',
    );
    await expect(shared(page)).not.toBeChecked();
    await signOut(page).click();
    await expect(landing(page)).toBeVisible();
    const stored = [`outbox:${id}`, 'rondel.onboarding', `workout-session:${id}`];
    expect(await storedKeysOf(page, id)).toEqual(expect.arrayContaining(stored));
    expect(await plainKeysOf(page, id)).toEqual([]);
    expect((await page.request.get('/api/me/device-key', steady)).status()).toBe(401);

    await page.unroute('**/api/body-metrics');
    const back = await signIn(email);
    await page.goto('/workout?template=core-circuit');
    await expect(page.getByRole('button', { name: 'Start Workout' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^(Resume|Continue)/ }).first()).toBeVisible();
    await expect.poll(() => latest(back)).toMatchObject({ weight: 181 });
  });

  test('of a session ended elsewhere keeps input encrypted, and sends it after sign-in', async ({
    page,
    member,
    signIn,
    sessionOf,
    baseURL,
  }) => {
    const email = 'ended-elsewhere@rondel.example';
    const api = await member(email);
    const { id } = await api.get<{ id: string }>('/api/auth/user');
    await begunWorkout(page);
    await page.goto('/dashboard');
    await expect(page.getByLabel('Weight in lbs')).toBeVisible();
    const other = apiOf(await sessionOf(email), String(baseURL));
    const ended = await other.send('POST', '/api/me/sessions/sign-out', { handle: null });
    expect(ended).toEqual({ signedOut: 1 });

    await logWeight(page);
    await page.waitForURL(/dev-idp/);
    await page.goto('/');
    await expect(landing(page)).toBeVisible();
    expect(await storedKeysOf(page, id)).toEqual(
      expect.arrayContaining([`outbox:${id}`, `workout-session:${id}`]),
    );
    expect(await plainKeysOf(page, id)).toEqual([]);

    const back = await signIn(email);
    await page.goto('/dashboard');
    await expect.poll(() => latest(back)).toMatchObject({ weight: 181 });
  });

  test('in one tab takes the member’s screens from the others', async ({ page, context, member }) => {
    await member('signs-out-in-two-tabs@rondel.example');
    await page.goto('/profile');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByLabel('Weight in lbs')).toBeVisible();
    // A read that is under way would be refused, which leads to the sign-in instead.
    await expect(other.locator('[aria-busy=true]')).toHaveCount(0);
    await signOut(page).click();
    await expect(landing(page)).toBeVisible();
    await expect(landing(other)).toBeVisible();
    await expect(other).toHaveURL(/\/$/);
  });

  test('asks on a shared device before unsent work is lost, and forgets the member', async ({
    page,
    member,
  }) => {
    const api = await member('shared-and-unsent@rondel.example');
    const { id } = await api.get<{ id: string }>('/api/auth/user');
    await page.route('**/api/body-metrics', (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
    );
    // A workout has no way to sign out but by the dashboard.
    await page.goto('/workout');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await logWeight(page);
    await expect(toastOf(page).getByText('Waiting to sync')).toBeVisible();
    await followLink(page, '/profile');
    await shared(page).click();
    await signOut(page).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(/lost if you go on: Weight of \w+ \d+, 181 lbs\./);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await page.request.get('/api/auth/user', steady)).status()).toBe(200);

    await followLink(page, '/dashboard');
    await signOut(page).click();
    await expect(dialog).toContainText(/lost if you go on: Weight of \w+ \d+, 181 lbs\./);
    await dialog.getByRole('button', { name: 'Forget and sign out' }).click();
    await expect(landing(page)).toBeVisible();
    await expect(signOut(page)).toHaveCount(0);
    expect(await storedKeysOf(page, id)).toEqual([]);
  });

  test('at the beta gate forgets the member on a shared device', async ({ page, signIn }) => {
    const api = await signIn('gated-and-shared@rondel.example');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Rondel is in private beta.' })).toBeVisible();
    const { key } = await api.get<{ key: string }>('/api/me/device-key');
    expect(key).toHaveLength(64);
    const id = await page.evaluate(async () => (await fetch('/api/auth/user')).headers.get('X-Account-Id'));
    await page.evaluate((memberId) => {
      localStorage.setItem('rondel.shared-device', 'yes');
      localStorage.setItem(`assessment:${memberId}:some-program`, '{}');
      sessionStorage.setItem('rondel.onboarding', '{}');
    }, id);
    // The landing page is shown before the browser leaves, and again by what it comes back to.
    const left = page.waitForEvent('load');
    await signOut(page).click();
    await left;
    await expect(landing(page)).toBeVisible();
    expect(await storedKeysOf(page, String(id))).toEqual([]);
  });

  test('forgets the member on a shared device, and the device stays shared', async ({
    page,
    member,
    signIn,
  }) => {
    const email = 'shared-device@rondel.example';
    const api = await member(email);
    const { id } = await api.get<{ id: string }>('/api/auth/user');
    await begunWorkout(page);
    await page.goto('/privacy');
    await shared(page).click();
    await expect(shared(page)).toBeChecked();
    await followLink(page, '/profile');
    await expect(shared(page)).toBeChecked();
    await expect(signOut(page)).toHaveAccessibleDescription(
      'This device forgets your drafts and everything else it keeps for you.',
    );
    expect(await storedKeysOf(page, id)).toContain(`workout-session:${id}`);
    await signOut(page).click();
    await expect(landing(page)).toBeVisible();
    expect((await page.request.get('/api/auth/user', steady)).status()).toBe(401);
    expect(await storedKeysOf(page, id)).toEqual([]);
    await signIn(email);
    await page.goto('/profile');
    await expect(shared(page)).toBeChecked();
  });
});

test('what was typed into the profile is there again after a session that ended meanwhile', async ({
  page,
  member,
  context,
}) => {
  const email = 'typed-too-long@rondel.example';
  await member(email);
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await dialog.getByLabel('Age').fill('41');
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/dev-idp\//);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(dialog.getByLabel('Age')).toHaveValue('41');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await dialog.getByLabel('Age').fill('42');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(dialog.getByLabel('Age')).toHaveValue('41');
});
