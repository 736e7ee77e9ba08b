import pg from 'pg';

const dateOid = 1082;

const standardParser = pg.types.getTypeParser as (oid: number, format?: string) => (value: string) => unknown;

/** A calendar date comes back as the text it is: a Date would put it into this machine's time zone. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
    oid === dateOid ? (value) => value : standardParser(oid, format),
};

/** @param name shown to the database as the name of the connection. */
export function openPool(connectionString: string, name: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    application_name: `rondel ${name}`,
    keepAlive: true,
  });
  // A connection that is lost while idle is replaced at the next query, which reports what is wrong.
  pool.on('error', () => {});
  return pool;
}
