import { randomUUID } from 'node:crypto';
import { type Connect, withConnection } from '#projections/postgres/connection.ts';
import { hasTable } from '#projections/postgres/has-table.ts';
import * as pg from '#projections/postgres/pg.ts';
import { completeSchema, forgetSchema, registerSchema } from '#service/jobs/erasure/exported-copies.ts';
import { eraseFromCopies } from '#service/jobs/erasure/read-model-copies.ts';
import type { EventLimits } from './replay-context.ts';

/**
 * The schema for the state within limits, of digits only: the instant, and then the position, after 0 without an instant. The same limits
 * always give the same name.
 */
export function schemaAsOf({ until, upTo }: EventLimits): string {
  const instant =
    until
      ?.replace('.000', '')
      .replace('T', '_')
      .replaceAll(/[^\d_]/g, '') ?? '0';
  if (upTo === undefined) return `as_of_${instant}`;
  const numbers = new Set(upTo.split('/').map((number) => `${BigInt(number)}`));
  return ['as_of', instant, ...numbers].join('_');
}

/** Creates a schema for `work`, and always drops it with its contents. */
export async function withScratchSchema<Result>(
  connect: Connect,
  work: (schema: string) => Promise<Result>,
): Promise<Result> {
  const schema = `${scratch}${randomUUID().replaceAll('-', '')}`;
  // A killed tool leaves the schema behind, and the list of copies shows it.
  const isRegistered = await withConnection(connect, 'copy', (client) => registerSchema(client, schema));
  try {
    return await work(schema);
  } finally {
    await withConnection(connect, 'tidy up', async (client) => {
      await client.query(`drop schema if exists ${pg.escapeIdentifier(schema)} cascade`);
      if (isRegistered) await forgetSchema(client, schema);
    });
  }
}

const scratch = 'scratch_';

type Queryable = Pick<pg.ClientBase, 'query'>;

/**
 * Copies read models safely with respect to concurrent erasures. An erasure may have searched the copies before this one had its rows,
 * whose personal fields were read before the key was destroyed. So everyone erased since the start of the copy is deleted from it
 * afterwards. Until then the schema is listed among the copies that may hold them.
 */
export async function copiedWithoutErased<Result>(
  connect: Connect,
  schema: string,
  copy: () => Promise<Result>,
): Promise<Result> {
  const { since, isListed } = await withConnection(connect, 'copy', async (client) => {
    const isListed = !schema.startsWith(scratch) && (await registerSchema(client, schema));
    const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now');
    return { since: rows[0]?.now, isListed };
  });
  const result = await copy();
  await withConnection(connect, 'copied', async (client) => {
    await eraseThoseSince(client, since);
    if (isListed) await completeSchema(client, schema);
  });
  return result;
}

async function eraseThoseSince(client: Queryable, since: string | undefined): Promise<void> {
  if (!(await hasTable(client, 'vault.data_keys'))) return;
  const { rows } = await client.query<{ subject: string }>(
    // The key's owner is a stream name: its category, and the id of the member or request.
    `select distinct substr(owner, strpos(owner, '-') + 1) as subject from vault.data_keys where destroyed_at >= $1`,
    [since],
  );
  if (rows.length > 0)
    await eraseFromCopies(
      client,
      rows.map(({ subject }) => subject),
    );
}

type KeyedRow = { readonly key: string };

/** The rows of a query in the order of their keys, page by page. @param query has a text column `key`. */
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
