import type { Erasures } from './erasures.ts';
import type { Admission } from './expired-accounts.ts';

const everyMs = 60 * 60_000;

/**
 * Resumes interrupted erasures, and deletes requests and accounts after their retention: at once, and then at intervals.
 * @returns a function that stops it after the running erasure.
 */
export function startErasureScheduler(
  erasures: Pick<Erasures, 'resume' | 'expireRequests' | 'expireAccounts'>,
  admission: Admission,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isOver = false;
  const round = async (): Promise<void> => {
    const expireAccounts = () => erasures.expireAccounts(admission);
    for (const work of [erasures.resume, erasures.expireRequests, expireAccounts])
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
