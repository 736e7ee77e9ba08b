import type { BrowserContext } from 'playwright/test';
import { type TimelineEvent, timelineOf, untilStill, withoutCache } from './main-thread.ts';

/*
 * How long the main thread works while a page starts, in its own processor time: other work on the machine lengthens that least. Here the CPU is
 * not slowed down, because the browser slows a thread by letting it turn in circles, which counts as work too. The largest paint is read on a
 * slower CPU.
 */

/** A phone of the middle class is so much slower, as Lighthouse reckons too. */
const slowdown = 4;
/** A longer task keeps a press waiting. */
const longTaskMs = 50;

const kinds = {
  compile: /^(v8\.(compile|produce|deserialize)|V8\.(Compile|Finalize))/i,
  evaluate: /^(EvaluateScript|v8\.evaluateModule|V8\.Evaluate)/i,
  call: /^(FunctionCall|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks|EventDispatch|v8\.callFunction|V8\.Execute|v8\.run)$/i,
  garbage: /^(V8\.GC|MinorGC|MajorGC|BlinkGC|CppGC)/,
  style: /^(UpdateLayoutTree|ScheduleStyleRecalculation)$|Style/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|HitTest|IntersectionObserverController::\w+)$/,
  html: /^(ParseHTML|ParseAuthorStyleSheet)$/,
} as const;
type Kind = keyof typeof kinds;
const threadKinds = [...Object.keys(kinds), 'other'] as readonly (Kind | 'other')[];

/** Milliseconds of the thread. */
export type ThreadTime = {
  readonly inAll: number;
  /** Of tasks after the first contentful paint, on a CPU four times slower, what is longer than 50 ms. */
  readonly blocking: number;
  readonly kinds: Readonly<Record<Kind | 'other', number>>;
  readonly layoutShift: number;
};

/** Opens the page with an empty cache and measures until the screen is still. */
export function threadTimeOf(context: BrowserContext, url: string): Promise<ThreadTime> {
  return withoutCache(context, async (page, session) => {
    const open = async () => {
      await page.goto(url);
      await untilStill(page);
    };
    return timeIn(await timelineOf(session, open, categories));
  });
}

/** Milliseconds until the largest text or picture of the page is painted, on the network and the CPU of Lighthouse's mobile settings. */
export function largestPaintOf(context: BrowserContext, url: string): Promise<number> {
  return withoutCache(context, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await page.goto(url);
    await untilStill(page);
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  });
}

/** Latency in ms, throughput in bytes a second: what Lighthouse sets where the browser itself is slowed down. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};

const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'loading',
];

/** @param events of all threads; the busiest main thread is that of the page */
export function timeIn(events: readonly TimelineEvent[]): ThreadTime {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = named.map((thread) => ownTimes(events.filter((event) => isOf(event, thread))));
  const busiest = threads.toSorted((a, b) => b.inAll - a.inAll)[0];
  if (!busiest) throw new Error('The trace has no main thread of a page.');
  const shifts = events.filter(({ name }) => name === 'LayoutShift');
  const layoutShift = Math.max(0, ...shifts.map(({ args }) => args?.data?.cumulative_score ?? 0));
  return { ...busiest, layoutShift };
}

const isOf = (event: TimelineEvent, thread: TimelineEvent): boolean =>
  event.pid === thread.pid && event.tid === thread.tid;

function ownTimes(events: readonly TimelineEvent[]): Omit<ThreadTime, 'layoutShift'> {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.POSITIVE_INFINITY;
  const own = Object.fromEntries(threadKinds.map((kind) => [kind, 0])) as Record<Kind | 'other', number>;
  const tasks: Work[] = [];
  // Those around the event that is looked at, each with the kind that its time counts as.
  const open: { readonly until: number; readonly kind: Kind | 'other' }[] = [];
  for (const work of worksOf(events)) {
    while (open.length > 0 && (open.at(-1)?.until ?? 0) <= work.ts) open.pop();
    const around = open.at(-1)?.kind;
    const kind = kindOf(work.name) ?? around ?? 'other';
    own[kind] += work.tdur / 1000;
    if (around === undefined) tasks.push(work);
    else own[around] -= work.tdur / 1000;
    open.push({ until: work.ts + work.dur, kind });
  }
  const inAll = sumOf(tasks.map(({ tdur }) => tdur / 1000));
  const late = tasks.filter(({ ts, dur }) => ts + dur > painted);
  const blocking = sumOf(late.map(({ tdur }) => Math.max(0, (slowdown * tdur) / 1000 - longTaskMs)));
  return { inAll, blocking, kinds: own };
}

type Work = Pick<TimelineEvent, 'name' | 'ts'> & { readonly dur: number; readonly tdur: number };

/** In the order of their beginnings; of two that begin together, the one around the other is first. */
const worksOf = (events: readonly TimelineEvent[]): readonly Work[] =>
  events
    .flatMap(({ name, ph, ts, dur = 0, tdur }) =>
      ph === 'X' && tdur !== undefined ? [{ name, ts, dur, tdur }] : [],
    )
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What one round found of a page or an interaction, in this checkout or in the one that it is compared with. */
export type Compared = {
  readonly page: string;
  readonly isHere: boolean;
  readonly figures: Readonly<Record<string, number>>;
};

/** A table for all with the same figures: the medians of both checkouts, and the ratio. */
export function comparison(rounds: readonly Compared[]): string {
  const tables = new Map<string, string[]>();
  for (const page of new Set(rounds.map((round) => round.page))) {
    const ofPage = rounds.filter((round) => round.page === page);
    const titles = Object.keys(ofPage[0]?.figures ?? {});
    const head = `| page | ${titles.join(' | ')} |\n|---|${titles.map(() => '---:|').join('')}`;
    const cells = titles.map((title) => cell(title, ofPage));
    tables.set(head, [...(tables.get(head) ?? []), `| ${[page, ...cells].join(' | ')} |`]);
  }
  return [...tables].map(([head, rows]) => [head, ...rows].join('\n')).join('\n\n');
}

function cell(title: string, rounds: readonly Compared[]): string {
  const [here = 0, beside = 0] = [true, false].map((isHere) =>
    median(rounds.filter((round) => round.isHere === isHere).map(({ figures }) => figures[title] ?? 0)),
  );
  const shown = (value: number): string => value.toFixed(title === 'layoutShift' ? 3 : 0);
  return `${shown(here)} / ${shown(beside)} = ${beside > 0 ? (here / beside).toFixed(2) : '–'}`;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const kindOf = (name: string): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].test(name));
