import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { closeConnection, defaultTimeoutMs, withTimeout } from './timeouts.ts';

const dateOid = 1082;

const standardParser = pg.types.getTypeParser as (oid: number, format?: string) => (value: string) => unknown;

/** Calendar dates stay text: a Date would apply the time zone of this machine. */
export const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
    oid === dateOid ? (value) => value : standardParser(oid, format),
};

/**
 * Opens a separate connection for one role of the engine, such as `live`, which `pg_stat_activity` shows. Queries have the default timeout
 * unless the settings set another.
 */
export type Connect = (role: string, settings?: pg.ClientConfig) => Promise<pg.Client>;

/**
 * Engine connections are not shared with requests, because locks, LISTEN and long rebuilds each need a separate one. The name of each ends
 * with a word that all connections of one connector share, by which another process can end them all.
 */
export function connector(database: pg.ClientConfig): Connect {
  const instance = randomUUID().slice(0, 8);
  return async (role, settings) => {
    const client = new pg.Client({
      types,
      ...withTimeout(defaultTimeoutMs),
      ...database,
      ...settings,
      application_name: `projections ${role} ${instance}`,
    });
    // A lost connection also fails its running queries, where the error is handled. Without a listener it would end the process.
    client.on('error', () => {});
    await client.connect();
    return client;
  };
}

/**
 * For connections that run batches. Postgres caches their plans, possibly while tables are still empty, and a sequential scan chosen then
 * was measured 15 times slower later. Making sequential scans expensive instead would compile each plan again.
 */
export async function fixQueryPlans(client: pg.Client): Promise<void> {
  await client.query('set enable_seqscan = off');
  await client.query('set jit = off');
}

/** Opens a connection for `work` and always closes it. */
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
    // When the connection itself failed, there is nothing to roll back.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
