import { expect, type Locator, type Page } from 'playwright/test';

/** How much slower the CPU is made: a phone of the middle class, and an old one. */
export const slowdowns = { usual: 4, old: 8 } as const;

/** By the bare pointer: a click of the locator looks for what it would hit, in the page and at the page's speed. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** From here on the page is slow, and what it does before is not counted. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** @returns milliseconds from the press to the next paint, since the last call; what is faster than 16 ms leaves no entry. */
const nextPaint = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // An entry is written after the frame that it tells of.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { durations } = globalThis as unknown as { durations: number[] };
    return Math.max(16, ...durations.splice(0));
  });

export type Interaction = {
  readonly name: string;
  readonly path: string;
  /** Up to the press, which is what is measured; without slowing down. */
  readonly begin: (page: Page) => Promise<Locator>;
  /** Until the press has had its effect. */
  readonly finish: (page: Page) => Promise<void>;
};

/** The presses that members make most. */
export const interactions: readonly Interaction[] = [
  {
    name: 'spin',
    path: '/dashboard',
    begin: async (page) => page.getByRole('button', { name: 'Spin the Wheel' }),
    finish: (page) => expect(page.getByRole('button', { name: 'Accept' })).toBeVisible({ timeout: 30_000 }),
  },
  {
    name: 'accept',
    path: '/dashboard',
    begin: async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.getByRole('button', { name: 'Spin the Wheel' }).click();
      return page.getByRole('button', { name: 'Accept' });
    },
    finish: (page) => expect(page.getByText('Assigned for today')).toBeVisible(),
  },
  {
    name: 'log weight',
    path: '/dashboard',
    begin: async (page) => {
      await page.getByRole('heading', { name: 'Log weight' }).scrollIntoViewIfNeeded();
      const form = page.getByRole('region', { name: 'Log weight' });
      await form.getByLabel('Weight in lbs').fill('181');
      return form.getByRole('button', { name: 'Log', exact: true });
    },
    finish: (page) => expect(page.getByText('Last: 181 lbs')).toBeVisible(),
  },
  {
    name: 'tick a set',
    path: '/workout',
    begin: async (page) => {
      await page.getByRole('button', { name: 'Start Workout' }).click();
      return page.getByRole('checkbox', { checked: false }).first();
    },
    finish: (page) => expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1),
  },
];

/** @returns milliseconds from the press to the next paint, for the member who is signed in. */
export async function nextPaintOf(
  page: Page,
  { path, begin, finish }: Interaction,
  slowdown: number = slowdowns.usual,
): Promise<number> {
  await page.goto(path);
  const target = await begin(page);
  await expect(target).toBeVisible();
  await page.waitForLoadState('networkidle');
  await slowDown(page, slowdown);
  await press(page, target);
  await finish(page);
  return nextPaint(page);
}
