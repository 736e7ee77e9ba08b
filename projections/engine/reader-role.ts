import * as pg from '#projections/postgres/pg.ts';
import { type AnyProjection, viewNames } from './projection.ts';

/** The role of analysts in this database. It cannot sign in; the roles that can are members of it. Absent until one is asked for. */
export const readerRole = 'rondel_reader';

/** Columns that are meaningless without a key: ciphertext, and keyed hashes of addresses. */
const hiddenColumns = ({ table }: AnyProjection): readonly string[] => [
  'personal',
  ...Object.entries(table.columns)
    .filter(([, [type]]) => type.startsWith('blind'))
    .map(([name]) => name),
];

/** Lets analysts read the views of a read model, except for its hidden columns. Does nothing while there is no such role. */
export async function grantToReaders(
  client: Pick<pg.ClientBase, 'query'>,
  projection: AnyProjection,
  schema: string,
): Promise<void> {
  for (const name of viewNames(projection)) await grantView(client, schema, name, hiddenColumns(projection));
}

async function grantView(
  client: Pick<pg.ClientBase, 'query'>,
  schema: string,
  name: string,
  hidden: readonly string[],
): Promise<void> {
  const view = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
  const { rows } = await client.query<{ column: string; isHidden: boolean }>(
    `select attname as column, attname = any($2::text[]) as "isHidden" from pg_attribute
      where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
        and exists (select from pg_roles where rolname = $3)
      order by attnum`,
    [view, hidden, readerRole],
  );
  if (rows.length === 0) return;
  const open = rows.filter(({ isHidden }) => !isHidden).map(({ column }) => pg.escapeIdentifier(column));
  const columns = open.length === rows.length ? '' : ` (${open.join()})`;
  await client.query(`grant usage on schema ${pg.escapeIdentifier(schema)} to ${readerRole}`);
  await client.query(`grant select${columns} on ${view} to ${readerRole}`);
}
