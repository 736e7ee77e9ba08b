import { createHash } from 'node:crypto';
import { beginning } from '#domain/kernel/recorded.ts';
import type { LockName } from '#projections/postgres/locks.ts';
import * as pg from '#projections/postgres/pg.ts';
import type { Versioned } from './checkpoint.ts';
import { jsonText, type ToText, textOf } from './column-encoding.ts';
import type { Part } from './member-range.ts';
import { type AnyProjection, fieldsInColumns, type Index, readerOf, viewNames } from './projection.ts';
import { grantToReaders } from './reader-role.ts';
import type { RowCipher } from './row-cipher.ts';

/** The schema of the read models that the service queries. */
export const liveSchema = 'read';

/**
 * How a statement receives the texts of a column: as an array, or as lines with an empty one for null. JSON uses lines, which need no
 * escaping of quotation marks.
 */
type Form = 'array' | 'lines';
type Parameter = { readonly name: string; readonly sqlType: string; readonly form: Form };
/** A column besides key, owner and state. */
type Column = Parameter & {
  readonly toText: ToText;
  readonly read: 'past' | 'personal' | ((state: unknown, key: string) => unknown);
  /** Holds a keyed hash of its value. */
  readonly isBlind?: boolean;
};

const keyColumn: Parameter = { name: 'key', sqlType: 'text', form: 'array' };
const ownerColumn: Parameter = { name: 'owner', sqlType: 'text', form: 'array' };
const stateColumn: Parameter = { name: 'state', sqlType: 'json', form: 'lines' };

/** The columns of each row. The owner is not stored twice. */
const ownColumns = ({ table }: AnyProjection): readonly Parameter[] =>
  table.owner ? [keyColumn, stateColumn] : [keyColumn, ownerColumn, stateColumn];

/** Its text is null when the stored past is still current. */
const pastColumn: Column = {
  name: 'past',
  sqlType: 'text',
  form: 'lines',
  read: 'past',
  toText: (past) => (past === undefined ? null : jsonText(past)),
};

/** The personal fields of the state, encrypted. */
const personalColumn: Column = {
  name: 'personal',
  sqlType: 'text',
  form: 'lines',
  read: 'personal',
  toText: textOf('text'),
};

/** A past up to this length comes with its row, because a second query would cost more. */
const shortPastBytes = 4_000;

/** One projection's rows in Postgres, in a given schema. */
export type Table = {
  readonly projection: AnyProjection;
  /** Null when no encryption is needed or nothing is written. */
  readonly cipher: RowCipher | null;
  /** Schema and name, quoted. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** In SQL, from a row of the table; null in all rows without owners. */
  readonly owner: string;
  /** The state without what columns hold: its fields with undefined, which JSON omits. Null when they hold none. */
  readonly fieldsElsewhere: Readonly<Record<string, undefined>> | null;
  /** A long past is null and `hasUnreadPast`, if it can be left out. */
  readonly load: Statement;
  /** With every past. */
  readonly loadWhole: Statement;
  readonly upsert: Statement;
  /** In the order of the texts of a row. `upsert` receives them in this form. */
  readonly written: readonly Parameter[];
  readonly deleteKeys: Statement;
  readonly deleteOwners: Statement;
};
export type Statement = { readonly name: string; readonly text: string };

const quote = pg.escapeIdentifier;

/** The name of the table of one version of a projection, and of what else is its own. */
export const versionedName = ({ name, version }: Versioned): string => `${name}_v${version}`;

/** Held by the process that runs this version of a projection. */
export const leadLockOf = (projection: Versioned, schema: string): `projections of ${string}` =>
  `projections of ${schema}.${versionedName(projection)}`;

/** Held by the process that runs a part of this version of a projection. */
export const partLockOf = (projection: Versioned, schema: string, part: Part): LockName =>
  `${leadLockOf(projection, schema)} ${partName(part)}`;

export const partName = ({ nth, of }: Part): string => `part ${nth} of ${of}`;

/** The live table is `<name>_v<version>`. The table of a rebuild is `<name>_v<version>_next` until it replaces the live one. */
export function tableOf(
  projection: AnyProjection,
  schema: string,
  place: 'current' | 'next',
  cipher: RowCipher | null = null,
): Table {
  const name = `${quote(schema)}.${quote(`${versionedName(projection)}${place === 'next' ? '_next' : ''}`)}`;
  const { hasAppendOnlyState, table } = projection;
  const columns = [
    ...(hasAppendOnlyState ? [pastColumn] : []),
    ...(table.personal ? [personalColumn] : []),
    ...Object.entries(table.columns).map(columnOf),
  ];
  const past = hasAppendOnlyState ? pastColumn.name : 'null as past';
  // The length of a value that is stored apart is known without reading it.
  const shortPast =
    hasAppendOnlyState && !projection.owner
      ? `case when octet_length(past) <= ${shortPastBytes} then past end as past, octet_length(past) > ${shortPastBytes} as "hasUnreadPast"`
      : past;
  const owner = quote(table.owner ?? ownerColumn.name);
  const fields = fieldsInColumns(table);
  const personal = table.personal ? personalColumn.name : 'null as personal';
  const loaded = (ofPast: string) => {
    const selected = [
      'key',
      `${owner} as owner`,
      'state',
      ofPast,
      personal,
      ...fields.map(([, column]) => quote(column)),
    ];
    return statement(`select ${selected.join(', ')} from ${name} where key = any($1::text[])`);
  };
  const written = [...ownColumns(projection), ...columns];
  return {
    projection,
    cipher,
    name,
    columns,
    owner,
    fieldsElsewhere:
      fields.length > 0 ? Object.fromEntries(fields.map(([field]) => [field, undefined])) : null,
    load: loaded(shortPast),
    loadWhole: loaded(past),
    upsert: statement(upsertText(name, written)),
    written,
    deleteKeys: statement(`delete from ${name} where key = any($1::text[])`),
    deleteOwners: statement(`delete from ${name} where ${owner} = any($1::text[])`),
  };
}

type Declared = AnyProjection['table']['columns'][string];

function columnOf([name, [type, value]]: readonly [string, Declared]): Column {
  const sqlType = sqlTypeOf(type).replace(/ null$/, '');
  const form = sqlType === 'jsonb' ? 'lines' : 'array';
  const read = readerOf(value);
  return { name, sqlType, form, read, toText: textOf(sqlType), isBlind: type.startsWith('blind') };
}

const sqlTypeOf = (type: string): string => type.replace(/^blind/, 'text');

/** Creates an empty table without indexes; replaces one left by an interrupted rebuild. */
export async function createTable(client: pg.ClientBase, { projection, name }: Table): Promise<void> {
  const columns = Object.entries(projection.table.columns).map(
    ([column, [type]]) => `, ${quote(column)} ${sqlTypeOf(type)}${type.endsWith(' null') ? '' : ' not null'}`,
  );
  // Not compressed, because compression would be most of the cost of writing it.
  const past = projection.hasAppendOnlyState ? `, ${pastColumn.name} text storage external` : '';
  const personal = projection.table.personal ? `, ${personalColumn.name} text storage external` : '';
  const owner = projection.table.owner ? '' : `, ${ownerColumn.name} text collate "C"`;
  await client.query(`drop table if exists ${name}`);
  // json, not jsonb: jsonb sorts object keys, so a fold resumed from the row would differ from a fold from the start. The fill factor keeps
  // updates on their page, which halves the work of Postgres.
  await client.query(
    `create table ${name} (key text collate "C" not null${owner}, state json not null${past}${personal}${columns.join('')})
     with (fillfactor = 70)`,
  );
  // Statistics are samples of values, and those of a table that has become empty are never replaced: ciphertext would outlive its member.
  if (projection.table.personal)
    await client.query(`alter table ${name} alter column ${personalColumn.name} set statistics 0`);
}

/**
 * Postgres must not vacuum a table that is being filled. Creating an index would wait a second for the vacuum's lock, and the swap would
 * fail until the vacuum has ended. `swapIn` enables it again.
 */
export async function disableVacuum(client: pg.ClientBase, { name }: Table): Promise<void> {
  const settings = vacuumSettings.map((setting) => `${setting} = false`);
  await client.query(`alter table ${name} set (${settings.join(', ')})`);
}

const vacuumSettings = ['autovacuum_enabled', 'toast.autovacuum_enabled'];

export async function createIndexes(client: pg.ClientBase, { projection, name }: Table): Promise<void> {
  await client.query(`alter table ${name} add primary key (key)`);
  for (const index of indexesOf(projection)) await client.query(`create index on ${name} ${coverage(index)}`);
  // Statistics of an empty table mislead the planner: it would scan the whole table until Postgres renews them.
  const { rows } = await client.query(`select from ${name} limit 1`);
  if (rows.length === 0) return;
  await client.query(`set local default_statistics_target = ${sampledForPlans}`);
  await client.query(`analyze ${name}`);
}

/** Rows are deleted by their owner, which an index for queries may find as well. */
function indexesOf({ owner: ownerOf, table }: AnyProjection): readonly Index[] {
  const { indexes } = table;
  const owner: string = table.owner ?? ownerColumn.name;
  const isFound = indexes.some((index) => typeof index === 'string' && index.split(', ')[0] === owner);
  return ownerOf && !isFound ? [owner, ...indexes] : indexes;
}

/**
 * A fifth of the default sample takes a fifth of its time. It is enough because rows are found by key or by member, and Postgres takes its
 * full sample when many rows have changed.
 */
const sampledForPlans = 20;

const coverage = (index: Index): string =>
  typeof index === 'string' ? `(${index})` : `(${index.on}) where ${quote(index.where)}`;

/** Makes the rebuilt table the live one. Must run in one transaction with its checkpoint; readers wait only for the commit. */
export async function swapIn(
  client: pg.ClientBase,
  projection: AnyProjection,
  schema: string,
): Promise<void> {
  const { name } = tableOf(projection, schema, 'current');
  const isShown = await isNewest(client, projection, schema);
  if (isShown) await client.query(`drop view if exists ${viewsOf(projection, schema).join()}`);
  await client.query(`drop table if exists ${name}`);
  await client.query(
    `alter table ${tableOf(projection, schema, 'next').name} rename to ${quote(versionedName(projection))}`,
  );
  await client.query(`alter table ${name} reset (${vacuumSettings.join(', ')})`);
  if (isShown) await createView(client, projection, schema);
}

/** The view shows the newest version that has rows to people. Each release queries the table of its version. */
const viewOf = ({ name }: Pick<AnyProjection, 'name'>, schema: string): string =>
  `${quote(schema)}.${quote(name)}`;

const viewsOf = (projection: AnyProjection, schema: string): readonly string[] =>
  viewNames(projection).map((name) => viewOf({ name }, schema));

/** Creates an empty table, and the view when there is none. */
export async function createEmpty(
  client: pg.ClientBase,
  projection: AnyProjection,
  schema: string,
): Promise<void> {
  const table = tableOf(projection, schema, 'current');
  const view = viewOf(projection, schema);
  await createTable(client, table);
  await createIndexes(client, table);
  const { rows } = await client.query('select from pg_class where oid = to_regclass($1)', [view]);
  if (rows.length === 0) await createView(client, projection, schema);
}

async function createView(client: pg.ClientBase, projection: AnyProjection, schema: string): Promise<void> {
  const { name, owner, columns } = tableOf(projection, schema, 'current');
  const shown = [
    'key',
    `${owner} as owner`,
    `${wholeState(projection)} as state`,
    ...columns.map((column) => quote(column.name)),
  ];
  await client.query(`create view ${viewOf(projection, schema)} as select ${shown.join(', ')} from ${name}`);
  for (const [view, query] of Object.entries(projection.table.views ?? {}))
    await client.query(`create or replace view ${viewOf({ name: view }, schema)} as ${query(name)}`);
  await grantToReaders(client, projection, schema);
}

/** In SQL, the state with the fields that columns hold. */
function wholeState({ table }: AnyProjection): string {
  const fields = fieldsInColumns(table).map(
    ([field, column]) => `${pg.escapeLiteral(field)}, ${quote(column)}`,
  );
  return fields.length > 0 ? `(state::jsonb || jsonb_build_object(${fields.join(', ')}))::json` : 'state';
}

async function isNewest(
  client: pg.ClientBase,
  { name, version }: AnyProjection,
  schema: string,
): Promise<boolean> {
  const { rows } = await client.query(
    `select from ${quote(schema)}.checkpoint where name = $1 and version > $2 and position <> $3 limit 1`,
    [name, version, beginning],
  );
  return rows.length === 0;
}

/**
 * A named statement, which Postgres parses and plans once per connection. The name is short because Postgres truncates at 63 characters.
 */
function statement(text: string): Statement {
  return { name: createHash('sha256').update(text).digest('hex').slice(0, 32), text };
}

function upsertText(table: string, written: readonly Parameter[]): string {
  const all = written.map((column) => ({ ...column, name: quote(column.name) }));
  const names = all.map(({ name }) => name).join(', ');
  const values = all.map(({ name, sqlType }) => `given.${name}::${sqlType}`).join(', ');
  const arrays = all.map(({ form }, index) => argumentOf(form, index + 1)).join(', ');
  const changes = all.slice(1).map(({ name }) => `${name} = ${newValueOf(name)}`);
  return `insert into ${table} as stored (${names}) select ${values} from unnest(${arrays}) as given(${names})
    on conflict (key) do update set ${changes.join(', ')}`;
}

const argumentOf = (form: Form, nth: number): string =>
  form === 'lines' ? `string_to_array($${nth}, E'\\n', '')` : `$${nth}::text[]`;

/** A null past keeps the stored value in place: Postgres does not write it again. */
const newValueOf = (column: string): string =>
  column === quote(pastColumn.name) ? `coalesce(excluded.${column}, stored.${column})` : `excluded.${column}`;
