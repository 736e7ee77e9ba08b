import type { Browser, Page } from 'playwright/test';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { expectAccessible } from './axe.ts';
import { letInto, moment, test } from './clocked-service.ts';
import { type Api, apiOf, expect, moveHand, signInByForm, toastOf, zoneCookie } from './fixtures.ts';

/** Moments wait for the screen and for each other. */
const slow = { timeout: 40_000 };
const zone = 'UTC';

async function memberOn(browser: Browser, origin: string, name: string): Promise<readonly [Page, Api]> {
  const page = await browser.newPage({ baseURL: origin, timezoneId: zone });
  moveHand(page);
  await page.context().addCookies([zoneCookie(zone, origin)]);
  await signInByForm(page.request, `${name}@moments.example`);
  const api = apiOf(page.request, origin);
  await api.send('PATCH', '/api/auth/user', { firstName: name });
  await api.send('PUT', '/api/me/preferences', { privacy: { ...privacyDefaults, shareProgress: true } });
  return [page, api];
}

/** Opens the dashboard, and waits until the page has compared the news with what it has shown. */
async function openCompared(page: Page): Promise<void> {
  const news = page.waitForResponse('**/api/friends/news', slow);
  await page.goto('/dashboard');
  await news;
  await expectKept(page, 'rondel.friend-news.');
}

/** Opens the screen of friends, which remembers who is there. */
async function openFriends(page: Page): Promise<void> {
  await page.goto('/friends');
  await expectKept(page, 'rondel.together.');
}

const expectKept = (page: Page, name: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => Object.keys(localStorage).join()), slow).toContain(name);

/** Follows a message about friends, to a screen that does not say the same again. */
async function followToFriends(page: Page, friend: string): Promise<void> {
  await toastOf(page).getByRole('button', { name: 'Friends' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Friends' })).toBeVisible();
  await expect(page.getByRole('heading', { name: friend })).toBeVisible();
  await expect(page.getByText('New since you were here')).toHaveCount(0);
}

/** Noon of a date, outside of quiet hours. @param days after today */
const noonIn = (days: number): string => `${dateIn(days)}T12:00:00.000Z`;
const dateIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a circle that ended and a friend at risk are shown on the dashboard, once', async ({
  browser,
  service,
}) => {
  test.setTimeout(180_000);
  await service.setClock(noonIn(-8));
  await letInto(service.origin, zone, ['Cora@moments.example', 'Dan@moments.example']);
  const [cora, coraApi] = await memberOn(browser, service.origin, 'Cora');
  const [, danApi] = await memberOn(browser, service.origin, 'Dan');
  const { code } = await coraApi.send<{ code: string }>('POST', '/api/friends/invitations');
  const begun = await danApi.send<{ friends: readonly { id: string }[] }>('POST', '/api/friends', { code });
  const id = begun.friends[0]?.id;
  for (const api of [coraApi, danApi]) await api.send('PUT', `/api/friends/${id}/nudges`, { isOn: true });
  const terms = { aim: 'active-days', target: 3, startsOn: dateIn(-8), days: 7 };
  await coraApi.send('POST', '/api/circles', terms);
  await openCompared(cora);
  await service.setClock(noonIn(-1));
  await danApi.send('POST', '/api/workouts', {
    ...{ templateId: 'core-circuit', date: dateIn(-1), durationMinutes: 20 },
    ...{ perceivedExertion: 7, moodAfter: 4, isCompleted: true },
  });
  await service.setClock(noonIn(0));

  await test.step('The circle comes first, then the friend', async () => {
    await cora.goto('/dashboard');
    await expect(toastOf(cora).getByText('Your circle has ended')).toBeVisible(slow);
    await toastOf(cora).getByText('Your circle has ended').hover();
    await expect(toastOf(cora).getByText('See how far you came together.')).toBeVisible();
    await moment(cora, 'circle-ended');
    await cora.mouse.move(0, 0);
    await expect(toastOf(cora).getByText('A nudge for Dan?')).toBeVisible(slow);
    await toastOf(cora).getByText('A nudge for Dan?').hover();
    await expect(toastOf(cora).getByText('Their streak is still open today.')).toBeVisible();
    await moment(cora, 'at-risk');
  });

  await test.step('Neither comes again', async () => {
    const before = await newsOn(cora);
    await cora.goto('/dashboard');
    await expect.poll(() => newsOn(cora), slow).not.toBe(before);
    await expect(cora.getByText(/has ended|A nudge for/)).toHaveCount(0);
  });
});

test('an accepted invitation and the first cheer are shown on the dashboard, once', async ({
  browser,
  service,
}) => {
  test.setTimeout(180_000);
  // Outside of quiet hours.
  await service.setClock(`${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`);
  await letInto(service.origin, zone, ['Anna@moments.example', 'Ben@moments.example']);
  const [anna, annaApi] = await memberOn(browser, service.origin, 'Anna');
  const [ben, benApi] = await memberOn(browser, service.origin, 'Ben');
  await Promise.all([openFriends(anna), openFriends(ben)]);
  await Promise.all([openCompared(anna), openCompared(ben)]);
  const { code } = await annaApi.send<{ code: string }>('POST', '/api/friends/invitations');
  const begun = await benApi.send<{ friends: readonly { id: string }[] }>('POST', '/api/friends', { code });
  const id = begun.friends[0]?.id;

  await test.step('The member who invited sees who accepted, and the way to the friends', async () => {
    await anna.reload();
    await expect(toastOf(anna).getByText('Ben said yes')).toBeVisible(slow);
    // The pointer stops the clock of the toast.
    await toastOf(anna).getByText('Ben said yes').hover();
    await expect(toastOf(anna).getByText('You are friends now.')).toBeVisible();
    await moment(anna, 'accepted');
    await toastOf(anna).getByText('Ben said yes').hover();
    await followToFriends(anna, 'Ben');
  });

  await test.step('The member who accepted sees none of it, and then the first cheer', async () => {
    // The screen says it, because the code was not used on it.
    await ben.goto('/friends');
    await expect(ben.getByText('Anna and you are friends now.')).toBeVisible();
    await annaApi.send('POST', `/api/friends/${id}/cheers`, { kind: 'proud' });
    await openCompared(ben);
    await expect(toastOf(ben).getByText('Your first cheer')).toBeVisible(slow);
    await toastOf(ben).getByText('Your first cheer').hover();
    await expect(toastOf(ben).getByText('It comes from Anna.')).toBeVisible();
    await moment(ben, 'first-cheer');
    await expectAccessible(ben, 'A moment with friends');
    await toastOf(ben).getByText('Your first cheer').hover();
    await followToFriends(ben, 'Anna');
  });

  await test.step('Neither comes again', async () => {
    for (const page of [anna, ben]) {
      const before = await newsOn(page);
      await page.goto('/dashboard');
      await expect.poll(() => newsOn(page), slow).not.toBe(before);
      await expect(page.getByText(/said yes|first cheer/)).toHaveCount(0);
    }
  });
});

/** What the device remembers, encrypted: another text each time it is stored. */
const newsOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('rondel.friend-news.'));
    return localStorage.getItem(key ?? '') ?? '';
  });
