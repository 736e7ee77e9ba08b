import type { Page } from 'playwright/test';
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
/** Of everything that is shown, each pair once: another segment is the chosen one. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const pairs = [...document.querySelectorAll('body *')].map((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return `${color} on ${backgroundColor}`;
    });
    return [...new Set(pairs)].sort();
  });
const controls = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

test("colours follow the system, and then the member's choice, from the first paint", async ({
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
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Axe looks at these on the profile of a system that is light or dark.
  const inLight = await colours(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await colours(page);
  expect(inDark).not.toEqual(inLight);
  await page.emulateMedia({ colorScheme: 'light' });

  await choose(page.getByRole('radio', { name: 'Dark' }));
  expect([await background(page), await bar(page), await controls(page)]).toEqual([
    paper.dark,
    '#121816',
    'dark',
  ]);
  await page.mouse.move(0, 0);
  await expect.poll(() => colours(page)).toEqual(inDark);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect([await background(page), await controls(page)]).toEqual([paper.light, 'light']);
  await page.emulateMedia({ media: null });

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
  await choose(page.getByRole('radio', { name: 'Light' }));
  expect([await background(page), await bar(page), await controls(page)]).toEqual([
    paper.light,
    '#F7F0E3',
    'light',
  ]);
  await page.mouse.move(0, 0);
  await expect.poll(() => colours(page)).toEqual(inLight);
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
