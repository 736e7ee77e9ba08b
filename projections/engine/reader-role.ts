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

/**
 * Lets analysts read the views of read models, except for their hidden columns. Passes over views that the schema does not have, and does
 * nothing while there is no such role.
 */
export async function grantToReaders(
  client: Pick<pg.ClientBase, 'query'>,
  projections: readonly AnyProjection[],
  schema: string,
): Promise<void> {
  const views = projections.flatMap((projection) =>
    viewNames(projection).map((name) => ({
      view: `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
      hidden: new Set(hiddenColumns(projection)),
    })),
  );
  const { rows } = await client.query<{ view: string; columns: readonly string[] }>(
    `select view, array_agg(attname::text order by attnum) as columns
      from unnest($1::text[]) as given(view) join pg_attribute on attrelid = to_regclass(view)
      where attnum > 0 and not attisdropped and exists (select from pg_roles where rolname = $2)
      group by view`,
    [views.map(({ view }) => view), readerRole],
  );
  if (rows.length === 0) return;
  const columnsOf = new Map(rows.map(({ view, columns }) => [view, columns]));
  const grants = views.flatMap(({ view, hidden }) => {
    const columns = columnsOf.get(view);
    return columns ? [grantOf(view, columns, hidden)] : [];
  });
  await client.query(
    [`grant usage on schema ${pg.escapeIdentifier(schema)} to ${readerRole}`, ...grants].join(';\n'),
  );
}

function grantOf(view: string, columns: readonly string[], hidden: ReadonlySet<string>): string {
  const open = columns.filter((column) => !hidden.has(column)).map((column) => pg.escapeIdentifier(column));
  const some = open.length === columns.length ? '' : ` (${open.join()})`;
  return `grant select${some} on ${view} to ${readerRole}`;
}
