import { createHash } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { inTransaction } from './connection.ts';
import { lockTransaction } from './locks.ts';
import { withLongTimeout } from './timeouts.ts';
import { version } from './version.ts';

/** The SQL files that create a schema and upgrade databases of earlier versions. */
export type Migrations = {
  /** On the search path of the files; created before the first one. */
  readonly schema: string;
  /** Contains `0001-name.sql`, `0002-name.sql` and so on. Never change a released file: add the next number instead. */
  readonly folder: URL;
  /**
   * For databases of versions without a record. When the schema has `table`, the query `names` returns the applied files in the column
   * `name`, without number and extension. Without this option, the first files must change nothing that exists.
   */
  readonly earlier?: { readonly table: string; readonly names: string };
};

/** A schema cannot be migrated. A retry without a change fails again. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}

type File = { readonly number: number; readonly name: string; readonly sql: string; readonly hash: string };
type Applied = {
  readonly number: number;
  readonly name: string;
  readonly hash: string;
  /** The version that applied it; null when a version before 0.2.0 did. */
  readonly version: string | null;
};

/** The diagnostics channel on which each change of an existing schema is published as {@link MigrationNews}, once it is committed. */
export const appliedMigrations = 'rondel:migrations';
export type MigrationNews = {
  readonly schema: string;
  /** `2 (prices)`, in their order; none in a schema that did not exist before. */
  readonly applied: readonly string[];
};

/** For operators. */
export function newsLine({ schema, applied }: MigrationNews): string {
  const word = applied.length === 1 ? 'migration' : 'migrations';
  return `Version ${version} changed the schema ${schema} by ${word} ${applied.join(', ')}. Earlier versions do not start on this database any more.`;
}

/**
 * Applies missing files in the order of their numbers, in one transaction. Safe in concurrent processes. When nothing is missing it only
 * reads, so that a role without the right to create can open a database migrated by another.
 * @throws MigrationRefused when an applied file has changed, the database is newer than the files, or a file fails.
 */
export async function migrate(client: pg.ClientBase, migrations: Migrations): Promise<void> {
  const files = await readFiles(migrations.folder);
  if (missingFiles(migrations, files, await readRecord(client, migrations.schema)).length === 0) return;
  try {
    const news = await inTransaction(client, () => applyMissing(client, migrations, files));
    if (news.applied.length > 0) channel(appliedMigrations).publish(news);
  } catch (error) {
    if (!isDenied(error)) throw error;
    const earlier = await appliedEarlier(client, migrations, files);
    if (earlier.length < files.length) throw notPermitted(migrations, files, error);
  }
}

/** Whether every file is applied. Only reads. @throws MigrationRefused like `migrate`, when the record does not match the files */
export async function isMigrated(client: pg.ClientBase, migrations: Migrations): Promise<boolean> {
  const files = await readFiles(migrations.folder);
  return missingFiles(migrations, files, await readRecord(client, migrations.schema)).length === 0;
}

/** `migrate` on a connection of a pool. */
export async function migratePool(
  pool: Pick<pg.Pool, 'connect'>,
  ...all: readonly Migrations[]
): Promise<void> {
  const client = await pool.connect();
  try {
    for (const migrations of all) await migrate(client, migrations);
  } catch (error) {
    // Closing the connection rolls back, even when the rollback could not be sent.
    client.release(true);
    throw error;
  }
  client.release();
}

async function applyMissing(
  client: pg.ClientBase,
  migrations: Migrations,
  files: readonly File[],
): Promise<MigrationNews> {
  const { schema } = migrations;
  await refuseOldServer(client);
  await lockTransaction(client, 'migrations');
  await prepareRecord(client);
  if (!(await hasSchema(client, schema))) await client.query(`create schema ${pg.escapeIdentifier(schema)}`);
  const recorded = await readRecord(client, schema);
  const earlier = recorded.length > 0 ? [] : await appliedEarlier(client, migrations, files);
  await record(client, schema, earlier, null);
  await client.query(`set local search_path to ${pg.escapeIdentifier(schema)}`);
  const known = [...recorded, ...earlier.map((file) => ({ ...file, version: null }))];
  const missing = missingFiles(migrations, files, known);
  for (const file of missing) {
    await client.query(withLongTimeout(file.sql)).catch((error: unknown) => {
      throw isFaultOfFile(error) ? failed(migrations, file, error) : error;
    });
    await record(client, schema, [file], version);
  }
  const isNew = known.length === 0;
  return { schema, applied: isNew ? [] : missing.map(({ number, name }) => `${number} (${name})`) };
}

/** The oldest major version whose SQL suffices: `create table` sets the storage of a column since 16. */
const minimumServer = 16;

/** @param version as the server shows it, such as `16.3 (Debian 16.3-1)`. */
export const isTooOld = (version: string): boolean => !(Number.parseInt(version, 10) >= minimumServer);

/** @throws MigrationRefused */
async function refuseOldServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const version = rows[0]?.server_version ?? '';
  if (!isTooOld(version)) return;
  throw new MigrationRefused(
    `The database of this address is Postgres ${version}, and Rondel needs Postgres ${minimumServer} or newer: nothing was changed in it. ` +
      'Set DATABASE_URL to a newer server, or leave it out for the embedded one.',
  );
}

/** @throws MigrationRefused when the applied migrations do not match the files. */
function missingFiles(
  { schema }: Migrations,
  files: readonly File[],
  applied: readonly Applied[],
): readonly File[] {
  for (const each of applied) {
    const { number, hash } = each;
    const file = files[number - 1];
    if (!file) throw ofNewerVersion(schema, each);
    if (file.hash !== hash)
      throw new MigrationRefused(
        `Migration ${number} (${file.name}) of the schema ${schema} has changed since it was applied to this database. ` +
          'The schema is not the one that the file describes. Restore the file as it was, and make the change in a new file ' +
          'with the next number.',
      );
  }
  const numbers = new Set(applied.map(({ number }) => number));
  return files.filter(({ number }) => !numbers.has(number));
}

async function readFiles(folder: URL): Promise<readonly File[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (fileName, index) => {
      const [, number, name] = /^(\d{4})-(.+)\.sql$/.exec(fileName) ?? [];
      if (name === undefined || Number(number) !== index + 1)
        throw new MigrationRefused(
          `${fileName} is file ${index + 1} in ${folder.pathname}. Its number must say so: the order of migrations is that of their ` +
            `numbers, without gaps. Rename it to begin with ${String(index + 1).padStart(4, '0')}-.`,
        );
      const sql = await readFile(new URL(fileName, folder), 'utf8');
      // Ignores line endings, which a checkout may have changed.
      const hash = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
      return { number: index + 1, name, sql, hash };
    }),
  );
}

/** The applied files of a schema that was migrated before records existed. */
async function appliedEarlier(
  client: pg.ClientBase,
  { schema, earlier }: Migrations,
  files: readonly File[],
): Promise<readonly File[]> {
  if (!earlier || !(await hasTable(client, schema, earlier.table))) return [];
  const { rows } = await client.query<{ name: string }>(earlier.names);
  const names = new Set(rows.map(({ name }) => name));
  return files.filter(({ name }) => names.has(name));
}

/** Reads the catalogue, because `to_regclass` takes no lock and can return a stale answer within a transaction. */
async function hasSchema(client: pg.ClientBase, schema: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
  return rowCount === 1;
}

async function hasTable(client: pg.ClientBase, schema: string, table: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_tables where schemaname = $1 and tablename = $2', [
    schema,
    table,
  ]);
  return rowCount === 1;
}

const hasRecord = (client: pg.ClientBase) => hasTable(client, 'migrations', 'applied');

/** The record of a schema; empty for a dropped schema. */
async function readRecord(client: pg.ClientBase, schema: string): Promise<readonly Applied[]> {
  if (!(await hasRecord(client))) return [];
  const { rows } = await client.query<Applied>(
    `select number, name, hash, to_jsonb(applied) ->> 'version' as version from migrations.applied
      where schema = $1 and schema in (select nspname from pg_namespace) order by number`,
    [schema],
  );
  return rows;
}

/** Every role may read the record; only the migrating role writes it. */
async function prepareRecord(client: pg.ClientBase): Promise<void> {
  if (!(await hasRecord(client)))
    await client.query(`
      create schema if not exists migrations;
      create table migrations.applied (
        schema text not null, number integer not null, name text not null, hash text not null,
        applied_at timestamptz not null default now(), primary key (schema, number));
      grant usage on schema migrations to public;
      grant select on migrations.applied to public`);
  // Records of before 0.2.0 have no column for the version.
  if (!(await hasVersions(client)))
    await client.query('alter table migrations.applied add column version text');
  await client.query(`delete from migrations.applied where schema not in (select nspname from pg_namespace)`);
}

async function hasVersions(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'migrations.applied'::regclass and attname = 'version' and not attisdropped`,
  );
  return rowCount === 1;
}

async function record(
  client: pg.ClientBase,
  schema: string,
  files: readonly File[],
  by: string | null,
): Promise<void> {
  for (const { number, name, hash } of files)
    await client.query(
      `insert into migrations.applied (schema, number, name, hash, version) values ($1, $2, $3, $4, $5)`,
      [schema, number, name, hash, by],
    );
}

const isDenied = (error: unknown) => error instanceof pg.DatabaseError && error.code === '42501';

/** True for errors of the SQL text or the data. Other errors, such as a lost connection, may not occur again. */
const isFaultOfFile = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code !== '42501' && /^(2|42|P0)/.test(error.code ?? '');

function ofNewerVersion(schema: string, { number, name, version: by }: Applied): MigrationRefused {
  const [appliedBy, named] = by === null ? ['', ''] : [` by version ${by}`, ` (${by})`];
  return new MigrationRefused(
    `Migration ${number} (${name}) of the schema ${schema} was applied to this database${appliedBy}, and this version (${version}) does not have it. ` +
      `A newer version has used the database, and this one could damage what it stored. Start the newer version${named}, or restore a backup from before.`,
  );
}

const failed = ({ schema }: Migrations, { number, name }: File, cause: pg.DatabaseError) =>
  new MigrationRefused(
    `Migration ${number} (${name}) of the schema ${schema} failed: ${cause.message}. The database is as it was before. ` +
      'Remove what the message names, or mend the file, and start again.',
    { cause },
  );

const notPermitted = ({ schema }: Migrations, files: readonly File[], cause: unknown) =>
  new MigrationRefused(
    `The schema ${schema} of this database is not at migration ${files.length}, and the role of this connection may not migrate it. ` +
      'Nothing can be read from it safely. Start the service once with the role that owns the database.',
    { cause },
  );
