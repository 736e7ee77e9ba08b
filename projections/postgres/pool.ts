import pg from 'pg';
import { openPipelinedConnection } from './pipelined-connection.ts';
import { defaultTimeoutMs, withTimeout } from './timeouts.ts';

const dateOid = 1082;

const standardParser = pg.types.getTypeParser as (oid: number, format?: string) => (value: string) => unknown;

/** A calendar date comes back as the text it is: a Date would put it into this machine's time zone. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
    oid === dateOid ? (value) => value : standardParser(oid, format),
};

type PoolOptions = {
  /** Connections, at most. */
  readonly max?: number;
  /** How long a query may take, or a connection to be had: one that is silent for longer is given up. */
  readonly deadlineMs?: number;
};

/** @param name shown to the database as the name of the connection. */
export function openPool(connectionString: string, name: string, options: PoolOptions = {}): pg.Pool {
  return ignoreIdleErrors(new pg.Pool(configOf(connectionString, name, options)));
}

/**
 * A pool whose prepared queries share one more connection. So a query has a name where it is short, a look-up of few rows by their key,
 * and none where it may bring many: all others would wait for it.
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
  // When all have fallen silent at once, those that are idle are given up as soon as those that are asked.
  idleTimeoutMillis: deadlineMs,
});

/** A connection that is lost while idle is replaced at the next query, which reports what is wrong. */
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
