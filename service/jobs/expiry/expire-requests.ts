import { asInstant } from '#domain/kernel/day.ts';
import { connector } from '#projections/postgres/connection.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { createExecuteCommand } from '#service/commands/execute-command.ts';
import { withCipher } from '#service/event-store/encryption/row-cipher.ts';
import { createErasures, type Erasures } from '#service/jobs/erasure/erasures.ts';
import type { Stores } from '#service/open-stores.ts';
import { createServiceTables } from '#service/service-schema.ts';

/** What the service does every hour, by hand. @returns how many requests for access went. */
export const expireRequests = (stores: Stores): Promise<number> =>
  withErasures(stores, (erasures) => erasures.expireRequests());

/** Erases beside a service that runs. */
export async function withErasures<Result>(
  { databaseUrl, events, keys, cipher }: Stores,
  work: (erasures: Erasures) => Promise<Result>,
): Promise<Result> {
  const pool = withCipher(openPool(databaseUrl, 'erasures', { max: 2 }), cipher);
  try {
    await createServiceTables(pool);
    const erasures = createErasures({
      connect: connector({ connectionString: databaseUrl }),
      db: pool,
      store: events,
      keys,
      execute: createExecuteCommand(events),
      now: () => asInstant(new Date().toISOString()),
    });
    return await work(erasures);
  } finally {
    await pool.end();
  }
}
