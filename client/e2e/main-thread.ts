import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import { build } from 'vite';

/*
 * Where the time of the main thread goes while a page starts, on a CPU four times slower: what V8 samples every 0.25 ms, and what the browser's
 * own timeline says of styles, layout and paint. The sources of a second build with source maps name each function.
 */
const slowdown = 4;

/** One function that V8 saw running, with those that called it. */
type Frame = {
  readonly id: number;
  readonly callFrame: {
    readonly url: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
    readonly functionName: string;
  };
  readonly children?: readonly number[];
};
type Profile = {
  readonly nodes: readonly Frame[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
};
/** A function by its source: `module` is a package, or a file of the project. */
type Origin = { readonly module: string; readonly name: string };

export type Part =
  | 'evaluate'
  | 'render'
  | 'commit'
  | 'styled'
  | 'contracts'
  | 'machines'
  | 'cipher'
  | 'otherScript'
  | 'garbage'
  | 'native';
/** Milliseconds of the slowed thread. Parts of scripts do not overlap; what the browser does by itself is `native`. */
export type MainThread = {
  readonly parts: Readonly<Partial<Record<Part, number>>>;
  /** What the timeline says of the browser's own work; work that a script forces is a part of scripts too. */
  readonly timeline: {
    readonly compile: number;
    readonly style: number;
    readonly layout: number;
    readonly paint: number;
  };
  /** Own time of scripts by package or file, most first. */
  readonly modules: readonly (readonly [module: string, milliseconds: number])[];
};

/** Names functions of the built client by their sources. */
export type Origins = (file: string, line: number, column: number) => Origin;

/** Builds the client again with source maps, whose files have the same names as those that are served. */
export async function readOrigins(): Promise<Origins> {
  const folder = await mkdtemp(join(tmpdir(), 'rondel-source-maps-'));
  try {
    await build({
      configFile: join(import.meta.dirname, '../vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder, sourcemap: 'hidden' },
    });
    const maps = new Map<string, { map: SourceMap; lines: Map<string, readonly string[]> }>();
    for (const file of await readdir(join(folder, 'assets')))
      if (file.endsWith('.js.map')) {
        const payload = JSON.parse(await readFile(join(folder, 'assets', file), 'utf8')) as SourceMapPayload;
        const lines = payload.sources.map(
          (source, at) => [source, (payload.sourcesContent[at] ?? '').split('\n')] as const,
        );
        maps.set(file.slice(0, -'.map'.length), { map: new SourceMap(payload), lines: new Map(lines) });
      }
    return (file, line, column) => {
      const found = maps.get(file);
      const entry = found?.map.findEntry(line, column);
      if (!found || !entry || !('originalSource' in entry) || !entry.originalSource)
        return { module: file, name: '' };
      const text = found.lines.get(entry.originalSource)?.[entry.originalLine] ?? '';
      return { module: moduleOf(entry.originalSource), name: functionIn(text) };
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const moduleOf = (source: string): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(source)?.[1] ??
  source.replace(/^.*?((?:client|domain|service|projections)\/)/, '$1');

const functionIn = (line: string): string => /function\*?\s+(\w+)/.exec(line)?.[1] ?? '';

/** Opens the page with an empty cache and measures until the screen is still. */
export function mainThreadOf(context: BrowserContext, url: string, origins: Origins): Promise<MainThread> {
  return withoutCache(context, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 250 });
    const events = await timelineOf(session, async () => {
      await session.send('Profiler.start');
      await page.goto(url);
      await untilStill(page);
    });
    const { profile } = await session.send('Profiler.stop');
    return { ...partsOf(profile, origins), timeline: sumsOf(events) };
  });
}

/** A new page that loads everything from the network. It is closed after the work. */
export async function withoutCache<Result>(
  context: BrowserContext,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.setBypassServiceWorker', { bypass: true });
    return await work(page, session);
  } finally {
    await page.close();
  }
}

/** Nothing is asked for, no skeleton is in sight, and the thread has time to spare. */
export async function untilStill(page: Page): Promise<void> {
  // By its element: a search by role takes the thread that is measured 10 ms.
  await page.locator('h1:not([data-frame] *)').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let times = 0; times < 5; times += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
  });
}

export type TimelineEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of it the processor time of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly cumulative_score?: number } };
};

/** What the browser writes down while `run` runs. */
export async function timelineOf(
  session: CDPSession,
  run: () => Promise<void>,
  includedCategories = ['devtools.timeline', 'v8.compile', 'disabled-by-default-v8.compile'],
): Promise<readonly TimelineEvent[]> {
  const events: TimelineEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TimelineEvent[])));
  const traceConfig = { includedCategories };
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  await run();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

const kinds = {
  compile: /^(v8\.compile|V8\.CompileCode|v8\.compileModule)$/i,
  style: /^UpdateLayoutTree$/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer)$/,
} as const;

function sumsOf(events: readonly TimelineEvent[]): MainThread['timeline'] {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const mainThreads = new Set(named.map(({ pid, tid }) => `${pid} ${tid}`));
  // Each moment once, also where one piece of work begins inside of another of its kind.
  const sum = (kind: RegExp): number => {
    let [total, until] = [0, 0];
    const ofKind = events
      .filter(({ name, ph, pid, tid }) => ph === 'X' && kind.test(name) && mainThreads.has(`${pid} ${tid}`))
      .sort((a, b) => a.ts - b.ts);
    for (const { ts, dur = 0 } of ofKind) {
      total += Math.max(0, ts + dur - Math.max(ts, until));
      until = Math.max(until, ts + dur);
    }
    return total / 1000;
  };
  return {
    compile: sum(kinds.compile),
    style: sum(kinds.style),
    layout: sum(kinds.layout),
    paint: sum(kinds.paint),
  };
}

const libraries: readonly (readonly [Part, RegExp])[] = [
  ['styled', /^(styled-components|stylis|@emotion\/)/],
  ['contracts', /^(zod|client\/lib\/http\/schema\.ts)$/],
  ['machines', /^(xstate|@xstate\/react)$/],
  ['cipher', /^@noble\//],
];
const renders = /^renderRoot(Sync|Concurrent)$/;
const commits = /^(commitRoot\w*|flush(Mutation|Layout|Passive|Spawned)\w*)$/;
const outside: Readonly<Record<string, Part | 'idle'>> = {
  '(idle)': 'idle',
  '(program)': 'native',
  '(garbage collector)': 'garbage',
};

export function partsOf({ nodes, samples = [], timeDeltas = [] }: Profile, origins: Origins) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const places = new Map(nodes.map((node) => [node.id, placed(node, origins)]));
  const stackOf = (id: number): readonly Frame[] => {
    const stack: Frame[] = [];
    for (let at: number | undefined = id; at !== undefined; at = callers.get(at))
      stack.push(byId.get(at) as Frame);
    return stack;
  };
  const partOfNode = new Map(nodes.map(({ id }) => [id, partOf(stackOf(id), places)]));
  const parts: Partial<Record<Part, number>> = {};
  const modules = new Map<string, number>();
  samples.forEach((id, at) => {
    const part = partOfNode.get(id) ?? 'idle';
    if (part === 'idle') return;
    const milliseconds = (timeDeltas[at + 1] ?? 0) / 1000;
    parts[part] = (parts[part] ?? 0) + milliseconds;
    const { module = '' } = places.get(id) ?? {};
    if (module) modules.set(module, (modules.get(module) ?? 0) + milliseconds);
  });
  return { parts, modules: [...modules].sort(([, a], [, b]) => b - a) };
}

function placed({ callFrame: { url, lineNumber, columnNumber } }: Frame, origins: Origins): Origin {
  return url.includes('/assets/')
    ? origins(basename(url), lineNumber, columnNumber)
    : { module: '', name: '' };
}

/** @param stack the running function first, then who called it */
function partOf(stack: readonly Frame[], places: ReadonlyMap<number, Origin>): Part | 'idle' {
  const own = outside[stack[0]?.callFrame.functionName ?? '(idle)'];
  if (own) return own;
  if (stack.some(isModule)) return 'evaluate';
  for (const { id } of stack) {
    const part = partNamed(places.get(id));
    if (part) return part;
  }
  return 'otherScript';
}

function partNamed({ module, name }: Origin = { module: '', name: '' }): Part | undefined {
  if (module === 'react-dom')
    return renders.test(name) ? 'render' : commits.test(name) ? 'commit' : undefined;
  return libraries.find(([, pattern]) => pattern.test(module))?.[0];
}

/** The body of a module begins where its file does. */
const isModule = ({ callFrame: { url, lineNumber, columnNumber } }: Frame): boolean =>
  url.includes('/assets/') && lineNumber === 0 && columnNumber === 0;
