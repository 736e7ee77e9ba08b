import { asInstant } from '#domain/kernel/day.ts';
import { connector } from '#projections/postgres/connection.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { withCipher } from '#service/event-store/encryption/row-cipher.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import { revokeSessionsOf } from '#service/http/session/session-store.ts';
import { createErasures, type Erasures } from '#service/jobs/erasure/erasures.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';

/** Runs the service's hourly expiry manually. @returns the number of expired requests. */
export const expireRequests = (stores: Stores): Promise<number> =>
  withErasures(stores, (erasures) => erasures.expireRequests());

/** Provides erasures to a tool, concurrently with a running service. */
export async function withErasures<Result>(
  { databaseUrl, events, keys, cipher, journal }: Stores,
  work: (erasures: Erasures) => Promise<Result>,
): Promise<Result> {
  const pool = withCipher(openPool(databaseUrl, 'erasures', { max: 2 }), cipher);
  try {
    await createServiceTables(pool);
    const erasures = createErasures({
      connect: connector({ connectionString: databaseUrl }),
      journal,
      db: pool,
      store: events,
      keys,
      execute: createExecuteCommand(events),
      endSessions: revokeSessionsOf,
      now: () => asInstant(new Date().toISOString()),
    });
    return await work(erasures);
  } finally {
    await pool.end();
  }
}
