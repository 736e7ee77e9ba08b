import pg from 'pg';
import { closeConnection, defaultTimeoutMs, withTimeout } from './timeouts.ts';

/**
 * Opens a separate connection for one role of the engine, such as `live`, which `pg_stat_activity` then shows. Its queries have the usual
 * deadline unless the settings name another.
 */
export type Connect = (role: string, settings?: pg.ClientConfig) => Promise<pg.Client>;

/** Connections are never shared with requests: a lock, a LISTEN and a long rebuild each need their own. */
export function connector(database: pg.ClientConfig): Connect {
  return async (role, settings) => {
    const client = new pg.Client({
      ...withTimeout(defaultTimeoutMs),
      ...database,
      ...settings,
      application_name: `projections ${role}`,
    });
    // A lost connection also fails the query under way, which is where it is dealt with; unheard it would end the process.
    client.on('error', () => {});
    await client.connect();
    return client;
  };
}

/**
 * For a connection that runs batches. Postgres makes their plans once, possibly while the tables are still empty, and keeps them: a
 * sequential scan that is right then was measured 15 times too slow later. If sequential scans were made expensive instead, each plan would
 * be compiled again.
 */
export async function fixQueryPlans(client: pg.Client): Promise<void> {
  await client.query('set enable_seqscan = off');
  await client.query('set jit = off');
}

/** Lends a connection to `work` and closes it in every case. */
export async function withConnection<Result>(
  connect: Connect,
  role: string,
  work: (client: pg.Client) => Promise<Result>,
  settings?: pg.ClientConfig,
): Promise<Result> {
  const client = await connect(role, settings);
  try {
    return await work(client);
  } finally {
    await closeConnection(client);
  }
}

/** Runs `work` in a transaction on a connection that is not shared meanwhile. */
export async function inTransaction<Result>(
  client: pg.ClientBase,
  work: () => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  await client.query(begin);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // The connection itself may be what failed; then there is nothing to roll back.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
