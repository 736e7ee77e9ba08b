import type pg from 'pg';

/** For short queries and for opening a connection. */
export const defaultTimeoutMs = 10_000;

/** For batches, and for queries that may wait for a rebuild's swap or for another process that creates tables. */
export const longTimeoutMs = 60_000;

/** No query timeout; relies on TCP keepalive to detect a lost connection. */
export const withoutTimeout: pg.ClientConfig = { query_timeout: 0 };

const keepAliveDelayMs = 10_000;
const closeTimeoutMs = 500;

/** For one long statement on a connection with short queries. */
export const withLongTimeout = (text: string, values: unknown[] = []) => ({
  text,
  values,
  query_timeout: longTimeoutMs,
});

/** When packets are lost silently, only a timeout detects the loss during a query, and only TCP keepalive while idle. */
export const withTimeout = (milliseconds: number): pg.ClientConfig => ({
  connectionTimeoutMillis: Math.min(milliseconds, defaultTimeoutMs),
  query_timeout: milliseconds,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveDelayMs,
});

/** Ends a connection, and destroys its socket when the server does not close it. */
export async function closeConnection(client: pg.Client): Promise<void> {
  const hangUp = setTimeout(() => client.connection.stream.destroy(), closeTimeoutMs);
  await client.end().finally(() => clearTimeout(hangUp));
}
