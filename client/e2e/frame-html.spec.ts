import type { Page } from 'playwright/test';
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
  const element = await skeleton.elementHandle();
  scripts.letGo();
  await expect.poll(() => element.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(skeleton).toBeVisible();
  const after = await places();
  // On a wide window the navigation comes once the layout of this device is known.
  const isKnownHere = (place: (typeof before)[number]): boolean =>
    before.some(([tag, x, y]) => tag === place[0] && x === place[1] && y === place[2]);
  expect(after.filter(isKnownHere)).toEqual(before);
  answers.letGo();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test.describe('The page of a member', () => {
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
