import type { Source } from '#domain/history-import/sources.ts';
import type { Reading } from './reading.ts';

/** Bytes without a meaning as text are null. */
export type TableValue = number | string | null;
export type TableRow = Readonly<Record<string, TableValue>>;

/** Reads the rows of the tables of its format, in that order. */
type TablesReader = {
  /** @param line counts the rows that were read, from 1 */
  row(table: string, row: TableRow, line: number): void;
  /** After the last row. */
  end(): void;
};

/** A kind of database that is recognised by a table. */
export type DatabaseFormat = {
  readonly source: Source;
  /** For the member. */
  readonly name: string;
  readonly isIt: (tables: readonly string[]) => boolean;
  /** In the order in which they are read. Older databases lack some. */
  readonly tables: readonly string[];
  readonly open: (reading: Reading) => TablesReader;
};

export const numberIn = (row: TableRow, column: string): number | null => {
  const value = row[column];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};
export const textIn = (row: TableRow, column: string): string => String(row[column] ?? '');
