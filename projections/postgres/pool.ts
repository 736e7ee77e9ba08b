import pg from 'pg';
import { types } from './connection.ts';
import { openPipelinedConnection } from './pipelined-connection.ts';
import { defaultTimeoutMs, withTimeout } from './timeouts.ts';

type PoolOptions = {
  /** Maximum number of connections. */
  readonly max?: number;
  /** Time limit of a query and of opening a connection. A connection that is silent for longer is closed. */
  readonly deadlineMs?: number;
};

/** @param name application name of the connections. */
export function openPool(connectionString: string, name: string, options: PoolOptions = {}): pg.Pool {
  return ignoreIdleErrors(new pg.Pool(configOf(connectionString, name, options)));
}

/**
 * A pool whose named queries share one additional pipelined connection. Name only short queries, such as look-ups of few rows by key; a
 * query that may return many rows would block the others.
 */
export function openPipelinedPool(
  connectionString: string,
  name: string,
  options: PoolOptions = {},
): pg.Pool {
  return ignoreIdleErrors(new PipelinedPool(configOf(connectionString, name, options)));
}

const configOf = (
  connectionString: string,
  name: string,
  { max = 10, deadlineMs = defaultTimeoutMs }: PoolOptions,
): pg.PoolConfig => ({
  connectionString,
  types,
  application_name: `rondel ${name}`,
  max,
  ...withTimeout(deadlineMs),
  // When all connections fall silent at once, idle ones are closed as soon as busy ones.
  idleTimeoutMillis: deadlineMs,
});

/** A connection lost while idle is replaced at the next query, which reports the error. */
function ignoreIdleErrors(pool: pg.Pool): pg.Pool {
  return pool.on('error', () => {});
}

class PipelinedPool extends pg.Pool {
  readonly #line;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.#line = openPipelinedConnection(config);
  }

  override query = ((query: pg.QueryConfig | string, values?: unknown[]) =>
    typeof query === 'object' && query.name
      ? this.#line.query(query, values)
      : super.query(query, values)) as pg.Pool['query'];

  override async end(): Promise<void> {
    await Promise.all([this.#line.end(), super.end()]);
  }
}
