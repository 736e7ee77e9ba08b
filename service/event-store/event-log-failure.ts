import pg from 'pg';
import { backOff } from './back-off.ts';
import { StoreUnavailable } from './store.ts';

/** Connection gone, server shutting down, starting or broken, or an error that is none of the server's. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return /^(08|57P|58|XX)/.test(error.code ?? '');
}

/** Resources or locks missing, cancelled, or a server that only reads: the same may go well later. */
export function isPassing(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(40|53|55|57014|25006)/.test(error.code ?? '');
}

/**
 * Repeats what is harmless to repeat while the connection is what fails, for as long as patience lasts.
 * @throws StoreUnavailable when patience or the log ends; any error of the work itself at once.
 */
export async function whileReachable<Result>(
  patienceMilliseconds: number,
  closing: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + patienceMilliseconds;
  for (let failures = 0; ; failures += 1) {
    if (closing.aborted) throw new StoreUnavailable('the event log is closed');
    try {
      return await work();
    } catch (error) {
      throwUnlessLost(error, deadline);
      await backOff(failures, closing);
    }
  }
}

function throwUnlessLost(error: unknown, deadline: number): void {
  if (isPassing(error)) throw new StoreUnavailable('the event log cannot do it now', { cause: error });
  if (!isConnectionLost(error)) throw error;
  if (Date.now() >= deadline) throw new StoreUnavailable('the event log cannot be reached', { cause: error });
}
