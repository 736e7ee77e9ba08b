import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { quantile } from './quantile.ts';

export type Target = {
  readonly name: string;
  readonly origin: string;
  /** Sent one after the other on each connection. */
  readonly requests: readonly {
    readonly method: 'GET' | 'POST' | 'DELETE';
    readonly path: string;
    readonly json?: object;
  }[];
  /** One per member, used in rotation; empty for requests without a session. */
  readonly cookies: readonly string[];
  /** Access tokens that are used in the place of the cookies. */
  readonly tokens?: readonly string[];
  /** Requests per second of all members together, evenly spaced; unlimited when absent. */
  readonly rate?: number;
};
export type Measured = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  /** Share of CPU time stolen by the host, in percent; null when the host does not report it. */
  readonly stolen: number | null;
};

type Loaded = Omit<Measured, 'stolen'>;

/** @param seconds duration of the load */
export async function measure(target: Target, connections: number, seconds: number): Promise<Measured> {
  const stolen = await cpuStealShare();
  const measured = await load(target, connections, seconds);
  return { ...measured, stolen: await stolen() };
}

/** By a number of connections, or at the target's rate. autocannon's own rate limit sends all requests at the start of each second. */
async function load(target: Target, connections: number, seconds: number): Promise<Loaded> {
  const { origin, requests, cookies, tokens, rate } = target;
  if (rate !== undefined) return measureEvenly(target, rate, seconds);
  const proofs: readonly Readonly<Record<string, string>>[] = tokens
    ? tokens.map((token) => ({ Authorization: `Bearer ${token}` }))
    : cookies.map((cookie) => ({ Cookie: cookie }));
  const nextMember = inTurn(proofs);
  const latencies: number[] = [];
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    // The histogram of autocannon has whole milliseconds.
    setupClient: (client) =>
      client.on('response', (_status, _bytes, milliseconds) => void latencies.push(milliseconds)),
    requests: requests.map(({ method, path, json }, index) => ({
      method,
      path,
      ...(json && { body: JSON.stringify(json) }),
      setupRequest: (request, sender: Sender) => ({
        ...request,
        headers: {
          ...request.headers,
          Origin: origin,
          ...(index === 0 ? Object.assign(sender, { proof: nextMember() }) : sender).proof,
          ...(json && { 'Content-Type': 'application/json' }),
          ...(method !== 'GET' && { 'Idempotency-Key': randomUUID() }),
        },
      }),
    })),
  });
  const { requests: counts, errors, timeouts, non2xx } = result;
  const failed = errors + timeouts + non2xx;
  return { perSecond: counts.mean, p50: ofAll(latencies, 0.5), p99: ofAll(latencies, 0.99), failed };
}

/** The member who sends one sequence of requests on a connection. The next sequence has another member. */
type Sender = { readonly proof?: Readonly<Record<string, string>> | undefined };

function inTurn<Value>(values: readonly Value[]): () => Value | undefined {
  let next = 0;
  return () => {
    next += 1;
    return values[(next - 1) % values.length];
  };
}

/** @returns a function for the CPU steal share since this call, in percent; null when not on Linux. */
async function cpuStealShare(): Promise<() => Promise<number | null>> {
  const before = await processorTimes();
  return async () => {
    const after = await processorTimes();
    const spent = after.map((time, index) => time - (before[index] ?? 0));
    const all = spent.reduce((sum, time) => sum + time, 0);
    const steal = spent[stealColumn];
    return steal === undefined || all === 0 ? null : (100 * steal) / all;
  };
}

const stealColumn = 7;

/** Sum of all processors, in ticks: user, nice, system, idle, iowait, irq, softirq, steal. */
async function processorTimes(): Promise<number[]> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  const times = /^cpu +(.*)$/m.exec(text)?.[1]?.split(' ') ?? [];
  return times.slice(0, stealColumn + 1).map(Number);
}

/**
 * Sends requests at even intervals, members in rotation, without waiting for earlier requests. Latency counts from the scheduled time, so
 * that a delay also counts for the requests behind it (no coordinated omission).
 * @param rate requests per second
 */
async function measureEvenly(
  { origin, requests, cookies }: Target,
  rate: number,
  seconds: number,
): Promise<Loaded> {
  const visitor = createHttpClient(origin);
  const latencies: number[] = [];
  const answered: Promise<boolean>[] = [];
  const begun = performance.now();
  for (let nth = 0; nth < rate * seconds; nth += 1) {
    const due = begun + (1_000 * nth) / rate;
    await delay(Math.max(0, due - performance.now()));
    const request = requests[Math.floor(nth / cookies.length) % requests.length];
    if (!request) throw new Error('a target without requests');
    const isAnswered = ask(visitor, request, cookies[nth % cookies.length] ?? '');
    answered.push(isAnswered.finally(() => latencies.push(performance.now() - due)));
  }
  const failed = (await Promise.all(answered)).filter((isAnswered) => !isAnswered).length;
  const perSecond = (1_000 * latencies.length) / (performance.now() - begun);
  return { perSecond, p50: ofAll(latencies, 0.5), p99: ofAll(latencies, 0.99), failed };
}

async function ask(
  visitor: HttpClient,
  { method, path, json }: Target['requests'][number],
  cookie: string,
): Promise<boolean> {
  const headers = { Cookie: cookie, 'Idempotency-Key': randomUUID() };
  return visitor.send(method, path, { headers, ...(json && { json }) }).then(
    ({ status }) => status < 300,
    () => false,
  );
}

/** In tenths of a millisecond. */
const ofAll = (latencies: readonly number[], share: number): number =>
  Math.round(10 * quantile(latencies, share)) / 10;
