import { setTimeout as pause } from 'node:timers/promises';

const longestPause = 5_000;

/** 50 ms, doubled for each attempt that failed, up to 5 s; each cut by up to half, so that processes do not knock all at once. */
const backOffMilliseconds = (failures: number): number =>
  Math.min(longestPause, 50 * 2 ** failures) * (1 - Math.random() / 2);

/** Ends early, without an error, when the signal aborts. */
export const backOff = (failures: number, signal: AbortSignal): Promise<void> =>
  pause(backOffMilliseconds(failures), undefined, { signal }).catch(() => {});
