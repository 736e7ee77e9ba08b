import type pg from 'pg';

/** For what Postgres answers at once, and for the opening of a connection. */
export const defaultTimeoutMs = 10_000;

/** For a batch, and for a query that may wait for a rebuild to swap its tables in, or for another process to create them. */
export const longTimeoutMs = 60_000;

/** For work that takes as long as it takes: that its connection is gone is left to TCP to find. */
export const withoutTimeout: pg.ClientConfig = { query_timeout: 0 };

const keepAliveDelayMs = 10_000;
const closeTimeoutMs = 500;

/** For one statement on a connection whose others answer at once. */
export const withLongTimeout = (text: string, values: unknown[] = []) => ({
  text,
  values,
  query_timeout: longTimeoutMs,
});

/** Packets may be lost without a word; then a deadline alone tells that a connection is gone, and TCP's probes while it is idle. */
export const withTimeout = (milliseconds: number): pg.ClientConfig => ({
  connectionTimeoutMillis: Math.min(milliseconds, defaultTimeoutMs),
  query_timeout: milliseconds,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveDelayMs,
});

/** Ends a connection, and destroys its socket when the server does not close it too. */
export async function closeConnection(client: pg.Client): Promise<void> {
  const hangUp = setTimeout(() => client.connection.stream.destroy(), closeTimeoutMs);
  await client.end().finally(() => clearTimeout(hangUp));
}
