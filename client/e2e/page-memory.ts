import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import { startWorkout } from './fixtures.ts';

/** What a page holds after its garbage is collected: kilobytes of scripts' memory, elements with texts, listeners. */
type Held = { readonly kilobytes: number; readonly nodes: number; readonly listeners: number };

const minutes = 30;
const stepSeconds = 5;

/**
 * The memory of a page as a workout begins, and after 30 minutes in which a set is ticked every second minute. The page's clock runs ahead in
 * steps of five seconds; in each of them a timer fires at most once.
 */
export async function memoryOfWorkout(
  context: BrowserContext,
  url: string,
): Promise<Readonly<Record<string, number>>> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.clock.install();
    await page.goto(url);
    await startWorkout(page);
    const first = await heldBy(session);
    for (let minute = 0; minute < minutes; minute += 2) {
      await tickOne(page);
      for (let second = 0; second < 120; second += stepSeconds)
        await page.clock.fastForward(stepSeconds * 1000);
    }
    const last = await heldBy(session);
    return {
      firstKilobytes: first.kilobytes,
      lastKilobytes: last.kilobytes,
      firstNodes: first.nodes,
      lastNodes: last.nodes,
      lastListeners: last.listeners,
    };
  } finally {
    await page.close();
  }
}

/** Nothing where every set is ticked. */
async function tickOne(page: Page): Promise<void> {
  const open = page.getByRole('checkbox', { checked: false });
  if ((await open.count()) > 0) await open.first().click({ timeout: 5_000 });
}

async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    kilobytes: value('JSHeapUsedSize') / 1000,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}
