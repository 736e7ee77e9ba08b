import type pg from 'pg';
import { jsonText } from './column-text.ts';
import { isRefusedByPostgres, ProjectionFailed } from './failures.ts';
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

/** A statement with its values, and the projection whose rows it writes. */
export type Write = {
  readonly projection: string;
  readonly query: Statement & { readonly values: unknown[] };
};

/**
 * What writes a folded set: at most one statement each for the rows that went with their owner, the other rows that went, and the rest.
 * @throws ProjectionFailed when the projection's `row` throws or a state is no JSON.
 */
export function writesOf(table: Table, set: WorkingSet): readonly Write[] {
  const clearedOwners = set.clearedOwners();
  const clearedKeys = table.projection.owner ? [] : clearedOwners;
  const gone = [...set.rows].filter(([key, row]) => !set.isLiving(key, row)).map(([key]) => key);
  const living = [...set.rows].filter(([key, row]) => set.isLiving(key, row));
  const goneKeys = [...gone, ...clearedKeys];
  const writes: Write[] = [];
  const add = (statement: Statement, values: unknown[]) =>
    writes.push({ projection: table.projection.name, query: { ...statement, values } });
  // Rows that were born again after their owner was cleared come back with the last statement.
  if (table.projection.owner && clearedOwners.length > 0) add(table.deleteOwners, [clearedOwners]);
  if (goneKeys.length > 0) add(table.deleteKeys, [goneKeys]);
  if (living.length > 0)
    add(
      table.upsert,
      valuesOf(
        table,
        living.map(([key, row]) => rowTexts(table, key, row)),
      ),
    );
  return writes;
}

/** @throws ProjectionFailed where Postgres refuses the rows themselves. */
export async function send(client: pg.ClientBase, { projection, query }: Write): Promise<void> {
  await client.query(query).catch((error: unknown) => {
    throw isRefusedByPostgres(error) ? new ProjectionFailed(projection, error) : error;
  });
}

/** Rows turned into columns, as the statement takes them. */
function valuesOf(
  { takes }: Table,
  rows: readonly (readonly (string | null)[])[],
): (string | (string | null)[])[] {
  return takes.map((form, column) => {
    const texts = rows.map((row) => row[column] ?? null);
    return form === 'lines' ? texts.map((text) => text ?? '').join('\n') : texts;
  });
}
