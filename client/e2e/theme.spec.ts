import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { choose, expect, test } from './fixtures.ts';

const paper = { light: 'rgb(247, 240, 227)', dark: 'rgb(18, 24, 22)' } as const;
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const bar = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => window.matchMedia(media).matches,
      )?.content,
  );
const controls = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

test('the colours follow the system until a member chooses, and then the choice, from the first paint; axe finds nothing in either', async ({
  page,
  member,
  browser,
  baseURL,
}) => {
  test.slow();
  await member('themed@rondel.example');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/profile');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(await background(page)).toBe(paper.light);
  await expect(page.getByText('Kept on this device.')).toBeVisible();

  await choose(page.getByRole('radio', { name: 'Dark' }));
  expect([await background(page), await bar(page), await controls(page)]).toEqual([
    paper.dark,
    '#121816',
    'dark',
  ]);
  await expectAccessible(page, 'Dark by choice');
  expect(await background(page)).toBe(paper.dark);

  // The page itself says it: before any script has run, and where none runs.
  const scriptless = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: String(baseURL),
    javaScriptEnabled: false,
    colorScheme: 'light',
  });
  const still = await scriptless.newPage();
  for (const path of ['/dashboard', '/nowhere']) {
    await still.goto(path);
    await expect(still.locator('body')).toHaveCSS('background-color', paper.dark);
    await expect(still.locator('html')).toHaveCSS('color-scheme', 'dark');
  }
  await scriptless.close();

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/profile');
  await choose(page.getByRole('radio', { name: 'Light' }));
  expect([await background(page), await bar(page), await controls(page)]).toEqual([
    paper.light,
    '#F7F0E3',
    'light',
  ]);
  await expectAccessible(page, 'Light by choice');
  expect(await background(page)).toBe(paper.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(await background(page)).toBe(paper.light);

  await choose(page.getByRole('radio', { name: 'System' }));
  expect([await background(page), await bar(page)]).toEqual([paper.dark, '#121816']);
  await page.reload();
  expect([await background(page), await controls(page)]).toEqual([paper.dark, 'light dark']);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the kept page has the chosen theme', async ({ page, member, context }) => {
    await member('themed-offline@rondel.example');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/profile');
    await choose(page.getByRole('radio', { name: 'Dark' }));
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
      .toBe('activated');
    await context.setOffline(true);
    await page.goto('/help');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await expect.poll(() => background(page)).toBe(paper.dark);
    await context.setOffline(false);
  });
});
