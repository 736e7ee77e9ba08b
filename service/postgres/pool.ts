import pg from 'pg';
import { openQueryLine } from './query-line.ts';

const dateOid = 1082;

const standardParser = pg.types.getTypeParser as (oid: number, format?: string) => (value: string) => unknown;

/** A calendar date comes back as the text it is: a Date would put it into this machine's time zone. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
    oid === dateOid ? (value) => value : standardParser(oid, format),
};

/** @param name shown to the database as the name of the connection. */
export function openPool(connectionString: string, name: string, max = 10): pg.Pool {
  return quiet(new pg.Pool({ ...configOf(connectionString, name), max }));
}

/** A pool whose prepared queries, which are the short ones that every request asks, share one more connection. */
export function openPoolWithLine(connectionString: string, name: string): pg.Pool {
  return quiet(new PoolWithLine(configOf(connectionString, name)));
}

const configOf = (connectionString: string, name: string): pg.ClientConfig => ({
  connectionString,
  types,
  application_name: `rondel ${name}`,
  keepAlive: true,
});

/** A connection that is lost while idle is replaced at the next query, which reports what is wrong. */
function quiet(pool: pg.Pool): pg.Pool {
  return pool.on('error', () => {});
}

class PoolWithLine extends pg.Pool {
  readonly #line;

  constructor(config: pg.ClientConfig) {
    super(config);
    this.#line = openQueryLine(config);
  }

  override query = ((query: pg.QueryConfig | string, values?: unknown[]) =>
    typeof query === 'object' && query.name
      ? this.#line.query(query, values)
      : super.query(query, values)) as pg.Pool['query'];

  override async end(): Promise<void> {
    await Promise.all([this.#line.end(), super.end()]);
  }
}
