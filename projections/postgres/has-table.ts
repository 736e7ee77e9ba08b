import type * as pg from './pg.ts';

/** Whether a table or view is there. Creates nothing. @param name with its schema, such as `read.checkpoint` */
export async function hasTable(
  db: Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>,
  name: string,
): Promise<boolean> {
  const { rows } = await db.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    name,
  ]);
  return rows[0]?.exists === true;
}
