import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { maya } from './people.ts';
import { report } from './report.ts';

const steadyLayout = 0.02;
const quickAnswer = 100;
/** A machine that is busy otherwise is slower than any phone: beyond this it is our doing. */
const slowAnswer = 1000;
const slowdown = 4;

// The recorder works in the page, at the page's speed: its share would be taken for ours.
test.use({ trace: 'off' });

test.describe('Nothing moves while a page loads', () => {
  for (const width of [390, 768, 1280])
    test(`the landing page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await expect(page.getByLabel('E-mail')).toBeVisible();
      await expectSteady(page, `landing, ${width} px`);
    });

  for (const [route, width] of ['/dashboard', '/workout'].flatMap((each) =>
    [390, 768, 1280].map((one) => [each, one] as const),
  ))
    test(`${route} at ${width} px, also where the data comes late`, async ({ page, signIn }) => {
      await signIn(maya.email);
      await page.setViewportSize({ width, height: 844 });
      const late = hold();
      await page.route(/\/api\/(?!auth\/user|programs\/active)/, late.route);
      await page.goto(route);
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
      late.letGo();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectSteady(page, `${route}, ${width} px`);
    });
});

test.describe('With a CPU four times slower', () => {
  test('accepting a quest is answered at once', async ({ page, member }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await member('quickness@rondel.example');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Spin the Wheel' }).click();
    const accept = page.getByRole('button', { name: 'Accept' });
    await expect(accept).toBeVisible();
    await slowDown(page);
    await press(page, accept);
    await expect(page.getByText('Assigned for today')).toBeVisible();
    await expectQuick(page, 'Accept');
  });

  test('ticking a set is answered at once', async ({ page, member }) => {
    await member('quick-ticks@rondel.example');
    await page.goto('/workout');
    await page.getByRole('button', { name: 'Start Workout' }).click();
    const sets = page.getByRole('checkbox', { checked: false });
    const open = await sets.count();
    await slowDown(page);
    await press(page, sets.first());
    await expect(sets).toHaveCount(open - 1);
    await expectQuick(page, 'Ticking a set');
  });
});

/** By the bare pointer: a click of the locator looks for what it would hit, in the page and at the page's speed. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** From here on the page is slow, and what it does before is not counted. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** From the press to the next paint; what is faster than 16 ms leaves no entry. */
async function expectQuick(page: Page, what: string): Promise<void> {
  const duration = await page.evaluate(async () => {
    // An entry is written after the frame that it tells of.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { durations } = globalThis as unknown as { durations: readonly number[] };
    return Math.max(16, ...durations);
  });
  const verdict = duration <= quickAnswer ? 'quick' : `over ${quickAnswer} ms`;
  report('interaction to next paint', `${what}: ${duration} ms, ${verdict}`);
  expect(duration).toBeLessThan(slowAnswer);
}

async function expectSteady(page: Page, what: string): Promise<void> {
  const { total, shifts } = await layoutShift(page);
  report('layout shift', `${what}: ${total.toFixed(4)}`);
  expect(total, shifts.join('\n')).toBeLessThan(steadyLayout);
}

/** All that has moved without anybody's doing since the page began, and what it was. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ total: number; shifts: string[] }>((resolve) => {
        type Shift = PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const told = (shift: Shift): string =>
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
            shifts.push(told(shift));
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
