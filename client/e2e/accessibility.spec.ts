import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { chooseLayout, expect, followLink, moveHand, test } from './fixtures.ts';
import { missYesterday } from './missed-day.ts';
import { lena, maya } from './people.ts';

test.describe.configure({ timeout: 90_000 });

const openRoutes = ['/onboarding', '/privacy', '/help', '/contact', '/fair-wheel', '/test', '/nowhere'];
/** The others have a look in their own specs. */
const memberRoutes = ['/dashboard', '/workout', '/program-selection', '/profile', '/achievements'];

async function expectAccessibleRoutes(page: Page, who: string, routes: readonly string[]): Promise<void> {
  for (const [index, route] of routes.entries()) {
    if (index === 0) await page.goto(route);
    else await followLink(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, `${who} at ${route}`, { isOtherWhenWide: true });
  }
}

test.describe('Axe finds nothing', () => {
  test('on what a visitor sees', async ({ page }) => {
    await expectAccessibleRoutes(page, 'A visitor', openRoutes);
  });

  test('on what a member with history sees', async ({ page, signIn }) => {
    await signIn(maya.email);
    // Of the open pages one is enough: the frame around them is the same.
    await expectAccessibleRoutes(page, 'Maya', [...memberRoutes, '/help']);
  });

  test('on what a newcomer without a program sees', async ({ page, member }) => {
    await member('axe-newcomer@rondel.example');
    await expectAccessibleRoutes(page, 'A newcomer', [
      ...['/', '/daily-maintenance', '/assessment', '/admin', '/dashboard', '/history'],
    ]);
  });

  test('on a daily routine and on an assessment', async ({ page, member }) => {
    const api = await member('axe-programs@rondel.example');
    await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    await expectAccessibleRoutes(page, 'Who trains daily', ['/dashboard', '/daily-maintenance']);
    await api.send('POST', '/api/programs/assessment');
    await expectAccessibleRoutes(page, 'Who is assessed', ['/dashboard', '/assessment']);
  });

  test('where a skip token can still save a day, and where it has', async ({ page, member }) => {
    await missYesterday(await member('axe-by-hand@rondel.example'), false);
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Skip token' })).toBeVisible();
    // In the compact layout on a phone, and in the overview in a wide window.
    await expectAccessible(page, 'A day that can be saved', { isOtherWhenWide: true });
    await page.getByRole('button', { name: 'Use a token' }).click();
    await expect(page.getByText('Your streak goes on.', { exact: true })).toBeVisible();
    await expectAccessible(page, 'A day that was saved', { isOtherWhenWide: true });
  });

  test('at the beta gate', async ({ page, signIn }) => {
    await signIn(lena.email);
    await expectAccessibleRoutes(page, 'Who has no access', ['/']);
  });
});

test('Axe finds nothing on what the app says of the network and of the time zone', async ({
  member,
  context,
}) => {
  await member('axe-notices@rondel.example');
  const moved = await context.browser()?.newContext({
    storageState: await context.storageState(),
    timezoneId: 'America/Argentina/Buenos_Aires',
  });
  const page = await moved?.newPage();
  if (!moved || !page) throw new Error('There is no browser.');
  moveHand(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Time zone' })).toBeVisible();
  await expectAccessible(page, 'The question about the time zone');
  await page.getByLabel('Weight in lbs').fill('180');
  await moved.setOffline(true);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('region', { name: 'Connection' })
    .getByRole('button', { name: 'Details', exact: true })
    .click();
  await expect(page.getByRole('list', { name: 'Saved on this device' })).toBeVisible();
  await expectAccessible(page, 'What waits for the network');
  await moved.close();
});

type Opening = readonly [what: string, route: string, open: (page: Page) => Promise<void>];

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const anyDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** @param from undefined for the first one */
async function leaveDialogFor(page: Page, route: string, from: string | undefined): Promise<void> {
  if (from === undefined) await page.goto(route);
  else if (from === route) await page.keyboard.press('Escape');
  else await followLink(page, route);
  await expect(anyDialog(page)).toHaveCount(0);
}

const dialogs: readonly Opening[] = [
  ['Preview', '/dashboard', press(/^Preview /)],
  ['Points by day', '/dashboard', inOverview(press(/this week$/))],
  ["Log Today's Weight", '/dashboard', press("Log Today's Weight")],
  ['How to do this exercise', '/workout', press('How to do this exercise')],
  ['Workout options', '/workout', press('Workout options')],
  ['Edit profile', '/profile', press('Edit profile')],
  ['Edit Equipment', '/profile', press('Edit Equipment')],
  ['Update Measurements', '/profile', press('Update Measurements')],
  ['Admin Program Reset', '/profile', press('Admin Program Reset')],
  ['Sign out and forget this device', '/profile', press('Sign out and forget this device')],
  ['Clear All Data', '/privacy', press('Clear All Data')],
];

function inOverview(open: (page: Page) => Promise<void>) {
  return async (page: Page): Promise<void> => {
    await chooseLayout(page, 'overview');
    await open(page);
  };
}

test.describe('Axe finds nothing in the dialog', () => {
  for (const part of [dialogs.slice(0, 5), dialogs.slice(5)])
    test(part.map(([what]) => what).join(', '), async ({ page, signIn }) => {
      await signIn(maya.email);
      for (const [index, [what, route, open]] of part.entries()) {
        await leaveDialogFor(page, route, part[index - 1]?.[1]);
        await open(page);
        await expect(anyDialog(page)).toBeVisible();
        await expectAccessible(page, what);
      }
    });

  test('that asks before a workout is left, and around toasts', async ({ page, member }) => {
    await member('axe-leaving@rondel.example');
    await page.goto('/workout');
    await page.getByRole('button', { name: 'Start Workout' }).click();
    await expectAccessible(page, 'A workout under way');
    await page
      .getByRole('link', { name: /dashboard/i })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'Leave without saving?');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await followLink(page, '/program-selection');
    // The clock of a toast stands still while the pointer is over it.
    await page.getByRole('button', { name: 'Start Program' }).press('Enter');
    await page.getByText('No program selected').hover();
    await expectAccessible(page, 'A toast');
  });
});

test('in high contrast, buttons have edges and the choice that was made is seen', async ({
  page,
  member,
}) => {
  await member('high-contrast@rondel.example');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/program-selection');
  const edge = (within: Locator) =>
    within.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth}`;
    });
  const row = (name: string) => page.locator('label', { hasText: name });
  const mark = (name: string) => row(name).locator('[data-shape] > svg');
  await row('Get lean').click();
  await expect(mark('Get lean')).toBeVisible();
  await expect(mark('Build muscle')).toBeHidden();
  expect([await edge(row('Get lean')), await edge(row('Build muscle'))]).toEqual(['solid 3px', 'solid 1px']);
  await page.goto('/notifications');
  const reminders = page.getByRole('switch', { name: 'Workout Reminders', exact: true });
  await expect(reminders).toBeChecked();
  expect(await edge(reminders)).toBe('solid 3px');
  await reminders.click();
  await expect(reminders).not.toBeChecked();
  await page.keyboard.press('Tab');
  expect(await edge(reminders)).toBe('solid 1px');
});

test('in high contrast, cards and links that look like buttons have edges', async ({ page, member }) => {
  await member('contrast-links@rondel.example');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/assessment');
  const link = page.getByRole('link', { name: 'Go to Dashboard' });
  await expect(link).toHaveCSS('outline', /solid 1px$/);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('outline', /solid 3px$/);
  await page.goto('/notifications');
  await expect(page.getByRole('region', { name: 'Your devices' })).toHaveCSS('outline', /solid 1px$/);
});
