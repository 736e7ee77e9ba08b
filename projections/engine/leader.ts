import type pg from 'pg';
import type { Connect } from './connection.ts';
import { takeLeave } from './deadlines.ts';
import { keepTrying, pauseFor } from './keep-trying.ts';
import { type EngineLog, silent } from './log.ts';

export type CampaignOptions = {
  readonly connect: Connect;
  /** Those who campaign under one name in one database exclude each other. */
  readonly lockName: string;
  readonly signal: AbortSignal;
  /** What only one may do. Its signal aborts when the lock is lost or the campaign ends; it may also end by itself, to be elected anew. */
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
 * Leads whenever nobody else does, until the signal aborts. The lock is Postgres's session lock on a connection of its own: it goes with
 * that connection, however the process dies. Since Postgres may notice that before we do, two may lead for a moment: what they do must
 * be safe then, as moving checkpoints by compare-and-set is.
 */
export async function campaign(options: CampaignOptions): Promise<void> {
  const { connect, signal, log = silent, heartbeatMs = 2000 } = options;
  await keepTrying(
    async (isWell) => {
      const client = await connect('leader', { query_timeout: 5 * heartbeatMs });
      try {
        await waitForLock(client, options);
        isWell();
        await leadWhileConnected(client, options, heartbeatMs);
      } finally {
        await takeLeave(client);
      }
    },
    {
      signal,
      onError: (error) =>
        log.warn({ err: error }, 'lost the lead of the projections, or could not ask for it'),
    },
  );
}

/** Asks again and again: waiting inside Postgres would hold a snapshot open for days, and vacuum with it. */
async function waitForLock(
  client: pg.Client,
  { lockName, signal, onFollowing, retryMs = 250 }: CampaignOptions,
) {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isOurs"',
      [lockName],
    );
    if (rows[0]?.isOurs) return;
    onFollowing?.();
    await pauseFor(retryMs, signal);
    signal.throwIfAborted();
  }
}

async function leadWhileConnected(
  client: pg.Client,
  { lead, signal, log = silent }: CampaignOptions,
  heartbeatMs: number,
) {
  const lost = new AbortController();
  const lose = (reason: unknown) => lost.abort(reason);
  client.once('end', () => lose(new Error('the connection that holds the lock ended')));
  const ended = new AbortController();
  watchPulse(client, heartbeatMs, ended.signal).catch(lose);
  log.info({}, 'leading the projections');
  try {
    await lead(AbortSignal.any([signal, lost.signal]));
  } finally {
    ended.abort();
  }
  lost.signal.throwIfAborted();
}

/** A connection that breaks without a word, as behind a firewall, is noticed only by asking. */
async function watchPulse(client: pg.Client, heartbeatMs: number, signal: AbortSignal) {
  while (!signal.aborted) {
    await client.query('select 1');
    await pauseFor(heartbeatMs, signal);
  }
}
