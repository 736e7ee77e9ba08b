import * as pg from '#projections/postgres/pg.ts';

/** The names of the schemas that tools make: permanent copies, and scratch ones that a killed tool may leave behind. */
const copies = '^(as_of_[0-9_]+|scratch_[0-9a-f]{32})$';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** Deletes the rows of erased members and beta requests from every copy of the read models. @param subjects ids */
export async function eraseFromCopies(db: Queryable, subjects: readonly string[]): Promise<void> {
  // Where a table has a column `owner`, its `member_id` may name somebody else.
  const { rows: tables } = await db.query<{ name: string; owner: string }>(
    `select format('%I.%I', table_schema, table_name) as name, case when bool_or(column_name = 'owner') then 'owner' else 'member_id' end as owner
       from information_schema.columns join pg_tables on schemaname = table_schema and tablename = table_name
      where table_schema ~ $1 and column_name in ('key', 'owner', 'member_id')
      group by table_schema, table_name having count(*) > 1`,
    [copies],
  );
  for (const { name, owner } of tables)
    await db
      .query(`delete from ${name} where key = any($1::text[]) or ${owner} = any($1::text[])`, [subjects])
      .catch(unlessGone);
}

/** Ignores a copy that was dropped or replaced during the erasure. */
function unlessGone(error: unknown): void {
  const isGone = error instanceof pg.DatabaseError && ['42P01', '3F000'].includes(error.code ?? '');
  if (!isGone) throw error;
}
