import type pg from 'pg';
import { jsonText } from './column-text.ts';
import { ProjectionFailed } from './failures.ts';
import { withoutPast } from './past.ts';
import type { Statement, Table } from './tables.ts';
import type { HeldRow, WorkingSet } from './working-set.ts';

/**
 * A row as its columns' texts, in the order of the table: key, owner, state, columns.
 * @throws ProjectionFailed when the projection's `row` throws or the state is no JSON.
 */
export function rowTexts(
  { projection, columns }: Table,
  key: string,
  { owner, state, storedPast }: HeldRow,
): (string | null)[] {
  try {
    const row = projection.table.row(state, key);
    const { rest, past } = projection.hasPast ? withoutPast(state) : { rest: state };
    const values = past === storedPast ? row : { ...row, past };
    return [key, owner, jsonText(rest), ...columns.map(({ name, toText }) => toText(values[name]))];
  } catch (error) {
    throw new ProjectionFailed(projection.name, error);
  }
}

/** Writes a folded set: at most one statement each for the rows that went with their owner, the other rows that went, and the rest. */
export async function writeBatch(client: pg.ClientBase, table: Table, set: WorkingSet): Promise<void> {
  const clearedOwners = set.clearedOwners();
  const clearedKeys = table.projection.owner ? [] : clearedOwners;
  const gone = [...set.rows].filter(([key, row]) => !set.isLiving(key, row)).map(([key]) => key);
  const living = [...set.rows].filter(([key, row]) => set.isLiving(key, row));
  // Rows that were born again after their owner was cleared come back with the last statement.
  if (table.projection.owner) await run(client, table.deleteOwners, [clearedOwners]);
  await run(client, table.deleteKeys, [[...gone, ...clearedKeys]]);
  await run(client, table.upsert, columnsOf(living.map(([key, row]) => rowTexts(table, key, row))));
}

async function run(client: pg.ClientBase, statement: Statement, arrays: readonly (readonly unknown[])[]) {
  if (arrays[0]?.length) await client.query({ ...statement, values: [...arrays] });
}

/** Rows turned into columns, which is how `unnest` takes them. */
function columnsOf(rows: readonly (readonly (string | null)[])[]): (string | null)[][] {
  return rows[0]?.map((_, column) => rows.map((row) => row[column] ?? null)) ?? [];
}
