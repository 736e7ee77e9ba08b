import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { report } from './report.ts';

const quickAnswer = 100;
/** A machine that is busy otherwise is slower than any phone: beyond this it is our doing. */
const slowAnswer = 1000;
const slowdown = 4;

// The recorder works in the page, at the page's speed: its share would be taken for ours.
test.use({ trace: 'off' });

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
