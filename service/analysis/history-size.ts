import type * as pg from '#projections/postgres/pg.ts';
import { storedTypes, typeNamed } from '#service/event-store/event-types/event-codec.ts';

/**
 * How many events of each type a replay will read; null where the built-in log does not hold them, since other stores cannot tell.
 * @param types only these; all by default.
 */
export async function historySizes(
  client: pg.Client,
  types?: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number> | null> {
  const { rows: logs } = await client.query<{ isThere: boolean }>(
    `select to_regclass('log.events') is not null as "isThere"`,
  );
  if (!logs[0]?.isThere) return null;
  const { rows } = await client.query<{ type: string; count: string }>(
    `select type, count(*) from log.events join log.event_types using (type_no) where type = any($1) group by type`,
    [storedTypes.filter((type) => types?.has(typeNamed(type)) ?? true)],
  );
  const sizes = new Map<string, number>();
  for (const { type, count } of rows)
    sizes.set(typeNamed(type), (sizes.get(typeNamed(type)) ?? 0) + Number(count));
  return sizes.size === 0 ? null : sizes;
}

/** The same of all types together. */
export async function historySize(client: pg.Client, types?: ReadonlySet<string>): Promise<number | null> {
  const sizes = await historySizes(client, types);
  return sizes && [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
