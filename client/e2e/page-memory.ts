import { type BrowserContext, type CDPSession, expect } from 'playwright/test';

/**
 * What a page holds after its garbage is collected: kilobytes of the scripts' memory, how much of it the browser has compiled, elements with
 * texts, listeners.
 */
type Held = {
  readonly kilobytes: number;
  readonly compiled: number;
  readonly nodes: number;
  readonly listeners: number;
};
/** The parts of the browser's snapshot that are read. Each node is a row of numbers, one for each field. */
type Snapshot = {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [types: readonly string[]];
    };
  };
  readonly nodes: readonly number[];
};

const minutes = 30;
/** What the page loads after the start of a workout has come by then. */
const settleSeconds = 10;

const startButton = `[...document.querySelectorAll('main button')].find((button) => button.textContent.startsWith('Start'))`;
const pauseButton = `document.querySelector('button[aria-label="Pause"]')`;
/** Nothing where every set is ticked. */
const openSet = `document.querySelector('[role=checkbox][aria-checked=false], input[type=checkbox]:not(:checked)')`;

/**
 * The memory of a page as a workout begins, and after 30 minutes in which a set is ticked every second minute. The browser lets the page's time
 * run ahead: each timer fires as often as on a member's device. Playwright's clock and locators would add a megabyte of their own to the page.
 */
export async function memoryOfWorkout(
  context: BrowserContext,
  url: string,
): Promise<Readonly<Record<string, number>>> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(url);
    await untilShown(session, startButton);
    await evaluate(session, `${startButton}.click()`);
    await untilShown(session, pauseButton);
    await passSeconds(session, settleSeconds);
    const first = await heldBy(session);
    for (let minute = 0; minute < minutes; minute += 2) {
      await evaluate(session, `${openSet}?.click()`);
      await passSeconds(session, 120);
    }
    const last = await heldBy(session);
    return {
      firstKilobytes: first.kilobytes,
      firstCompiled: first.compiled,
      lastKilobytes: last.kilobytes,
      lastCompiled: last.compiled,
      firstNodes: first.nodes,
      lastNodes: last.nodes,
      lastListeners: last.listeners,
    };
  } finally {
    await page.close();
  }
}

async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`The page cannot evaluate ${expression}: ${exceptionDetails.text}`);
  return result.value;
}

const untilShown = (session: CDPSession, element: string): Promise<void> =>
  expect
    .poll(() => evaluate(session, `Boolean(${element})`), { timeout: 30_000, message: element })
    .toBe(true);

/** The page's time runs ahead, waits for answers to requests, and stands still afterwards. */
async function passSeconds(session: CDPSession, seconds: number): Promise<void> {
  const hasPassed = new Promise<void>((resolve) =>
    session.once('Emulation.virtualTimeBudgetExpired', () => resolve()),
  );
  await session.send('Emulation.setVirtualTimePolicy', {
    policy: 'pauseIfNetworkFetchesPending',
    budget: seconds * 1000,
  });
  await hasPassed;
}

async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    kilobytes: value('JSHeapUsedSize') / 1000,
    compiled: await compiledIn(session),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

/** Kilobytes of bytecode, machine code and their tables. */
async function compiledIn(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[0].indexOf('code');
  let bytes = 0;
  for (let row = 0; row < nodes.length; row += fields.length)
    if (nodes[row + type] === code) bytes += nodes[row + size] ?? 0;
  return bytes / 1000;
}
