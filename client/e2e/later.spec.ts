import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { maya } from './people.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const weight = (page: Page) => page.getByLabel('Weight in lbs');
const pending = (page: Page) => page.locator('[aria-busy=true]');

test.describe('On a phone, cards below the first window', () => {
  test.use({ isHandStill: true });

  test.beforeEach(async ({ page, signIn }) => {
    await signIn(maya.email);
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'How are you today?' })).toBeVisible();
    for (const name of ['Progress', '7-day plan', 'Log weight'])
      await expect(heading(page, name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(weight(page)).toHaveCount(0);
  });

  test('have their headings first, and come as they are scrolled into sight', async ({ page }) => {
    await heading(page, 'Log weight').scrollIntoViewIfNeeded();
    await expect(weight(page)).toBeVisible();
  });

  test('come with a key, and without it on the screens after that', async ({ page }) => {
    await page.keyboard.press('Shift');
    await expect(weight(page)).toBeVisible();
    await expect(pending(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Profile' }).last().click();
    await expect(heading(page, 'Settings')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Body Metrics' }).getByRole('button')).toBeVisible();
  });

  test('are there at once where the address names one', async ({ page }) => {
    await page.goto('/help');
    await page.goto('/dashboard#weight');
    await expect(weight(page)).toBeVisible();
  });

  test('come before the page is printed', async ({ page }) => {
    const isPrinted = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      return document.querySelector('[name=weight]') !== null;
    });
    expect(isPrinted).toBe(true);
  });

  test('wait for more than a pointer that rests', async ({ page }) => {
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { clientX: 5, clientY: 5 })));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(weight(page)).toHaveCount(0);
    await page.mouse.move(7, 7);
    await page.mouse.move(9, 9);
    await expect(weight(page)).toBeVisible();
  });
});

test.describe('In a window that is wide or high, cards of a screen', () => {
  test.use({ isHandStill: true });

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 768, height: 1024 },
    { width: 390, height: 1200 },
  ])
    test(`come all at once at ${viewport.width} by ${viewport.height} px`, async ({ page, signIn }) => {
      await page.setViewportSize(viewport);
      await signIn(maya.email);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        weight(page)
          .or(page.getByRole('region', { name: 'Current Weight' }))
          .first(),
      ).toBeVisible();
    });
});

test('a worker is the first to use numbers and dates of all languages', async ({ page, signIn }) => {
  await signIn(maya.email);
  const started = page.waitForEvent('worker');
  await page.goto('/dashboard');
  expect((await started).url()).toContain('prepare-intl');
});
