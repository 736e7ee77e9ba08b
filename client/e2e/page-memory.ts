import type { BrowserContext, CDPSession } from 'playwright/test';
import { startWorkout } from './fixtures.ts';
import { untilStill } from './main-thread.ts';

/** What a page holds after its garbage is collected: kilobytes of scripts' memory, elements and texts, listeners. */
type Held = { readonly kilobytes: number; readonly nodes: number; readonly listeners: number };

const minutes = 30;

/**
 * The memory of a page as a workout begins and after 30 minutes of it, in which a set is ticked each minute. The page's clock runs ahead, and
 * each of its timers fires.
 */
export async function memoryOfWorkout(
  context: BrowserContext,
  url: string,
): Promise<Readonly<Record<string, number>>> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await page.clock.install();
    await page.goto(url);
    await startWorkout(page);
    await untilStill(page);
    const start = await heldBy(session);
    for (let minute = 0; minute < minutes; minute += 1) {
      const open = page.getByRole('checkbox', { checked: false });
      if ((await open.count()) > 0) await open.first().click();
      await page.clock.runFor(60_000);
    }
    const end = await heldBy(session);
    return {
      'kB at first': start.kilobytes,
      'kB at last': end.kilobytes,
      'nodes at first': start.nodes,
      'nodes at last': end.nodes,
      'listeners at last': end.listeners,
    };
  } finally {
    await page.close();
  }
}

async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (named: string): number => metrics.find(({ name }) => name === named)?.value ?? Number.NaN;
  return {
    kilobytes: value('JSHeapUsedSize') / 1000,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}
