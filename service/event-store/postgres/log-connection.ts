import pg from 'pg';
import { MigrationRefused } from '#projections/postgres/migrations.ts';
import { retry, storeDelay } from '#projections/postgres/retry.ts';
import { closeConnection, withTimeout } from '#projections/postgres/timeouts.ts';
import { type Position, StoreUnavailable } from '#service/event-store/port.ts';

export type ConnectionOptions = {
  readonly connectionString: string;
  /** How long a call is retried while Postgres is unreachable or does not answer. */
  readonly patienceMilliseconds: number;
};

/**
 * Each statement of the log has one good plan, by index. A plan made while a table was empty would use a sequential scan and stay in the
 * session's cache while the table grows. Where the log was not analysed yet, as after a copy, Postgres would read history by a bitmap and
 * sort all of it. Disabling scans inflates plan costs, which would trigger JIT compilation at every call, so that is disabled as well.
 */
const sessionSettings = `
  set enable_seqscan = off; set enable_bitmapscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set jit = off;
  set default_transaction_isolation = 'read committed'`;

/** A separate connection for a purpose that a pool does not support. */
export async function connect(
  options: ConnectionOptions,
  purpose: string,
  settings: pg.ClientConfig = {},
): Promise<pg.Client> {
  const client = new pg.Client({ ...clientConfig(options, purpose), ...settings });
  // A broken idle connection emits its error here; the next query on it fails and is handled there.
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
  // The pool waits for the returned promise before it lends the connection, although its types do not declare this.
  const onConnect = (client: pg.ClientBase): unknown => client.query(sessionSettings);
  const pool = new pg.Pool({ ...clientConfig(options, 'read'), max: size, onConnect });
  pool.on('error', () => {});
  return pool;
}

/** Ends a connection that may be broken or within a query. */
export const discard = (client: pg.Client): Promise<void> => closeConnection(client).catch(() => {});

function clientConfig(options: ConnectionOptions, purpose: string): pg.ClientConfig {
  return {
    connectionString: options.connectionString,
    application_name: `event log: ${purpose}`,
    ...withTimeout(options.patienceMilliseconds),
  };
}

/**
 * The connection is lost, or the server is shutting down, starting or broken. Or the error comes neither from the server nor from a
 * migration.
 */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof MigrationRefused) return false;
  if (!(error instanceof pg.DatabaseError)) return true;
  return /^(08|57P|58|XX)/.test(error.code ?? '');
}

/** Missing resources or locks, a cancelled query, or a read-only server: a retry may succeed. */
export function isPassing(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(40|53|55|57014|25006)/.test(error.code ?? '');
}

/**
 * Retries safe operations while the connection fails, until the deadline.
 * @throws StoreUnavailable after the deadline or when the log closes; any other error at once.
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
          ? new StoreUnavailable('The event log is closed, because this process is stopping.')
          : new StoreUnavailable(
              'The event log does not answer: Postgres cannot be reached at the configured address. Check that it runs and accepts connections; the operation was tried again until its time limit.',
              { cause },
            ),
    });
  } catch (error) {
    if (isPassing(error))
      throw new StoreUnavailable(
        'Postgres refuses the operation of the event log for now (locks, disk space, memory, or a server that is read-only). Its own message is the cause; try again later.',
        { cause: error },
      );
    throw error;
  }
}

const digits = 20;

/** The log has one number per event, used for both commit and prepare. */
export function positionOf(number: string): Position {
  const padded = number.padStart(digits, '0');
  return `${padded}/${padded}`;
}

/** The number in Postgres. */
export const numberOf = (position: Position): string => position.slice(0, digits);
