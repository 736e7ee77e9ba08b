import pg from 'pg';
import { takeLeave, within } from '#projections/engine/deadlines.ts';

export type ConnectionOptions = {
  readonly connectionString: string;
  /** How long a call goes on trying while Postgres cannot be reached or does not answer. */
  readonly patienceMilliseconds: number;
};

/**
 * The log's statements have one good plan each, by index; but a plan that was made while a table was empty scans it, and stays in
 * the session's cache while the table grows. With scans off, a plan's inflated cost would invite compiling it at every call.
 */
const sessionSettings = `
  set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set jit = off;
  set default_transaction_isolation = 'read committed'`;

/** A connection of its own, for what a pool cannot do: one writer, one listener. */
export async function connect(
  options: ConnectionOptions,
  purpose: string,
  settings: pg.ClientConfig = {},
): Promise<pg.Client> {
  const client = new pg.Client({ ...clientConfig(options, purpose), ...settings });
  // An idle connection that breaks says so here; the next query on it fails and is handled there.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sessionSettings);
    return client;
  } catch (error) {
    await discard(client);
    throw error;
  }
}

export function createPool(options: ConnectionOptions, size: number): pg.Pool {
  // The pool waits for what this returns before it lends the connection, though its types do not say so.
  const onConnect = (client: pg.ClientBase): unknown => client.query(sessionSettings);
  const pool = new pg.Pool({ ...clientConfig(options, 'read'), max: size, onConnect });
  pool.on('error', () => {});
  return pool;
}

/** Ends a connection that may be broken or in the middle of a query. */
export const discard = (client: pg.Client): Promise<void> => takeLeave(client).catch(() => {});

function clientConfig(options: ConnectionOptions, purpose: string): pg.ClientConfig {
  return {
    connectionString: options.connectionString,
    application_name: `event log: ${purpose}`,
    ...within(options.patienceMilliseconds),
  };
}
