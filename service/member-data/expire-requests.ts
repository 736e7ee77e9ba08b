import { asInstant } from '#domain/kernel/day.ts';
import { connector } from '#projections/engine/connection.ts';
import { createExecuteCommand } from '#service/commands/execute-command.ts';
import { createServiceTables } from '#service/http/service-tables.ts';
import type { Stores } from '#service/open-stores.ts';
import { openPool } from '#service/postgres/pool.ts';
import { createErasures } from './erasures.ts';

/** What the service does every hour, by hand. @returns how many requests for access went. */
export async function expireRequests({ databaseUrl, events, keys }: Stores): Promise<number> {
  const pool = openPool(databaseUrl, 'expire requests', { max: 2 });
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
    return await erasures.expireRequests();
  } finally {
    await pool.end();
  }
}
