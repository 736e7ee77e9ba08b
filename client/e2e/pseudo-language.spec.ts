import type { Page } from 'playwright/test';
import { expect, testIn } from './language-service.ts';
import { admin, maya } from './people.ts';
import { cutTexts, unmarkedTexts } from './unmarked-texts.ts';
import { lookIntoWindows } from './windows.ts';

const test = testIn('en-XA');
// One worker: each would build the language at the same time.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const visitorRoutes = ['/', '/onboarding', '/privacy', '/help', '/contact', '/fair-wheel', '/nowhere'];
const memberRoutes = [
  ...['/dashboard', '/workout', '/quest', '/program-selection', '/profile', '/history', '/achievements'],
  ...['/assessment', '/daily-maintenance'],
  ...[
    '/library',
    '/library/push-ups',
    '/notifications',
    '/integrations',
    '/friends',
    '/bring-history',
    '/privacy',
  ],
];
/** These have other parts in a wide window. */
const otherWhenWide = new Set(['/', '/dashboard', '/history', '/admin']);
/** Names of people and of the product, and what members and programs wrote. */
const names = /Maya|Okafor|Ada|Lind|Noah|Berg|Lena|Fischer|Rondel|[\w.+-]+@[\w.-]+|https?:\S+/g;

/** The texts that were found: each unmarked one at its first place, and each cut one. */
const found = new Map<string, string>();
const widths = { narrow: { width: 320, height: 700 }, wide: { width: 1280, height: 900 } } as const;

async function open(page: Page, route: string, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const look = async (page: Page, where: string): Promise<void> => {
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  const texts = (await unmarkedTexts(page, names)).map(({ text, place }) => [text, place] as const);
  for (const [text, place] of texts) if (!found.has(text)) found.set(text, `${where} (${place}): ${text}`);
  for (const text of await cutTexts(page)) found.set(`${where} ${text}`, `${where} (cut): ${text}`);
};

async function walk(page: Page, routes: readonly string[]): Promise<void> {
  found.clear();
  for (const route of routes) {
    if (otherWhenWide.has(route)) {
      await open(page, route, widths.wide);
      await look(page, `${route}, wide`);
    }
    await open(page, route, widths.narrow);
    await look(page, route);
    await lookIntoWindows(page, route, (where) => look(page, where));
  }
  expect([...found.values()]).toEqual([]);
}

test.beforeEach(async ({ page, languageOrigin }) => {
  await page.context().addCookies([{ name: 'language', value: 'en-XA', url: languageOrigin }]);
});

test('every text of a visitor’s screens is one of the language, and has room', async ({ page }) => {
  await walk(page, visitorRoutes);
});

test('every text of a member’s screens is one of the language, and has room', async ({ page, signIn }) => {
  await signIn(maya.email);
  await walk(page, memberRoutes);
});

test('every text of an admin’s screens is one of the language, and has room', async ({ page, signIn }) => {
  await signIn(admin.email);
  await walk(page, ['/admin', '/admin/insights']);
});
