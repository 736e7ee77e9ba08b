import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

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

test('a visitor gets no worker', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('the app is offered after the first completed action, and not before', async ({ page, member }) => {
  const api = await member('install@rondel.example');
  const offer = page.getByRole('button', { name: 'Install the app' });
  /** Chromium offers nothing in a window like this one, so its event is made here. */
  const offerInstall = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => Object.assign(globalThis, { isPrompted: true }),
      });
      return window.dispatchEvent(event);
    });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(await offerInstall(), 'the browser’s own offer is held back').toBe(false);
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
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await offerInstall();
  await offer.click();
  expect(await page.evaluate(() => (globalThis as { isPrompted?: boolean }).isPrompted)).toBe(true);
  await expect(offer).toBeHidden();
});
