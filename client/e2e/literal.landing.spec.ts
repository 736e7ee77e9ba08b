import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test, toastOf } from './fixtures.ts';
import { hold } from './hold.ts';
import { admin as adminPerson } from './people.ts';

const email = (page: Page) => page.getByLabel('Email');
const main = (page: Page) => page.getByRole('main');

const said = [
  ...['Spin a quest wheel daily for personalised fitness challenges.', 'build healthy habits'],
  ...['AI-assisted goal timelines with safe targets', 'A daily wheel with challenges and rewards.'],
  ...['Progress and body-composition analytics', 'Weight, body fat and lean muscle'],
  'Home workouts, bodyweight and with equipment',
  'Mood tracking, with workouts adapted to energy and mood.',
  ...['Safe 1-2 lbs per week', 'Balanced nutrition guidance', 'Cardio and strength'],
  ...['Progressive overload', 'Compound movements', 'Recovery'],
  ...['10-15 minutes', 'Daily 50 or 100 rep challenges', 'No equipment', 'Beginner friendly'],
  'answer within 1-2 business days',
];

test.describe('The landing page', () => {
  test('names the programs, leads to login and form, and ends with the footer', async ({ page }) => {
    await page.goto('/');
    await test.step('leads to the login by full navigations', async () => {
      const logins = page.getByRole('link', { name: 'Login', exact: true });
      await expect(logins).toHaveCount(3);
      for (const login of await logins.all()) await expect(login).toHaveAttribute('href', '/api/login');
      await expect(page.getByRole('link', { name: 'Sign In Here' })).toHaveAttribute('href', '/api/login');
    });
    await test.step('has a footer with contact, privacy, help and copyright, unlike member screens', async () => {
      const foot = page.getByRole('contentinfo');
      for (const [name, href] of [
        ['Contact Us', '/contact'],
        ['Privacy Policy', '/privacy'],
        ['Help & Support', '/help'],
      ] as const)
        await expect(foot.getByRole('link', { name })).toHaveAttribute('href', href);
      await expect(
        foot.getByText(`© ${new Date().getFullYear()} Rondel. All rights reserved.`),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Powered by')).toHaveCount(0);
    });
    await test.step('names the three programs and what they stand for', async () => {
      for (const program of ['Weight Management', 'Muscle Building', 'Daily Maintenance'])
        await expect(main(page).getByRole('heading', { name: program })).toBeVisible();
      for (const words of said) await expect(main(page).getByText(words).first()).toBeVisible();
      await expect(page.getByText('FITNESS', { exact: true }).first()).toBeAttached();
    });
    for (const name of ['Join Beta', 'Request Beta Access'])
      await test.step(`brings a visitor who presses '${name}' to the form`, async () => {
        await page.evaluate(() => window.scrollTo(0, 0));
        const ways = page.getByRole('button', { name }).and(page.locator('[type=button]'));
        await ways.last().click();
        await expect(email(page)).toBeFocused();
        await expect(email(page)).toBeInViewport();
        await email(page).blur();
      });
  });

  test('shows screens of the product below the fold, lazily, in light and in dark', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.webp')) loaded.push(request.url());
    });
    for (const [colorScheme, other] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ] as const)
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ colorScheme });
        await page.goto('about:blank');
        loaded.length = 0;
        await page.goto('/');
        const pictures = page.getByRole('region', { name: 'See it before you ask.' }).getByRole('img');
        await expect(pictures).toHaveCount(3);
        for (const picture of await pictures.all()) {
          await expect(picture).not.toBeInViewport();
          await expect(picture).toHaveAttribute('loading', 'lazy');
        }
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect
            .poll(() =>
              picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
            )
            .toBe(585);
          await expect(picture).toHaveAttribute('alt', /on a phone:/);
          await expect(picture).toHaveAttribute('height', '780');
        }
        expect(loaded.filter((url) => url.includes(`-${colorScheme}-`))).toHaveLength(3);
        expect(loaded.filter((url) => url.includes(`-${other}-`))).toEqual([]);
      });
  });
});

test.describe('The request form', () => {
  test('asks for an at-sign, announces failures, and names the outcome of an address', async ({
    page,
    letIn,
  }) => {
    await letIn('listed@rondel.example');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/');
    await test.step('asks for an at-sign, and sends nothing without one', async () => {
      await expect(email(page)).toHaveAttribute('type', 'email');
      await expect(email(page)).toHaveAttribute('required', '');
      for (const typed of ['', 'nobody']) {
        await email(page).fill(typed);
        await email(page).press('Enter');
        await expect(toastOf(page).getByRole('alert')).toHaveText(
          'Invalid EmailPlease enter a valid email address.',
        );
      }
      expect(sent).toEqual([]);
    });
    await test.step("reads 'Submitting...' on the way; an answer that fails is announced", async () => {
      const held = hold();
      await page.route('**/api/beta/request', (route) => route.fulfill({ status: 500, body: 'No.' }));
      await page.route('**/api/beta/request', held.route);
      await email(page).fill('unlucky-visitor@rondel.example');
      await email(page).press('Enter');
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
      held.letGo();
      await expect(toastOf(page).getByRole('alert')).toHaveText(
        'ErrorSomething went wrong. Please try again.',
      );
      await expect(email(page)).toHaveValue('unlucky-visitor@rondel.example');
      await page.unroute('**/api/beta/request');
    });
    await test.step('tells a visitor that an address is on the list, and thanks for a new one', async () => {
      await email(page).fill('LISTED@rondel.example');
      await email(page).press('Enter');
      await expect(toastOf(page).getByRole('alert')).toHaveText(
        'Already SubmittedThis email is already on our beta list.',
      );
      await email(page).fill('new-visitor@rondel.example');
      await email(page).press('Enter');
      await expect(toastOf(page).getByRole('status')).toHaveText(
        "Request SubmittedThank you! We'll review your request and get back to you soon.",
      );
      await expect(email(page)).toBeHidden();
      await expect(page.getByRole('link', { name: 'Already Have Access? Sign In' })).toHaveAttribute(
        'href',
        '/api/login',
      );
    });
  });
});

test.describe('The beta gate', () => {
  test('stands before every screen, and stays until the page is loaded again', async ({
    page,
    signIn,
    letIn,
  }) => {
    await signIn('gated@rondel.example');
    for (const route of ['/', '/profile', '/nowhere', '/help']) {
      await page.goto(route);
      await expect(page).toHaveTitle('Beta access required · Rondel');
    }
    await expect(email(page)).toHaveValue('gated@rondel.example');
    await letIn('gated@rondel.example');
    await expect(page.getByText('Powered by')).toHaveCount(0);
    await page.getByRole('button', { name: 'Request Beta Access' }).click();
    await expect(page.getByRole('heading', { name: 'Already Submitted' })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible();
  });

  test('shows a denial with the words of the admin, and an approval, by itself', async ({
    page,
    signIn,
    pageOf,
  }) => {
    test.slow();
    const asker = 'gated-later@rondel.example';
    await signIn(asker);
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Request Beta Access' }).click();
    await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeFocused();
    const admin = await pageOf(adminPerson.email);
    await admin.goto('/admin');
    await admin.getByRole('link', { name: new RegExp(asker) }).click();
    await admin.getByLabel('Words to the person who asked').fill('We are full until spring.');
    await admin.getByRole('button', { name: 'Deny' }).click();
    await expect(toastOf(admin).getByText('Request Updated')).toBeVisible();

    await page.clock.runFor(60_000);
    await expect(page.getByRole('heading', { level: 1, name: 'Not this time.' })).toBeFocused();
    await expect(page.getByText('We are full until spring.')).toBeVisible();
    await expect(page.getByText(/^You can ask again from /)).toBeVisible();
    await expect(email(page)).toHaveCount(0);
    await expectAccessible(page, 'A gate after a denial');

    await admin.getByRole('button', { name: 'Reset to Pending' }).click();
    await admin.getByLabel('Words to the person who asked').fill('A place is free.');
    await admin.getByRole('button', { name: 'Approve' }).click();
    await expect(toastOf(admin).getByText(/approved/)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByRole('heading', { level: 1, name: 'You’re in.' })).toBeVisible();
    await expect(page.getByText('A place is free.')).toBeVisible();
    await expectAccessible(page, 'A gate that opens');
    await page.getByRole('button', { name: 'Come in' }).click();
    await expect(page.getByRole('heading', { name: 'What are you training for?' })).toBeVisible();
  });

  test('leaves help, privacy and contact open, and remembers the request after a reload', async ({
    page,
    signIn,
  }) => {
    await signIn('gated-asker@rondel.example');
    await page.goto('/');
    for (const [name, heading] of [
      ['Help', 'Help & Support'],
      ['Privacy', 'Privacy & Data'],
      ['Contact', 'Contact Support'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveTitle('Beta access required · Rondel');
    }
    await page.getByRole('button', { name: 'Request Beta Access' }).click();
    await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('You’re on the start list.')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Where you stand' }).getByRole('listitem').nth(1),
    ).toHaveAttribute('aria-current', 'step');
    await expect(email(page)).toHaveCount(0);
  });
});
