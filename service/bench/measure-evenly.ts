import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createVisitor, type Visitor } from '#service/http/testing/visitor.ts';
import type { Loaded, Target } from './measure.ts';
import { quantile } from './quantile.ts';

/**
 * Sends a target's requests at even intervals, the members in turn, whatever becomes of those before: as people do, who do not wait for
 * each other. Times count from when a request was to be sent, so that none is hidden behind another one.
 * @param rate requests per second
 */
export async function measureEvenly(
  { origin, requests, cookies }: Target,
  rate: number,
  seconds: number,
): Promise<Loaded> {
  const visitor = createVisitor(origin);
  const latencies: number[] = [];
  const answered: Promise<boolean>[] = [];
  const begun = performance.now();
  for (let nth = 0; nth < rate * seconds; nth += 1) {
    const due = begun + (1_000 * nth) / rate;
    await delay(Math.max(0, due - performance.now()));
    const request = requests[Math.floor(nth / cookies.length) % requests.length];
    if (!request) throw new Error('a target without requests');
    const isWell = ask(visitor, request, cookies[nth % cookies.length] ?? '');
    answered.push(isWell.finally(() => latencies.push(performance.now() - due)));
  }
  const failed = (await Promise.all(answered)).filter((isWell) => !isWell).length;
  const perSecond = (1_000 * latencies.length) / (performance.now() - begun);
  return { perSecond, p50: ofAll(latencies, 0.5), p99: ofAll(latencies, 0.99), failed };
}

async function ask(
  visitor: Visitor,
  { method, path, json }: Target['requests'][number],
  cookie: string,
): Promise<boolean> {
  const headers = { Cookie: cookie, 'Idempotency-Key': randomUUID() };
  return visitor.send(method, path, { headers, ...(json && { json }) }).then(
    ({ status }) => status < 300,
    () => false,
  );
}

const ofAll = (latencies: readonly number[], share: number): number => Math.round(quantile(latencies, share));
