import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { createSemaphore } from '#service/platform/concurrency.ts';

/** Runs a batch of an import when the process has time for it. */
export type Pacing = <Result>(batch: () => Promise<Result>) => Promise<Result>;

/** What the process tells of itself. */
export type Activity = {
  /** In milliseconds. */
  readonly now: () => number;
  /** Resolves after some milliseconds with the share of them in which the process was busy, from 0 to 1. */
  readonly busyDuring: (milliseconds: number) => Promise<number>;
};

const ownProcess: Activity = {
  now: () => performance.now(),
  async busyDuring(milliseconds) {
    const before = performance.eventLoopUtilization();
    await delay(milliseconds);
    return performance.eventLoopUtilization(before).utilization;
  },
};

const glanceMs = 30;
const busyShare = 0.2;
/** Waiting for nine times as long as the last batch took leaves nine tenths to others. */
const timesOfBatch = 9;
const longestWaitMs = 3_000;

/**
 * Batches of imports run one after the other, each once the process is quiet. Beside commands of others that keep it busy, batches get a
 * tenth of the time, and none waits for more than three seconds of its own turn.
 */
export function createPacing({ now, busyDuring }: Activity = ownProcess): Pacing {
  const inTurn = createSemaphore(1);
  let [endedAt, tookMs] = [Number.NEGATIVE_INFINITY, 0];
  return (batch) => {
    const askedAt = now();
    return inTurn(async () => {
      const until = Math.min(askedAt + longestWaitMs, endedAt + timesOfBatch * tookMs);
      while ((await busyDuring(glanceMs)) > busyShare && now() < until);
      const beganAt = now();
      try {
        return await batch();
      } finally {
        endedAt = now();
        tookMs = endedAt - beganAt;
      }
    });
  };
}
