import pg from 'pg';
import { MigrationRefused } from '#projections/postgres/migrations.ts';
import { retry, storeDelay } from '#projections/postgres/retry.ts';
import { closeConnection, withTimeout } from '#projections/postgres/timeouts.ts';
import { type Position, StoreUnavailable } from '#service/event-store/port.ts';

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

/** A separate connection, for what a pool cannot do: one writer, one listener. */
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
export const discard = (client: pg.Client): Promise<void> => closeConnection(client).catch(() => {});

function clientConfig(options: ConnectionOptions, purpose: string): pg.ClientConfig {
  return {
    connectionString: options.connectionString,
    application_name: `event log: ${purpose}`,
    ...withTimeout(options.patienceMilliseconds),
  };
}

/** Connection gone, server shutting down, starting or broken, or an error that is neither the server's nor of a migration. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof MigrationRefused) return false;
  if (!(error instanceof pg.DatabaseError)) return true;
  return /^(08|57P|58|XX)/.test(error.code ?? '');
}

/** Resources or locks missing, cancelled, or a server that only reads: the same may go well later. */
export function isPassing(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(40|53|55|57014|25006)/.test(error.code ?? '');
}

/**
 * Repeats what can be repeated without harm while the connection is what fails, until the deadline.
 * @throws StoreUnavailable when the deadline is over or the log closes; any error of the work itself at once.
 */
export async function whileReachable<Result>(
  patienceMilliseconds: number,
  closing: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await retry(work, {
      delayMs: storeDelay,
      signal: closing,
      deadlineMs: patienceMilliseconds,
      isTemporary: (error) => isConnectionLost(error) && !isPassing(error),
      errorAtEnd: (end, cause) =>
        end === 'aborted'
          ? new StoreUnavailable('the event log is closed')
          : new StoreUnavailable('the event log cannot be reached', { cause }),
    });
  } catch (error) {
    if (isPassing(error)) throw new StoreUnavailable('the event log cannot do it now', { cause: error });
    throw error;
  }
}

const digits = 20;

/** The log has one number for each event; commit and prepare are both it. */
export function positionOf(number: string): Position {
  const padded = number.padStart(digits, '0');
  return `${padded}/${padded}`;
}

/** As Postgres reads it. */
export const numberOf = (position: Position): string => position.slice(0, digits);
