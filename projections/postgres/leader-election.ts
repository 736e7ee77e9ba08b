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
  /** What only the leader may do. Its signal aborts when the lock is lost or the election ends. It may also return, to be elected again. */
  readonly lead: (signal: AbortSignal) => Promise<void>;
  /** Another one leads. Called each time that it is seen. */
  readonly onFollowing?: () => void;
  readonly log?: EngineLog;
  /** How often a follower looks whether the leader is gone. */
  readonly retryMs?: number;
  /** How often a leader looks whether its connection is alive; one that is silent for five times as long counts as lost. */
  readonly heartbeatMs?: number;
};

/**
 * Leads whenever no other process does, until the signal aborts. The lock is Postgres's session lock on a separate connection: it is
 * released with that connection, in whichever way the process ends. Since Postgres may notice that before this process does, two may lead
 * for a moment: what they do must be safe then, as moving checkpoints by compare-and-set is.
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
        log.warn({ err: error }, 'lost the lead of the projections, or could not ask for it'),
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

/** A connection that breaks without a word, as behind a firewall, is noticed only by asking. */
async function checkConnection(client: pg.Client, heartbeatMs: number, signal: AbortSignal) {
  while (!signal.aborted) {
    await client.query('select 1');
    await sleep(heartbeatMs, signal);
  }
}
