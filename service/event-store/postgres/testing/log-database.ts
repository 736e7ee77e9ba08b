import pg from 'pg';
import { testDatabase } from '#service/testing/database.ts';

/** A database for one log, with a way to look behind it. */
export type LogDatabase = {
  readonly url: string;
  /** The first column of the rows. */
  ask(query: string, values?: readonly unknown[]): Promise<unknown[]>;
  /** Asks until the answer has rows. */
  until(query: string, values?: readonly unknown[]): Promise<void>;
  /** While `work` runs, no other connection can append. */
  whileLocked<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Ends the connections that the log has for a purpose, as an administrator would. */
  terminate(purpose: 'listen' | 'read' | 'write' | 'bulk read'): Promise<void>;
  drop(): Promise<void>;
};

export async function createLogDatabase(): Promise<LogDatabase> {
  const { url, drop } = await testDatabase();
  const [asking, locking] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([asking.connect(), locking.connect()]);
  // A test that fails may leave them behind for the server to end.
  for (const client of [asking, locking]) client.on('error', () => {});
  const ask = async (text: string, values: readonly unknown[] = []): Promise<unknown[]> => {
    const { rows } = await asking.query<[unknown]>({ text, values: [...values], rowMode: 'array' });
    return rows.map(([first]) => first);
  };
  return {
    url,
    ask,
    until: async (query, values) => {
      while ((await ask(query, values)).length === 0);
    },
    whileLocked: async (work) => {
      await locking.query('begin; select from log.head for update');
      try {
        return await work();
      } finally {
        await locking.query('rollback');
      }
    },
    terminate: async (purpose) => {
      await ask(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and application_name = $1`,
        [`event log: ${purpose}`],
      );
    },
    drop: async () => {
      await Promise.all([asking.end(), locking.end()]);
      await drop();
    },
  };
}
