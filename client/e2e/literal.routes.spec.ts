import type { Page } from 'playwright/test';
import { expect, followLink, readEachAlone, steady, test, toastOf } from './fixtures.ts';
import { hold } from './hold.ts';
import { maya } from './people.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test("the test page reads 'Routing Works', and unknown paths '404 Page Not Found'", async ({ page }) => {
  const answer = await page.goto('/test');
  expect(answer?.status()).toBe(200);
  await expect(h1(page)).toHaveText('Routing Works');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  const other = await page.goto('/no/such/page');
  expect(other?.status()).toBe(404);
  await expect(h1(page)).toHaveText('404 Page Not Found');
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL(/\/$/);
  const api = await page.request.get('/api/no-such-call', steady);
  expect([api.status(), api.headers()['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});

test("every screen but the workout ends with 'Powered by Rondel' and a way to sign out", async ({
  page,
  signIn,
}) => {
  await signIn(maya.email);
  const ends = (route: string) =>
    expect(page.getByRole('contentinfo'), route).toHaveText('Powered by Rondel');
  const signOut = page.getByRole('link', { name: 'Sign Out' });
  await page.goto('/');
  await test.step('at / somebody with a program finds the dashboard, in place', async () => {
    await expect(page).toHaveTitle('Dashboard · Rondel');
    await expect(page).toHaveURL(/\/$/);
  });
  await ends('/');
  await expect(signOut).toHaveCount(1);
  for (const route of [
    '/onboarding',
    '/dashboard',
    '/daily-maintenance',
    '/program-selection',
    '/assessment',
    '/profile',
    '/history',
    '/achievements',
    '/library',
    '/notifications',
    '/integrations',
    '/friends',
    '/bring-history',
    '/privacy',
    '/help',
    '/contact',
  ]) {
    await followLink(page, route);
    await ends(route);
    await expect(signOut, route).toHaveCount(1);
    await expect(signOut, route).toBeVisible();
  }
  for (const route of ['/admin', '/workout', '/admin/insights']) {
    await followLink(page, route);
    await ends(route);
  }
});

test.describe('At /', () => {
  test('somebody whose program cannot be looked up gets the dashboard, not onboarding', async ({
    page,
    signIn,
  }) => {
    await signIn(maya.email);
    await page.route('**/api/programs/active', (route) => route.fulfill({ status: 500, body: 'No.' }));
    await page.goto('/');
    await expect(page).toHaveTitle('Dashboard · Rondel');
    await expect(page.getByText('We couldn’t load your program.')).toBeVisible();
    await page.unroute('**/api/programs/active');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText('We couldn’t load your program.')).toBeHidden();
  });
});

test.describe("'Loading...' fills the screen", () => {
  test('while the member and the program are read, with independent calls in parallel', async ({
    page,
    signIn,
  }) => {
    await signIn(maya.email);
    for (const [path, others] of [
      ['/api/auth/user', ['/api/me/device-key', '/api/programs/active']],
      ['/api/programs/active', []],
    ] as const)
      await test.step(`while ${path} is asked`, async () => {
        const held = hold();
        await page.route(`**${path}`, held.route);
        const asked = others.map((other) =>
          page.waitForResponse((answer) => new URL(answer.url()).pathname === other),
        );
        await page.goto('/profile');
        await expect(page.getByRole('status', { name: 'Loading...' })).toContainText('Loading...');
        await expect(page.getByRole('navigation', { name: 'Dock' }).getByRole('link')).toHaveCount(6);
        await Promise.all(asked);
        await expect(h1(page)).toHaveCount(0);
        held.letGo();
        await expect(h1(page)).toHaveText(maya.name);
        await page.unroute(`**${path}`);
      });
  });

  test("and 'Loading Template...' while the template is missing", async ({ page, member }) => {
    const api = await member('loading-template@rondel.example');
    await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    const held = hold();
    await readEachAlone(page);
    await page.route('**/api/daily-maintenance-templates', held.route);
    await page.goto('/daily-maintenance');
    await expect(page.getByText('Loading Template...')).toBeVisible();
    held.letGo();
    await expect(h1(page)).toHaveText('Daily 50');
  });
});

/** The searches of all ways to the login. */
function loginsOf(page: Page): string[] {
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/login') searches.push(search);
  });
  return searches;
}

/** Answered with nothing, a way to the login leaves the page as it is, for as long as it is looked at. */
const stayHere = (page: Page) => page.route('**/api/login*', (route) => route.fulfill({ status: 204 }));

/** Goes the way after all. */
async function goOn(page: Page, login = ''): Promise<void> {
  await page.unroute('**/api/login*');
  await page.goto(`/api/login${login}`);
}

const loggedOut = 'UnauthorizedYou are logged out. Logging in again...';

test.describe('Without a session', () => {
  test('a member’s screen says so and goes to the login', async ({ page }) => {
    const logins = loginsOf(page);
    await stayHere(page);
    await page.goto('/profile?from=mail');
    await expect(toastOf(page).getByRole('alert')).toHaveText(loggedOut);
    await expect.poll(() => logins).toEqual(['?returnTo=%2Fprofile%3Ffrom%3Dmail']);
    await goOn(page, logins[0]);
    await page.waitForURL(/\/dev-idp\//);
  });

  test('a call says so and goes to the login after 500 ms', async ({ page, member, context }) => {
    const api = await member('session-over@rondel.example');
    // A reminder that is due on this weekday would take the place of the toast.
    await api.send('PATCH', '/api/auth/user', { notificationFrequency: 'never' });
    await page.clock.install();
    await page.goto('/program-selection');
    await page.getByRole('radio', { name: /^Daily 50/ }).check();
    await page.clock.pauseAt(Date.now() + 60_000);
    const logins = loginsOf(page);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Start Program' }).click();
    await expect(toastOf(page).getByRole('alert')).toHaveText(loggedOut);
    await page.clock.runFor(499);
    expect(logins).toEqual([]);
    await page.clock.runFor(1);
    await page.waitForURL(/\/dev-idp\//);
    expect(logins).toEqual(['?returnTo=%2Fprogram-selection']);
  });

  test('many calls that fail lead there once, and back to where it happened', async ({
    page,
    member,
    context,
  }) => {
    await member('logged-out@rondel.example');
    await page.goto('/help');
    const logins = loginsOf(page);
    await stayHere(page);
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 401) refused.push(answer.url());
    });
    await page.getByRole('link', { name: 'Back to Profile' }).hover();
    await context.clearCookies();
    await page.getByRole('link', { name: 'Back to Profile' }).click();
    await expect(toastOf(page).getByRole('alert')).toHaveText(loggedOut);
    await expect.poll(() => refused.length).toBeGreaterThan(1);
    await expect.poll(() => logins).toHaveLength(1);
    await goOn(page, logins[0]);
    await page.getByLabel('Email').fill('logged-out@rondel.example');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    // Once by the app, once by this test.
    expect(logins).toHaveLength(2);
  });
});

test.describe('When the app fails', () => {
  test("before it stands, it says 'App Error: <error>' and can be tried again", async ({ page }) => {
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, body: 'Out of order' }));
    await page.goto('/profile');
    await expect(page.getByRole('alert')).toHaveText('App Error: 500: Out of order');
    await page.unroute('**/api/auth/user');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert').getByText('App Error')).toBeHidden();
  });

  test("in rendering, it says 'React Error: <error>', logs it and can be reloaded", async ({
    page,
    complaints,
  }) => {
    await page.route('**/assets/help-screen-*.js', (route) => route.abort());
    await page.goto('/help');
    await expect(page.getByRole('alert')).toContainText(/^React Error: Failed to fetch/);
    expect(complaints.splice(0).join()).toContain('Failed to fetch dynamically imported module');
    await page.unroute('**/assets/help-screen-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(h1(page)).toHaveText('Help & Support');
  });
});
