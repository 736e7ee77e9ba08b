import type * as pg from '#projections/postgres/pg.ts';
import type { GroupedStatement } from '#projections/postgres/statement-group.ts';
import type { Versioned } from './checkpoint.ts';
import { jsonText } from './column-encoding.ts';
import { isRefusedByPostgres, ProjectionFailed } from './failures.ts';
import { PastNeeded, splitState } from './projection.ts';
import { encryptState, type RowCipher, type RowKeys } from './row-cipher.ts';
import type { Statement, Table } from './tables.ts';
import type { LoadedRow, WorkingSet } from './working-set.ts';

/**
 * A row as texts in the order of the table's `written` columns.
 * @param keys encryption keys of the rows; null when the projection needs none
 * @throws ProjectionFailed when a column of the projection throws or the state cannot be JSON; PastNeeded.
 */
export function rowTexts(
  table: Table,
  key: string,
  row: LoadedRow,
  keys: EncryptingKeys | null,
): (string | null)[] {
  const { projection, columns, fieldsElsewhere } = table;
  try {
    const { rest, state, past, personal } = storedParts(table, key, row, keys);
    const texts = columns.map(({ read, toText, isBlind }) => {
      if (read === 'past') return toText(past);
      if (read === 'personal') return toText(personal);
      const value = read(state, key);
      return toText(isBlind ? blinded(value, keys) : value);
    });
    const stated = jsonText(fieldsElsewhere ? { ...(rest as object), ...fieldsElsewhere } : rest);
    return projection.table.owner ? [key, stated, ...texts] : [key, row.owner, stated, ...texts];
  } catch (error) {
    if (error instanceof PastNeeded) throw error;
    throw new ProjectionFailed(projection, error);
  }
}

/** For the cache, which has a limit in bytes. An unchanged past is not among the texts. */
function rememberLength(
  { columns, written }: Table,
  row: LoadedRow,
  texts: readonly (string | null)[],
): void {
  const firstOfColumns = texts[written.length - columns.length];
  const writtenPast = columns[0]?.read === 'past' ? firstOfColumns?.length : undefined;
  const pastLength = writtenPast ?? row.stored?.pastLength ?? 0;
  const length = texts.reduce((sum, text) => sum + (text?.length ?? 0), pastLength - (writtenPast ?? 0));
  row.stored = { past: row.stored?.past, pastLength, length };
}

/** The stored state, its past if it must be written, its encrypted personal fields, and the state for the columns. */
function storedParts(
  { projection }: Table,
  key: string,
  { state, keyId, stored }: LoadedRow,
  keys: EncryptingKeys | null,
) {
  const { closed, personal } = keys
    ? encryptState(keys, projection, { key, state, keyId })
    : { closed: state, personal: null };
  const { rest, past } = projection.hasAppendOnlyState ? splitState(closed) : { rest: closed };
  return {
    rest,
    past: past === stored?.past ? undefined : past,
    personal,
    // When the key was destroyed, the columns must not use the personal fields either.
    state: personal === null ? closed : state,
  };
}

const blinded = (value: unknown, keys: EncryptingKeys | null): string | null =>
  typeof value === 'string' && keys ? keys.blind(value) : null;

type EncryptingKeys = RowKeys & Pick<RowCipher, 'blind'>;

/** The encryption keys for the rows of a table; null without personal fields. @throws when there are personal fields but no cipher. */
export async function keysFor(
  { projection: { name, table }, cipher }: Table,
  rows: Iterable<LoadedRow>,
): Promise<EncryptingKeys | null> {
  if (!table.personal) return null;
  if (!cipher)
    throw new Error(`The rows of ${name} hold personal fields, and there is nothing to encrypt them by.`);
  const ids = new Set<string | null>();
  for (const { keyId } of rows) ids.add(keyId);
  return { ...(await cipher.keys(ids)), blind: cipher.blind };
}

/** A statement with its values, and the projection whose rows it writes. */
export type Write = {
  readonly projection: Versioned;
  readonly query: Statement & { readonly values: unknown[] };
};

/**
 * The statements that write a folded set: at most one each for deleted owners, other deleted rows, and all other rows.
 * @throws ProjectionFailed when a column of the projection throws or a state cannot be JSON; PastNeeded.
 */
export async function writesOf(table: Table, set: WorkingSet): Promise<readonly Write[]> {
  const clearedOwners = set.clearedOwners();
  const clearedKeys = table.projection.owner ? [] : clearedOwners;
  const gone = [...set.rows].filter(([key, row]) => !set.isLiving(key, row)).map(([key]) => key);
  const living = set.livingRows().filter(([, { isChanged }]) => isChanged);
  const goneKeys = [...gone, ...clearedKeys];
  const writes: Write[] = [];
  const add = (statement: Statement, values: unknown[]) =>
    writes.push({ projection: table.projection, query: { ...statement, values } });
  // Rows created after their owner was cleared are written by the last statement.
  if (table.projection.owner && clearedOwners.length > 0) add(table.deleteOwners, [clearedOwners]);
  if (goneKeys.length > 0) add(table.deleteKeys, [goneKeys]);
  if (living.length === 0) return writes;
  const keys = await keysFor(
    table,
    living.map(([, row]) => row),
  );
  add(
    table.upsert,
    valuesOf(
      table,
      living.map(([key, row]) => {
        const texts = rowTexts(table, key, row, keys);
        rememberLength(table, row, texts);
        return texts;
      }),
    ),
  );
  return writes;
}

/** @throws ProjectionFailed when Postgres refuses the rows themselves. */
export async function send(client: pg.ClientBase, write: Write): Promise<void> {
  await client.query(write.query).catch((error: unknown) => {
    throw meaningOf(write, error);
  });
}

const meaningOf = ({ projection }: Write, error: unknown): unknown =>
  isRefusedByPostgres(error) ? new ProjectionFailed(projection, error) : error;

export const statementOf = (write: Write): GroupedStatement => ({
  ...write.query,
  meaning: (error) => meaningOf(write, error),
});

/** Transposes rows into columns, in the form that the statement receives. */
function valuesOf(
  { written }: Table,
  rows: readonly (readonly (string | null)[])[],
): (string | (string | null)[])[] {
  return written.map(({ form }, column) => {
    const texts = rows.map((row) => row[column] ?? null);
    return form === 'lines' ? texts.map((text) => text ?? '').join('\n') : texts;
  });
}
