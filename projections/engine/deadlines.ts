import type pg from 'pg';

/** For what Postgres answers at once, and for the opening of a connection. */
export const usualDeadlineMs = 10_000;

/** For a batch, and for whoever may wait for a rebuild to swap its tables in, or for another process to create them. */
export const patientDeadlineMs = 60_000;

/** For work that takes as long as it takes: that its connection is gone is left to TCP to find. */
export const unhurried: pg.ClientConfig = { query_timeout: 0 };

const probeAfterMs = 10_000;
const farewellMs = 500;

/** For one statement on a connection whose others answer at once. */
export const patiently = (text: string, values: unknown[] = []) => ({
  text,
  values,
  query_timeout: patientDeadlineMs,
});

/** Packets may be lost without a word; then a deadline alone tells that a connection is gone, and TCP's probes while it is idle. */
export const within = (milliseconds: number): pg.ClientConfig => ({
  connectionTimeoutMillis: Math.min(milliseconds, usualDeadlineMs),
  query_timeout: milliseconds,
  keepAlive: true,
  keepAliveInitialDelayMillis: probeAfterMs,
});

/** Ends a connection, and hangs up where the other side does not take leave too. */
export async function takeLeave(client: pg.Client): Promise<void> {
  const hangUp = setTimeout(() => client.connection.stream.destroy(), farewellMs);
  await client.end().finally(() => clearTimeout(hangUp));
}
