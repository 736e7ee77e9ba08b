import type pg from 'pg';
import type { Connect } from './connection.ts';
import { type LockName, pollForLock } from './locks.ts';
import { type EngineLog, silentLog } from './log.ts';
import { runWithRetry, sleep } from './retry.ts';
import { closeConnection } from './timeouts.ts';

type LeaderOptions = {
  readonly connect: Connect;
  /** Candidates with the same name in one database exclude each other. */
  readonly lockName: LockName;
  readonly signal: AbortSignal;
  /**
   * Work that only the leader may do. Its signal aborts when the lock is lost or the election ends. When it returns, the process can be
   * elected again.
   */
  readonly lead: (signal: AbortSignal) => Promise<void>;
  /** Called each time this process finds another leader. */
  readonly onFollowing?: () => void;
  readonly log?: EngineLog;
  /** Interval in which a follower tries to take the lock. */
  readonly retryMs?: number;
  /** Interval in which a leader checks its connection. It counts as lost after five silent intervals. */
  readonly heartbeatMs?: number;
};

/**
 * Leads when no other process does, until the signal aborts. The lock is a Postgres session lock on a separate connection, so it is
 * released when the process ends for any reason. Postgres may release it before this process notices, so two processes may lead for a
 * moment. Leaders' writes must be safe then, like the compare-and-set of checkpoints.
 */
export async function runAsLeader(options: LeaderOptions): Promise<void> {
  const {
    connect,
    lockName,
    signal,
    onFollowing,
    log = silentLog,
    retryMs = 250,
    heartbeatMs = 2000,
  } = options;
  await runWithRetry(
    async (resetBackoff) => {
      const client = await connect('leader', { query_timeout: 5 * heartbeatMs });
      try {
        await pollForLock(client, lockName, {
          everyMs: retryMs,
          signal,
          ...(onFollowing && { onTaken: onFollowing }),
        });
        resetBackoff();
        await leadWhileConnected(client, options, heartbeatMs);
      } finally {
        await closeConnection(client);
      }
    },
    {
      signal,
      onError: (error) =>
        log.warn(
          { err: error },
          'the leadership of the projections was lost or cannot be requested; retrying',
        ),
    },
  );
}

async function leadWhileConnected(
  client: pg.Client,
  { lead, signal, log = silentLog }: LeaderOptions,
  heartbeatMs: number,
) {
  const lost = new AbortController();
  const lose = (reason: unknown) => lost.abort(reason);
  client.once('end', () => lose(new Error('the connection that holds the lock ended')));
  const ended = new AbortController();
  checkConnection(client, heartbeatMs, ended.signal).catch(lose);
  log.info({}, 'leading the projections');
  try {
    await lead(AbortSignal.any([signal, lost.signal]));
  } finally {
    ended.abort();
  }
  lost.signal.throwIfAborted();
}

/** A silently dropped connection, for example behind a firewall, is detected only by a query. */
async function checkConnection(client: pg.Client, heartbeatMs: number, signal: AbortSignal) {
  while (!signal.aborted) {
    await client.query('select 1');
    await sleep(heartbeatMs, signal);
  }
}
