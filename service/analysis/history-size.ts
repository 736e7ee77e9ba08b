import type pg from 'pg';
import { storedTypes } from '#service/event-store/event-codec.ts';
import { typeNamed } from '#service/event-store/event-registry.ts';

/**
 * How many events a replay will read, for its progress; null where the built-in log does not hold them, since other stores cannot tell.
 * @param types only of these; of all by default.
 */
export async function historySize(client: pg.Client, types?: ReadonlySet<string>): Promise<number | null> {
  const { rows: logs } = await client.query<{ isThere: boolean }>(
    `select to_regclass('log.events') is not null as "isThere"`,
  );
  if (!logs[0]?.isThere) return null;
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from log.events join log.event_types using (type_no) where type = any($1)`,
    [storedTypes.filter((type) => types?.has(typeNamed(type)) ?? true)],
  );
  return Number(rows[0]?.count) || null;
}
