import type pg from 'pg';
import { positionOf } from './log-connection.ts';

/**
 * The log behind the connections has lost events, or may have: its server was failed over to a replica, or it was restored. What follows
 * it begins again from a stored position.
 */
export class LogReplaced extends Error {
  override readonly name = 'LogReplaced';

  constructor() {
    super(
      'The event log is not the one that was read before: its server was failed over to a replica, or it was restored from a backup. ' +
        'It is read again from the stored positions.',
    );
  }
}

/** Notices that the log was replaced, which always ends its connections. */
export type LogHistory = {
  /**
   * Called with each new connection before it is used.
   * @param newest the newest position that this process knows
   */
  check(client: pg.Client, newest: string): Promise<void>;
  /** Aborts with LogReplaced when the log is replaced. A later call returns another signal. */
  signal(): AbortSignal;
};

/**
 * A promoted replica begins a new timeline, another server has another identifier, and a restored database another number. A schema that was
 * restored in place is noticed only when it ends before the newest known position.
 */
const identity = `
  select concat_ws(' ', (select system_identifier from pg_control_system()),
      substring(pg_walfile_name(pg_current_wal_lsn()) for 8), (select oid from pg_database where datname = current_database())) as server,
    (select position from log.head) as head`;

/** @param forget discards what this process knows of the log that was replaced */
export function createLogHistory(forget: () => void): LogHistory {
  let known: string | null = null;
  let replaced = new AbortController();
  return {
    async check(client, newest) {
      const { rows } = await client.query<{ server: string; head: string }>(identity);
      const { server = '', head = '0' } = rows[0] ?? {};
      const isSame = known === null || (known === server && positionOf(head) >= newest);
      known = server;
      if (isSame) return;
      forget();
      replaced.abort(new LogReplaced());
      replaced = new AbortController();
    },
    signal: () => replaced.signal,
  };
}
