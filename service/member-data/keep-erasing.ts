import type { Erasures } from './erasures.ts';

const everyMs = 60 * 60_000;

/**
 * Ends what was interrupted, and lets requests for access go that are kept no longer: at once, and then at intervals.
 * @returns what ends it, once the erasure under way is done.
 */
export function keepErasing(
  erasures: Pick<Erasures, 'resume' | 'expireRequests'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isOver = false;
  const round = async (): Promise<void> => {
    for (const work of [erasures.resume, erasures.expireRequests])
      if (!isOver) await (work() as Promise<unknown>).catch(onError);
  };
  let running = round();
  const timer = setInterval(() => {
    running = running.then(round);
  }, everyMs);
  timer.unref();
  return () => {
    isOver = true;
    clearInterval(timer);
    return running;
  };
}
