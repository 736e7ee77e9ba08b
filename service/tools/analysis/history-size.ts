import { hasTable } from '#projections/postgres/has-table.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { storedTypes, typeNamed } from '#service/event-store/event-types/event-codec.ts';

/**
 * Number of events of each type that a replay reads; null when the built-in log is not used, because other stores cannot count them.
 * @param types only these; all by default.
 */
async function historySizes(
  client: pg.Client,
  types?: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number> | null> {
  if (!(await hasTable(client, 'log.events'))) return null;
  const { rows } = await client.query<{ type: string; count: string }>(
    `select type, count(*) from log.events join log.event_types using (type_no) where type = any($1) group by type`,
    [storedTypes.filter((type) => types?.has(typeNamed(type)) ?? true)],
  );
  const sizes = new Map<string, number>();
  for (const { type, count } of rows)
    sizes.set(typeNamed(type), (sizes.get(typeNamed(type)) ?? 0) + Number(count));
  return sizes.size === 0 ? null : sizes;
}

/** The total of all types. */
export async function historySize(client: pg.Client, types?: ReadonlySet<string>): Promise<number | null> {
  const sizes = await historySizes(client, types);
  return sizes && [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
