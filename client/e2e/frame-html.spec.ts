import type { Locator, Page } from 'playwright/test';
import { expect, steady, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { maya } from './people.ts';

/** The scripts and the answers of the service come when the frame has been looked at. */
async function expectFrame(page: Page, path: string, width: number): Promise<void> {
  await page.goto('about:blank');
  await page.setViewportSize({ width, height: 844 });
  const [scripts, answers] = [hold(), hold()];
  await page.route('**/assets/*.js', scripts.route);
  await page.route('**/api/**', answers.route);
  await page.goto(path, { waitUntil: 'commit' });
  const skeleton = page.getByRole('status', { name: 'Loading...' });
  await expect(skeleton).toBeVisible();
  const places = () =>
    page.locator('header a, header b, [role=status] > *, nav[aria-label=Dock] a').evaluateAll((elements) =>
      elements.map((each) => {
        const { x, y, width: broad, height } = each.getBoundingClientRect();
        return [each.tagName, x, y, broad, height, getComputedStyle(each).fontFamily];
      }),
    );
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  expect(before.length).toBeGreaterThan(2);
  const bar = await page.locator('header').elementHandle();
  scripts.letGo();
  // React has made another bar.
  await expect.poll(() => bar.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(skeleton).toBeVisible();
  const after = await places();
  // On a wide window the navigation comes once the layout of this device is known.
  const isKnownHere = (place: (typeof before)[number]): boolean =>
    before.some(([tag, x, y]) => tag === place[0] && x === place[1] && y === place[2]);
  expect(after.filter(isKnownHere)).toEqual(before);
  answers.letGo();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** The words of a heading and their place in the window. */
async function placeOf(heading: Locator) {
  await heading.evaluate(() => document.fonts.ready);
  return heading.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const { x, y, width, height } = words.getBoundingClientRect();
    return { words: words.toString(), x, y, width, height };
  });
}

/** The heading is there before any script, and is not elsewhere afterwards. */
async function expectHeading(page: Page, path: string): Promise<void> {
  const scripts = hold();
  await page.route('**/assets/*.js', scripts.route);
  await page.goto(path, { waitUntil: 'commit' });
  const framed = page.locator('[data-frame] h1');
  await expect(framed).toBeVisible();
  // A screen reader says only that the screen is loading.
  await expect(page.getByRole('heading')).toHaveCount(0);
  const before = await placeOf(framed);
  scripts.letGo();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(framed).toHaveCount(0);
  expect(await placeOf(heading)).toEqual(before);
}

test.describe('The page of a member', () => {
  for (const width of [390, 1280])
    for (const path of [
      ...(width === 390 ? ['/dashboard'] : []),
      ...['/profile', '/program-selection', '/assessment', '/history', '/achievements', '/library'],
    ])
      test(`has the heading of ${path} before any script, in its place at ${width} px`, async ({
        page,
        signIn,
      }) => {
        await signIn(maya.email);
        await page.setViewportSize({ width, height: 844 });
        await expectHeading(page, path);
      });

  test('has no greeting in a wide window before the overview is there', async ({ page, signIn }) => {
    await signIn(maya.email);
    await page.setViewportSize({ width: 1280, height: 844 });
    const scripts = hold();
    await page.route('**/assets/*.js', scripts.route);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
    await expect(page.getByText(`Welcome back, ${maya.name.split(' ')[0]}`)).toBeHidden();
    scripts.letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const path of ['/dashboard', '/daily-maintenance', '/workout'])
    test(`shows the frame of ${path} before any script, and React moves nothing`, async ({
      page,
      signIn,
    }) => {
      await signIn(maya.email);
      for (const width of [390, 1280]) await test.step(`${width} px`, () => expectFrame(page, path, width));
    });

  test('has the navigation before any script has come, and no inline script', async ({ page, signIn }) => {
    await signIn(maya.email);
    const scripts = hold();
    await page.route('**/assets/*.js', scripts.route);
    const html = await (await page.goto('/dashboard', { waitUntil: 'commit' }))?.text();
    const inline = [...String(html).matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, content]) => content,
    );
    expect(inline).toEqual(['']);
    await page.getByRole('navigation', { name: 'Dock' }).getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    scripts.letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(maya.name);
  });

  test('shows an error where the code of the screens does not come', async ({ page, signIn, complaints }) => {
    await signIn(maya.email);
    await page.route('**/assets/screens-*.js', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByText(/^React Error: /)).toBeVisible();
    expect(complaints.splice(0)).not.toEqual([]);
  });
});

test('the page of a visitor at a member’s address shows no frame', async ({ request }) => {
  const html = await (await request.get('/dashboard', steady)).text();
  expect(html).toContain('<div id="root"></div>');
});

test('a page that was opened in a background tab starts once, also when it is painted later', async ({
  page,
  signIn,
}) => {
  await signIn(maya.email);
  // A browser paints no tab that is out of sight: the first frame comes when the test lets it.
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (paint) => {
      Object.assign(window, { requestAnimationFrame, letPaint: paint });
      return 0;
    };
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/user')) asked.push(request.url());
  });
  await page.goto('/achievements');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.locator('[data-frame]')).toHaveCount(0);
  const before = await heading.elementHandle();
  await page.evaluate(() => (window as unknown as { letPaint(at: number): void }).letPaint(0));
  await page.waitForLoadState('networkidle');
  expect(await before.evaluate(({ isConnected }) => isConnected)).toBe(true);
  expect(asked).toHaveLength(1);
});
