import pg from 'pg';
import { testDatabase } from './database.ts';
import { until } from './until.ts';

/** A database for one log, with direct access to its tables. */
export type LogDatabase = {
  readonly url: string;
  /** The first column of the result. */
  ask(query: string, values?: readonly unknown[]): Promise<unknown[]>;
  /** Repeats the query until it returns rows. */
  until(query: string, values?: readonly unknown[]): Promise<void>;
  /** Blocks appends of all other connections while `work` runs. */
  whileLocked<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Ends the log's connections of one purpose, like an administrator. */
  terminate(purpose: 'read' | 'write' | 'bulk read'): Promise<void>;
  drop(): Promise<void>;
};

export async function createLogDatabase(): Promise<LogDatabase> {
  const { url, drop } = await testDatabase();
  const [asking, locking] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([asking.connect(), locking.connect()]);
  // A failing test may leave these connections for the server to end.
  for (const client of [asking, locking]) client.on('error', () => {});
  const ask = async (text: string, values: readonly unknown[] = []): Promise<unknown[]> => {
    const { rows } = await asking.query<[unknown]>({ text, values: [...values], rowMode: 'array' });
    return rows.map(([first]) => first);
  };
  return {
    url,
    ask,
    until: async (query, values) => {
      await until(async () => (await ask(query, values)).length > 0);
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
