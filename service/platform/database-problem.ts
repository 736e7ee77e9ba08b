import { openPool } from '#projections/postgres/pool.ts';
import { shownAddress } from './store-addresses.ts';

const patienceMs = 3_000;

/**
 * Why a Postgres accepts no connection, with host, port, database and cause, and without the password; null when it does.
 * @param databaseUrl null for the embedded Postgres.
 */
export async function databaseProblem(databaseUrl: string | null): Promise<string | null> {
  if (databaseUrl === null) return null;
  const pool = openPool(databaseUrl, 'probe', { max: 1, deadlineMs: patienceMs });
  try {
    await pool.query('select');
    return null;
  } catch (error) {
    return `Postgres at ${shownAddress(databaseUrl)} accepts no connection: ${causeOf(error)}. Check host, port, user, password and TLS in DATABASE_URL.`;
  } finally {
    await pool.end();
  }
}

function causeOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(causeOf).join(', ');
  const { message, code } = error as NodeJS.ErrnoException;
  return code === undefined || message.includes(code) ? message : `${message} (${code})`;
}
