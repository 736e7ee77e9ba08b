import type { Page } from 'playwright/test';
import { expect, followLink, signInAs, startWorkout, steady, test, toastOf } from './fixtures.ts';
import { admin } from './people.ts';

const newcomer = 'first-day@rondel.example';

test.describe.configure({ mode: 'serial' });

test('A first day, lived by three people', async ({ page, pageOf }) => {
  test.setTimeout(60_000);

  await test.step('a visitor asks for beta access, once', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await askForAccess(page, 'not an address');
    await expect(toastOf(page).getByText('Please enter a valid email address.')).toBeVisible();
    await askForAccess(page, newcomer);
    await expect(toastOf(page).getByText('Request Submitted')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Already Have Access? Sign In' })).toBeVisible();
    await page.reload();
    await askForAccess(page, newcomer);
    await expect(toastOf(page).getByText('This email is already on our beta list.')).toBeVisible();
  });

  await test.step('signed in without access they meet the gate', async () => {
    await signInAs(page, newcomer);
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  });

  await test.step('an admin lets them in', async () => {
    const adminPage = await pageOf(admin.email);
    await adminPage.goto('/admin');
    await adminPage.getByRole('link', { name: new RegExp(newcomer) }).click();
    await adminPage.getByRole('button', { name: 'Approve' }).click();
    await expect(toastOf(adminPage).getByText('Request Updated')).toBeVisible();
  });

  await test.step('access opens, and onboarding begins', async () => {
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { name: 'What are you training for?' })).toBeVisible();
  });

  await test.step('they set up Get lean', async () => {
    await setUpGetLean(page);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('they spin, spin again, accept and complete a quest', async () => {
    await page.getByRole('button', { name: 'Spin the Wheel' }).click();
    await page.getByRole('button', { name: 'Re-spin' }).click({ timeout: 15_000 });
    // A press in the moment in which the spin is sent would be for the quest that is leaving, and is ignored.
    await expect(page.getByText('1 spin left')).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click({ timeout: 15_000 });
    await expect(toastOf(page).getByText('Quest Accepted')).toBeVisible();
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(toastOf(page).getByText('Quest Completed')).toBeVisible();
    const stats = await page.request.get('/api/stats', steady);
    expect(await stats.json()).toMatchObject({ currentStreak: 1, completedQuests: 1 });
  });

  await test.step('they do a guided workout', async () => {
    await page.clock.install();
    await followLink(page, '/workout');
    await startWorkout(page);
    await page.clock.fastForward('30:00');
    await finishEverySet(page);
    await page.getByRole('button', { name: 'Save Workout' }).click();
    await expect(toastOf(page).getByText("Great job! You've earned 2 points.")).toBeVisible();
    await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
    const stats = await page.request.get('/api/stats', steady);
    expect(await stats.json()).toMatchObject({ totalWorkouts: 1 });
  });

  await test.step('they change to Daily 50', async () => {
    await followLink(page, '/onboarding');
    await setUpDailyFifty(page);
    await expect(page).toHaveURL(/\/daily-maintenance$/);
    expect(await (await page.request.get('/api/programs/active', steady)).json()).toMatchObject({
      dailyTemplate: 'daily-50',
    });
  });

  await test.step('they sign out', async () => {
    await followLink(page, '/profile');
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { name: 'Give today a spin.' })).toBeVisible();
    expect((await page.request.get('/api/stats', steady)).status()).toBe(401);
  });
});

async function askForAccess(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Request Beta Access' }).first().click();
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

async function setUpGetLean(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Get lean/ }).check({ force: true });
  await next(page);
  await page.getByLabel('How much do you want to lose?').fill('10');
  await next(page);
  await page.getByRole('radio', { name: /6 months/ }).check({ force: true });
  await next(page);
  await fillProfile(page);
  await next(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(toastOf(page).getByText('Your program has been created successfully')).toBeVisible();
}

async function setUpDailyFifty(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Daily maintenance/ }).check({ force: true });
  await next(page);
  await page.getByRole('radio', { name: /Daily 50/ }).check({ force: true });
  await next(page);
  await next(page);
  await fillProfile(page);
  await next(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
}

async function fillProfile(page: Page): Promise<void> {
  await page.getByLabel('Age').fill('34');
  await page.getByLabel('Gender').selectOption('female');
  await page.getByLabel('Weight').fill('180');
  await page.getByLabel('Height, feet').fill('5');
  await page.getByLabel('Inches').fill('6');
  // A phone asks on three pages what a large window asks on one.
  const isPhone = (page.viewportSize()?.width ?? 0) < 720;
  if (isPhone) await next(page);
  await page.getByRole('checkbox', { name: 'No equipment' }).check({ force: true });
  if (isPhone) await next(page);
}

async function finishEverySet(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Save Workout' });
  const onwards = page.getByRole('button', { name: /^(Next Set|Finish Exercise|Finish Workout|Skip Rest)$/ });
  for (;;) {
    await expect(onwards.or(save).first()).toBeVisible();
    if (await save.isVisible()) return;
    // The button may go while it is looked for: then it is looked for again.
    await onwards
      .first()
      .click({ timeout: 2_000 })
      .catch(() => {});
  }
}
