import type { Page } from 'playwright/test';
import { expect, startWorkout, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { admin, maya } from './people.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Scrolls once the screen is long enough: what it shows may still be on its way. */
const scrollTo = (page: Page, top: number): Promise<void> =>
  expect
    .poll(async () => {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      return scrolled(page);
    })
    .toBe(top);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a new screen begins at its top, and Back and Forward lead to where a screen was', async ({
  page,
  signIn,
}) => {
  await signIn(maya.email);
  await page.goto('/library');
  await expect(heading(page, 'Library')).toBeVisible();
  await scrollTo(page, 700);
  await page.getByRole('navigation', { name: 'Dock' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(heading(page, 'Library')).toBeHidden();
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 200);
  await page.goBack();
  await expect(heading(page, 'Library')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.goForward();
  await expect(heading(page, 'Library')).toBeHidden();
  await expect.poll(() => scrolled(page)).toBe(200);
});

test('a choice within a screen does not scroll, and a link to a place leads there', async ({
  page,
  signIn,
}) => {
  await signIn(maya.email);
  await page.goto('/library');
  const workouts = page.getByRole('radio', { name: 'Workouts' });
  await expect(workouts).toBeVisible();
  await scrollTo(page, 60);
  await workouts.check({ force: true });
  await expect(page).toHaveURL('/library?show=workouts');
  expect(await scrolled(page)).toBe(60);
  await page.getByRole('navigation', { name: 'Dock' }).getByRole('link', { name: 'Progress' }).click();
  await expect(page).toHaveURL('/dashboard#progress');
  await expect(page.locator('#progress')).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(0);
});

test('an address that changes while the page starts leads to its screen', async ({ page, signIn }) => {
  await signIn(maya.email);
  // The member goes back just before the router begins to listen.
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (
      kind: string,
      ...listener: [EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?]
    ) => {
      if (kind === 'popstate') {
        window.addEventListener = listen;
        history.pushState({}, '', '/help');
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }
      listen(kind, ...listener);
    };
  });
  await page.goto('/library');
  await expect(heading(page, 'Help & Support')).toBeVisible();
  await expect(page).toHaveURL('/help');
});

test('a screen stays until the code of the next one is here', async ({ page, signIn }) => {
  await signIn(maya.email);
  await page.goto('/library');
  await expect(heading(page, 'Library')).toBeVisible();
  const late = hold();
  await page.route(/profile-screen.*\.js/, late.route);
  const asked = page.waitForRequest(/profile-screen.*\.js/);
  await page.getByRole('navigation', { name: 'Dock' }).getByRole('link', { name: 'Profile' }).click();
  await asked;
  await expect(heading(page, 'Library')).toBeVisible();
  late.letGo();
  await expect(heading(page, 'Library')).toBeHidden();
});

/** As a reader chooses it in the browser: lengths in rem and widths in media queries follow the size. */
async function useLargeText(page: Page): Promise<void> {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
}

async function expectNothingHidden(page: Page, place: string): Promise<void> {
  const hidden = () =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect.soft.poll(hidden, place).toBe(0);
}

test('with text of twice the size no page for visitors or admins scrolls sideways', async ({
  page,
  signIn,
}) => {
  await useLargeText(page);
  for (const path of ['/', '/api/login', '/api/docs', '/u/unknown-name']) {
    await page.goto(path);
    await expectNothingHidden(page, path);
  }
  await signIn(admin.email);
  for (const path of ['/admin', '/admin/insights']) {
    await page.goto(path);
    await expectNothingHidden(page, path);
  }
});

test('with text of twice the size a dialog has buttons of one line', async ({ page, signIn }) => {
  await useLargeText(page);
  await signIn(maya.email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Update Measurements' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of ['Cancel', 'Save']) {
    const lines = await dialog.getByRole('button', { name }).evaluate((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect.soft(lines, name).toBe(1);
  }
  const isWide = () => dialog.evaluate((panel) => panel.scrollWidth > panel.clientWidth);
  await expect.poll(isWide, 'scrolls sideways').toBe(false);
});

test('with text of twice the size no screen on a phone scrolls sideways', async ({ page, signIn }) => {
  await useLargeText(page);
  await signIn(maya.email);
  for (const route of [
    ...['/dashboard', '/workout', '/profile', '/history', '/achievements', '/library/Air%20Squats'],
    ...['/onboarding', '/privacy', '/contact', '/fair-wheel'],
  ]) {
    await page.goto(route);
    await expectNothingHidden(page, route);
  }
  await page.goto('/workout');
  await startWorkout(page);
  const finish = page.getByRole('button', { name: 'Finish Exercise' });
  await expect(finish).toBeInViewport({ ratio: 1 });
  await expectNothingHidden(page, 'a running workout');
});
