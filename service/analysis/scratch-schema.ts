import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Instant } from '#domain/kernel/day.ts';
import { type Connect, withConnection } from '#projections/engine/connection.ts';

/** The schema of what was known at an instant: asked for again, the same one. */
export const schemaAsOf = (instant: Instant): string =>
  `as_of_${instant
    .replace('.000', '')
    .replace('T', '_')
    .replaceAll(/[^\d_]/g, '')}`;

/** Lends a schema that nobody else has to `work`, and drops it with all that is in it whatever happens. */
export async function withScratchSchema<Result>(
  connect: Connect,
  work: (schema: string) => Promise<Result>,
): Promise<Result> {
  const schema = `scratch_${randomUUID().replaceAll('-', '')}`;
  try {
    return await work(schema);
  } finally {
    await withConnection(connect, 'tidy up', (client) =>
      client.query(`drop schema if exists ${pg.escapeIdentifier(schema)} cascade`),
    );
  }
}

type KeyedRow = { readonly key: string };

/** The rows of a query in the order of their keys, page by page. @param query has a column `key`, text. */
export async function* rowsByKey<Row extends KeyedRow>(
  client: pg.Client,
  query: string,
): AsyncGenerator<Row> {
  let after: string | null = null;
  do {
    const { rows }: { rows: Row[] } = await client.query<Row>(
      `select * from (${query}) as wanted where $1::text is null or key collate "C" > $1 order by key collate "C" limit 1000`,
      [after],
    );
    yield* rows;
    after = rows.at(-1)?.key ?? null;
  } while (after !== null);
}
