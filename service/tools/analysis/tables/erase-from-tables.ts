import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { eventTables, type TableColumn } from './event-table.ts';
import { type Manifest, type TablePart, writeManifest } from './manifest.ts';
import { groupSize, TableFile } from './table-file.ts';

/** For each id of a member or a request: rows at lower positions are deleted. */
type Erasures = ReadonlyMap<string, bigint>;

/** Deletes the rows of the erased people whom the manifest names from the files of an export, and files that have no row left. */
export async function eraseFromTables(folder: string, manifest: Manifest): Promise<Manifest> {
  const erasures = new Map(Object.entries(manifest.erasures).map(([id, before]) => [id, BigInt(before)]));
  if (erasures.size === 0) return manifest;
  const tables = new Map([...eventTables(manifest.isPersonal).values()].map((table) => [table.name, table]));
  const parts: TablePart[] = [];
  for (const part of manifest.parts) {
    const columns = tables.get(part.table)?.columns ?? [];
    const left = part.rows === 0 ? 0 : await withoutErased(join(folder, part.path), columns, erasures);
    if (left > 0 || part.rows === 0) parts.push({ ...part, rows: left });
  }
  const erased = { ...manifest, erasures: {}, parts };
  await writeManifest(folder, erased);
  return erased;
}

type Row = Readonly<Record<string, unknown>>;

/** @returns the number of rows that are left */
async function withoutErased(
  path: string,
  columns: readonly TableColumn[],
  erasures: Erasures,
): Promise<number> {
  const file = new Uint8Array(await readFile(path)).buffer;
  const { schema, num_rows: total } = parquetMetadata(file);
  const present = new Set(schema.map(({ name }) => name));
  const subjects = ['member_id', 'request_id'].filter((name) => present.has(name));
  const isErased = (row: Row) =>
    subjects.some((name) => Number(row.position) < Number(erasures.get(String(row[name])) ?? -1n));
  const ids = await parquetReadObjects({ file, columns: ['position', ...subjects] });
  if (!ids.some(isErased)) return Number(total);
  const left = columns.filter(({ name }) => present.has(name));
  return rewrite(path, file, left, (row) => !isErased(row));
}

async function rewrite(
  path: string,
  file: ArrayBuffer,
  columns: readonly TableColumn[],
  isWanted: (row: Row) => boolean,
): Promise<number> {
  const rewritten = new TableFile(`${path}.part`, columns);
  const total = Number(parquetMetadata(file).num_rows);
  for (let rowStart = 0; rowStart < total; rowStart += groupSize) {
    const rowEnd = Math.min(rowStart + groupSize, total);
    const rows: readonly Row[] = await parquetReadObjects({ file, rowStart, rowEnd });
    for (const row of rows.filter(isWanted)) rewritten.add(columns.map(({ name }) => row[name] ?? null));
    if (rewritten.waiting > 0) rewritten.writeGroup();
  }
  if (rewritten.rows === 0) {
    await rm(path);
    await rm(rewritten.path, { force: true });
    return 0;
  }
  rewritten.end();
  await rename(rewritten.path, path);
  return rewritten.rows;
}
