import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { addDays } from '#domain/kernel/day.ts';
import { expectAccessible } from './axe.ts';
import { type Api, expect, followLink, readAgain, test } from './fixtures.ts';
import { today } from './missed-day.ts';

test.use({ serviceWorkers: 'allow' });

const isInstalled = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

test('a member’s app opens without a network, and goes on when there is one', async ({
  page,
  member,
  context,
}) => {
  await member('shell@rondel.example');
  await page.goto('/profile');
  await expect.poll(() => isInstalled(page)).toBe('activated');
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /shell/ })).toBeVisible();
});

test('the page comes from the network while there is one', async ({ page, member }) => {
  await member('fresh-page@rondel.example');
  await page.goto('/profile');
  await expect.poll(() => isInstalled(page)).toBe('activated');
  const nonces = new Set<unknown>();
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help & Support');
    nonces.add(/'nonce-([^']+)'/.exec((await answer?.headerValue('content-security-policy')) ?? '')?.[1]);
  }
  expect(nonces.size, 'each visit has a nonce of its own').toBe(2);
});

/** One origin as behind a reverse proxy: a sign-in provider of this test below `/auth`, and the service at all other paths. */
async function startSharedOrigin(serviceOrigin: string) {
  let isAway = false;
  const provider = ({ url }: IncomingMessage, answer: ServerResponse): void => {
    if (isAway) return void answer.destroy();
    answer.setHeader('Content-Type', 'text/html');
    answer.end(`<!doctype html><title>Provider</title><h1>Sign in at ${url}</h1>`);
  };
  const service = (call: IncomingMessage, answer: ServerResponse): void => {
    const { hostname, port } = new URL(serviceOrigin);
    const { method, url, headers } = call;
    const host = new URL(serviceOrigin).host;
    const onward = forward({ hostname, port, method, path: url, headers: { ...headers, host } }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    call.pipe(onward);
  };
  const server = createServer((call, answer) =>
    call.url?.startsWith('/auth') ? provider(call, answer) : service(call, answer),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeProviderAway: () => {
      isAway = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a sign-in provider below /auth is reached past the worker, also when it is away', async ({
  page,
  member,
  baseURL,
}) => {
  await member('shared-origin@rondel.example');
  const shared = await startSharedOrigin(String(baseURL));
  const signIn = `${shared.origin}/auth/realms/rondel/protocol/openid-connect/auth?client_id=rondel`;
  try {
    await page.goto(`${shared.origin}/profile`);
    await expect.poll(() => isInstalled(page)).toBe('activated');
    // A page is the worker's own from its next visit on.
    const own = await page.goto(`${shared.origin}/profile`);
    expect(own?.fromServiceWorker(), 'the worker answers a screen').toBe(true);
    const answer = await page.goto(signIn);
    await expect(page.getByRole('heading')).toContainText('Sign in at /auth/realms/rondel');
    expect(answer?.fromServiceWorker(), 'the worker leaves the provider alone').toBe(false);
    shared.takeProviderAway();
    await expect(page.goto(signIn), 'no page of the app stands in for the provider').rejects.toThrow(
      /ERR_EMPTY_RESPONSE/,
    );
  } finally {
    shared.close();
  }
});

test('a visitor gets no worker', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

/** Chromium offers nothing in a window like this one, so its event is made here. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => Object.assign(globalThis, { isPrompted: true }),
    });
    return window.dispatchEvent(event);
  });

test('the profile offers the app after the first completed action, and not before', async ({
  page,
  member,
}) => {
  const api = await member('install@rondel.example');
  const offer = page.getByRole('button', { name: 'Install the app' });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(await offerInstall(page), 'the browser’s own offer is held back').toBe(false);
  await expect(offer).toBeHidden();
  const { today } = await page.evaluate(() => ({ today: new Date().toLocaleDateString('sv') }));
  await api.send('POST', '/api/workouts', {
    templateId: 'core-circuit',
    date: today,
    durationMinutes: 20,
    perceivedExertion: 7,
    moodAfter: 4,
    isCompleted: true,
    pointsEarned: 2,
  });
  await readAgain(page);
  await offer.click();
  expect(await page.evaluate(() => (globalThis as { isPrompted?: boolean }).isPrompted)).toBe(true);
  await expect(offer).toBeHidden();
});

const installLine = (page: Page) => page.getByRole('region', { name: 'The app on this device' });

const trainOn = (api: Api, ...dates: readonly string[]) =>
  Promise.all(
    dates.map((date) =>
      api.send('POST', '/api/workouts', {
        ...{ templateId: 'core-circuit', date, durationMinutes: 20, isCompleted: true },
        ...{ perceivedExertion: 7, moodAfter: 4 },
      }),
    ),
  );

const activeDays = (page: Page, count: number) =>
  page.getByRole('list', { name: new RegExp(`^${count} of the last \\d+ days? active`) });

async function comeBack(page: Page): Promise<void> {
  await followLink(page, '/help');
  await followLink(page, '/dashboard');
}

/** The line comes with the dashboard, once its script is there. */
const comeBackToLine = (page: Page): Promise<void> =>
  expect(async () => {
    await comeBack(page);
    await expect(installLine(page)).toBeVisible({ timeout: 500 });
  }).toPass();

test('the dashboard offers the app from the third active day on', async ({ page, member }) => {
  const api = await member('install-line@rondel.example');
  await trainOn(api, addDays(today, -4), addDays(today, -2));
  await page.goto('/dashboard');
  await expect(activeDays(page, 2)).toBeVisible();
  await offerInstall(page);
  await expect(installLine(page)).toBeHidden();
  await trainOn(api, today);
  await readAgain(page);
  await expect(activeDays(page, 3)).toBeVisible();
  await expect(installLine(page), 'nothing moves under the member’s eyes').toBeHidden();
  await comeBackToLine(page);
  await expect(installLine(page)).toContainText('Rondel can be an app on this device.');
  await installLine(page).getByRole('button', { name: 'Install' }).click();
  expect(await page.evaluate(() => (globalThis as { isPrompted?: boolean }).isPrompted)).toBe(true);
  await expect(installLine(page)).toBeHidden();
});

test('an iPhone shows the way onto the home screen until a member declines', async ({ page, member }) => {
  const api = await member('install-by-hand@rondel.example');
  await trainOn(api, addDays(today, -2), addDays(today, -1), today);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' });
    localStorage.setItem('rondel.dashboard', 'compact');
  });
  await page.goto('/dashboard');
  await expect(activeDays(page, 3)).toBeVisible();
  await comeBackToLine(page);
  await installLine(page).getByRole('button', { name: 'Show me how' }).click();
  const way = page.getByRole('dialog', { name: 'Rondel on your home screen' });
  await expect(way.getByRole('listitem')).toHaveText([/Share/, /Add to Home Screen/, /Open Rondel/]);
  await expectAccessible(page, 'the way onto a home screen');
  await page.keyboard.press('Escape');
  await installLine(page).getByRole('button', { name: 'Don’t offer this again' }).click();
  await expect(installLine(page)).toBeHidden();
  await page.reload();
  await expect(activeDays(page, 3)).toBeVisible();
  await comeBack(page);
  await expect(installLine(page)).toBeHidden();
});
