import type pg from 'pg';
import type { AnyProjection } from '#projections/engine/projection.ts';

export type StoredRows = Record<string, { owner: string | null; state: unknown }>;

/** The rows that queries see, as `expectedRows` gives them. */
export async function storedRows(
  client: pg.ClientBase,
  { name }: AnyProjection,
  schema = 'read',
): Promise<StoredRows> {
  const { rows } = await client.query<{ key: string; owner: string | null; state: unknown }>(
    `select key, owner, state from ${schema}.${name}`,
  );
  return Object.fromEntries(rows.map(({ key, owner, state }) => [key, { owner, state }]));
}
