import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

type Row = Record<string, unknown>;

export type Duck = {
  /** Rows with plain values: dates and 64-bit integers are texts. */
  rows<Shape extends Row = Row>(sql: string): Promise<Shape[]>;
  close(): void;
};

/** DuckDB in the folder of an export, with its views. */
export async function openDuck(folder: string): Promise<Duck> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(`set file_search_path = '${folder}'; set timezone = 'UTC'`);
  await connection.run(await readFile(join(folder, 'views.sql'), 'utf8'));
  return {
    rows: async <Shape extends Row>(sql: string) =>
      (await connection.runAndReadAll(sql)).getRowObjectsJson() as Shape[],
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
