import type { Page, Route } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { maya } from './people.ts';
import { report } from './report.ts';

const steadyLayout = 0.01;

// The recorder works in the page, at the page's speed: its share would be taken for ours. CI records nothing, and spares the workers that
// another setting would start.
if (!process.env.CI) test.use({ trace: 'off' });

const widths = [390, 768, 1280];

test.describe('Nothing moves while a page loads', () => {
  for (const width of widths)
    test(`the landing page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      // A busy machine paints before the fonts are here, and without Arial the font in their place has other widths.
      await page.evaluate(() => document.fonts.ready);
      await page.reload();
      await expect(page.getByLabel('Email')).toBeVisible();
      await expectSteady(page, `landing, ${width} px`);
    });

  // A browser whose calls are routed takes nothing from its cache: each of these loads is like the first.
  for (const route of ['/dashboard', '/workout'])
    test(`${route} at 390, 768 and 1280 px, also where the data comes late`, async ({ page, signIn }) => {
      await signIn(maya.email);
      for (const width of widths)
        await test.step(`${width} px`, async () => {
          const late = hold();
          await page.route(/\/api\/(?!auth\/user|programs\/active)/, late.route);
          await openAt(page, route, width);
          await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
          late.letGo();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await expectSteady(page, `${route}, ${width} px`);
        });
    });

  for (const route of ['/daily-maintenance', '/program-selection'])
    test(`${route} at 390, 768 and 1280 px, also where member and program are known late`, async ({
      page,
      signIn,
    }) => {
      await signIn(maya.email);
      for (const width of widths)
        await test.step(`${width} px`, async () => {
          const late = hold();
          await page.route('**/api/**', late.route);
          await openAt(page, route, width);
          await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
          late.letGo();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await expectSteady(page, `${route}, ${width} px`);
        });
    });
});

test.describe('Nothing moves when the fonts come after the frame', () => {
  for (const route of ['/dashboard', '/profile', '/program-selection', '/assessment', '/library'])
    test(`${route} at 360, 390 and 412 px`, async ({ page, signIn }) => {
      await signIn(maya.email);
      for (const width of [360, 390, 412])
        await test.step(`${width} px`, async () => {
          const [fonts, scripts] = [hold(), hold()];
          await page.route('**/*.woff2', fonts.route);
          await page.route('**/assets/*.js', scripts.route);
          await page.goto('about:blank');
          await page.setViewportSize({ width, height: 844 });
          await page.goto(route, { waitUntil: 'commit' });
          await expect(page.locator('[data-frame] h1')).toBeVisible();
          await page.evaluate(twoFrames);
          fonts.letGo();
          await page.evaluate(() => document.fonts.ready);
          await page.evaluate(twoFrames);
          scripts.letGo();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectSteady(page, `${route}, ${width} px, late fonts`);
          await page.unrouteAll();
        });
    });
});

/** How the answers come: the way they were asked for, the other way round, and each half before the other. */
const orders: Readonly<Record<string, (asked: readonly string[]) => readonly string[]>> = {
  'as asked': (asked) => asked,
  backwards: (asked) => asked.toReversed(),
  'every second first': (asked) => [
    ...asked.filter((_, at) => at % 2 === 1),
    ...asked.filter((_, at) => at % 2 === 0),
  ],
};

test.describe('Nothing moves when answers come one by one', () => {
  for (const [route, width] of [
    ['/dashboard', 412],
    ['/dashboard', 1280],
    ['/workout', 412],
    ['/profile', 412],
    ['/history', 412],
    ['/daily-maintenance', 412],
    ['/program-selection', 412],
    ['/assessment', 412],
    ['/achievements', 412],
    ['/library/Push-ups', 412],
    ['/notifications', 412],
    ['/contact', 412],
    ['/integrations', 412],
  ] as const)
    test(`${route} at ${width} px, in three orders`, async ({ page, signIn }) => {
      await signIn(maya.email);
      for (const [name, order] of Object.entries(orders))
        await test.step(name, async () => {
          const answers = oneByOne();
          await page.route('**/api/reads?*', (call) => call.fulfill({ json: {} }));
          await page.route(/\/api\/(?!reads)/, answers.route);
          await openAt(page, route, width);
          await answers.giveAll(page, order);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectSteady(page, `${route}, ${width} px, answers ${name}`);
          await page.unrouteAll();
        });
    });
});

/** Holds each answer until it is its turn; the screen is painted between two answers. */
function oneByOne() {
  const waiting = new Map<string, () => void>();
  const route = async (call: Route): Promise<void> => {
    const { pathname, search } = new URL(call.request().url());
    await new Promise<void>((resolve) => waiting.set(pathname + search, resolve));
    await call.fallback();
  };
  const giveAll = async (
    page: Page,
    order: (asked: readonly string[]) => readonly string[],
  ): Promise<void> => {
    await expect.poll(() => waiting.size).toBeGreaterThan(2);
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await page.evaluate(twoFrames);
      for (const path of order([...waiting.keys()])) {
        waiting.get(path)?.();
        waiting.delete(path);
        await page.evaluate(twoFrames);
        quiet = 0;
      }
      await page.waitForLoadState('networkidle', { timeout: 300 }).catch(() => {});
    }
  };
  return { route, giveAll };
}

const twoFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function openAt(page: Page, route: string, width: number): Promise<void> {
  await page.goto('about:blank');
  await page.setViewportSize({ width, height: 844 });
  await page.goto(route);
}

test.describe('What a page names for a member as read', () => {
  for (const routes of [
    ['/', '/dashboard', '/workout', '/daily-maintenance'],
    ['/program-selection', '/assessment', '/profile', '/history'],
    ['/achievements', '/library', '/notifications', '/privacy'],
  ])
    test(`${routes.join(', ')}: is used, and asked for no second time`, async ({ page, signIn }) => {
      await signIn(maya.email);
      const sent = apiRequestsOf(page);
      await page.addInitScript(recordFetches);
      const [first] = routes;
      await test.step(`${first}, answered in one call`, async () => {
        const named = await openNaming(page, String(first), sent);
        expect(named.flatMap(pathsJoinedIn).filter((path) => sent.includes(path))).toEqual([]);
      });
      for (const route of routes) await test.step(route, () => expectReadsUsed(page, route, sent));
    });
});

/** Where the call for several answers nothing, the screen asks for each by itself: so it uses each. */
async function expectReadsUsed(page: Page, route: string, sent: string[]): Promise<void> {
  const answered: string[] = [];
  await page.route('**/api/reads?*', async (call) => {
    answered.push(...Object.keys((await (await call.fetch()).json()) as object));
    await call.fulfill({ json: {} });
  });
  const joined = (await openNaming(page, route, sent)).flatMap(pathsJoinedIn);
  expect(answered.toSorted()).toEqual(joined.toSorted());
  await expect.poll(async () => missing(joined, await fetched(page))).toEqual([]);
  await page.unrouteAll();
}

/** @returns what the page names. Each is asked for as often as the screen asks. @param sent grows with each call of the page */
async function openNaming(page: Page, route: string, sent: string[]): Promise<readonly string[]> {
  await page.goto('about:blank');
  sent.length = 0;
  await page.goto(route);
  const named = (await page.locator('meta[name="reads"]').getAttribute('content'))?.split(' ') ?? [];
  expect(named).toContain('/api/auth/user');
  await expect.poll(async () => missing(named, await fetched(page))).toEqual([]);
  await page.waitForLoadState('networkidle');
  const times = (paths: readonly string[]) =>
    named.map((path) => paths.filter((each) => each === path).length);
  expect(times(sent), 'as often as the screen asks').toEqual(times(await fetched(page)));
  return named;
}

const fetched = (page: Page) => page.evaluate(() => (globalThis as Recording).fetched ?? []);

/** The paths of a call that joins several reads. */
const pathsJoinedIn = (path: string): readonly string[] =>
  new URLSearchParams(path.split('?')[1]).get('paths')?.split(',') ?? [];

const missing = (wanted: readonly string[], found: readonly string[]): readonly string[] =>
  wanted.filter((path) => !found.includes(path));

type Recording = typeof globalThis & { fetched?: string[] };

function recordFetches(): void {
  const recording = globalThis as Recording;
  const fetched: string[] = [];
  recording.fetched = fetched;
  const { fetch } = recording;
  recording.fetch = (...request) => {
    fetched.push(String(request[0]));
    return fetch(...request);
  };
}

/** Paths of the API that the page asks for, those that its HTML names too. */
function apiRequestsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.push(pathname + search);
  });
  return sent;
}

async function expectSteady(page: Page, what: string): Promise<void> {
  const { total, shifts } = await layoutShift(page);
  report('layout shift', `${what}: ${total.toFixed(4)}`);
  expect(total, shifts.join('\n')).toBeLessThan(steadyLayout);
}

/** All that has moved without a press since the page began, and what it was. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ total: number; shifts: string[] }>((resolve) => {
        type Shift = PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const announced = (shift: Shift): string =>
          `${shift.value.toFixed(4)} at ${Math.round(shift.startTime)} ms: ${shift.sources
            .map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 160) : String(node?.textContent),
            )
            .join(' | ')}`;
        let total = 0;
        const shifts: string[] = [];
        const read = (entries: readonly PerformanceEntry[]): void => {
          for (const shift of (entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput)) {
            total += shift.value;
            shifts.push(announced(shift));
          }
        };
        const observer = new PerformanceObserver((list) => read(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            read(observer.takeRecords());
            resolve({ total, shifts });
          }),
        );
      }),
  );
