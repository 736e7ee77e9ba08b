import { createHash } from 'node:crypto';
import { beginning } from '#domain/kernel/recorded.ts';
import type { LockName } from '#projections/postgres/locks.ts';
import * as pg from '#projections/postgres/pg.ts';
import { namesAndVersions, type Versioned } from './checkpoint.ts';
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

/** Creates empty tables without indexes; replaces those left by an interrupted rebuild. */
export async function createTables(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  await runAll(client, tables.flatMap(creationOf));
}

/** In one message: Postgres would wait longer for each of hundreds than it works on it. */
async function runAll(client: pg.ClientBase, statements: readonly string[]): Promise<void> {
  if (statements.length > 0) await client.query(statements.join(';\n'));
}

function creationOf({ projection, name }: Table): readonly string[] {
  const columns = Object.entries(projection.table.columns).map(
    ([column, [type]]) => `, ${quote(column)} ${sqlTypeOf(type)}${type.endsWith(' null') ? '' : ' not null'}`,
  );
  // Not compressed, because compression would be most of the cost of writing it.
  const past = projection.hasAppendOnlyState ? `, ${pastColumn.name} text storage external` : '';
  const personal = projection.table.personal ? `, ${personalColumn.name} text storage external` : '';
  const owner = projection.table.owner ? '' : `, ${ownerColumn.name} text collate "C"`;
  return [
    `drop table if exists ${name}`,
    // json, not jsonb: jsonb sorts object keys, so a fold resumed from the row would differ from a fold from the start. The fill factor
    // keeps updates on their page, which halves the work of Postgres. There, Postgres logs no end of a row that stays the same: so what
    // seldom changes is last.
    `create table ${name} (key text collate "C" not null${owner}${columns.join('')}, state json not null${personal}${past})
     with (fillfactor = 70)`,
    // Statistics are samples of values, and those of a table that has become empty are never replaced: ciphertext would outlive its member.
    ...(projection.table.personal
      ? [`alter table ${name} alter column ${personalColumn.name} set statistics 0`]
      : []),
  ];
}

/**
 * Postgres must not vacuum tables that are being filled. Creating an index would wait a second for the vacuum's lock, and the swap would
 * fail until the vacuum has ended. `swapIn` enables it again.
 */
export async function disableVacuum(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  const settings = vacuumSettings.map((setting) => `${setting} = false`);
  await runAll(
    client,
    tables.map(({ name }) => `alter table ${name} set (${settings.join(', ')})`),
  );
}

const vacuumSettings = ['autovacuum_enabled', 'toast.autovacuum_enabled'];

/** Must run in a transaction. */
export async function createIndexes(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  await runAll(client, tables.flatMap(indexesOf));
  // Statistics of an empty table mislead the planner: it would scan the whole table until Postgres renews them.
  const { rows: filled } = await client.query<{ name: string }>(
    tables
      .map(({ name }) => `select ${pg.escapeLiteral(name)} as name where exists (select from ${name})`)
      .join(' union all '),
  );
  if (filled.length === 0) return;
  const analyses = tables
    .filter(({ name }) => filled.some((each) => each.name === name))
    .map((table) => `analyze ${table.name} (${columnsOfPlans(table).join(', ')})`);
  await runAll(client, [`set local default_statistics_target = ${sampledForPlans}`, ...analyses]);
}

/** JSON and ciphertext are in no condition, and sampling them takes as long as all others. */
const columnsOfPlans = ({ written }: Table): readonly string[] =>
  written.filter(({ form }) => form === 'array').map(({ name }) => quote(name));

const indexesOf = ({ projection, name }: Table): readonly string[] => [
  `alter table ${name} add primary key (key)`,
  ...indexedBy(projection).map((index) => `create index on ${name} ${coverage(index)}`),
];

/** Rows are deleted by their owner, which an index for queries may find as well. */
function indexedBy({ owner: ownerOf, table }: AnyProjection): readonly Index[] {
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

/** Makes the rebuilt tables the live ones. Must run in one transaction with their checkpoints; readers wait only for the commit. */
export async function swapIn(
  client: pg.ClientBase,
  projections: readonly AnyProjection[],
  schema: string,
): Promise<void> {
  const newest = await newestOf(client, projections, schema);
  await runAll(
    client,
    projections.flatMap((projection) => {
      const { name } = tableOf(projection, schema, 'current');
      const isShown = newest.has(projection);
      return [
        ...(isShown ? [`drop view if exists ${viewsOf(projection, schema).join()}`] : []),
        `drop table if exists ${name}`,
        `alter table ${tableOf(projection, schema, 'next').name} rename to ${quote(versionedName(projection))}`,
        `alter table ${name} reset (${vacuumSettings.join(', ')})`,
        ...(isShown ? viewStatements(projection, schema) : []),
      ];
    }),
  );
  await grantToReaders(client, [...newest], schema);
}

/** The view shows the newest version that has rows to people. Each release queries the table of its version. */
const viewOf = ({ name }: Pick<AnyProjection, 'name'>, schema: string): string =>
  `${quote(schema)}.${quote(name)}`;

const viewsOf = (projection: AnyProjection, schema: string): readonly string[] =>
  viewNames(projection).map((name) => viewOf({ name }, schema));

/** Creates empty tables, and each view that there is not yet. */
export async function createEmpty(
  client: pg.ClientBase,
  projections: readonly AnyProjection[],
  schema: string,
): Promise<void> {
  const tables = projections.map((projection) => tableOf(projection, schema, 'current'));
  await createTables(client, tables);
  await createIndexes(client, tables);
  const views = projections.map((projection) => viewOf(projection, schema));
  const { rows } = await client.query<{ view: string }>(
    'select view from unnest($1::text[]) as given(view) where to_regclass(view) is not null',
    [views],
  );
  const there = new Set(rows.map(({ view }) => view));
  const shown = projections.filter((projection) => !there.has(viewOf(projection, schema)));
  await runAll(
    client,
    shown.flatMap((projection) => viewStatements(projection, schema)),
  );
  await grantToReaders(client, shown, schema);
}

function viewStatements(projection: AnyProjection, schema: string): readonly string[] {
  const { name, owner, columns } = tableOf(projection, schema, 'current');
  const shown = [
    'key',
    `${owner} as owner`,
    `${wholeState(projection)} as state`,
    ...columns.map((column) => quote(column.name)),
  ];
  const others = Object.entries(projection.table.views ?? {}).map(
    ([view, query]) => `create or replace view ${viewOf({ name: view }, schema)} as ${query(name)}`,
  );
  return [`create view ${viewOf(projection, schema)} as select ${shown.join(', ')} from ${name}`, ...others];
}

/** In SQL, the state with the fields that columns hold. */
function wholeState({ table }: AnyProjection): string {
  const fields = fieldsInColumns(table).map(
    ([field, column]) => `${pg.escapeLiteral(field)}, ${quote(column)}`,
  );
  return fields.length > 0 ? `(state::jsonb || jsonb_build_object(${fields.join(', ')}))::json` : 'state';
}

/** The versions of which none newer has rows. */
async function newestOf(
  client: pg.ClientBase,
  projections: readonly AnyProjection[],
  schema: string,
): Promise<ReadonlySet<AnyProjection>> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct checkpoint.name from ${quote(schema)}.checkpoint
      join unnest($1::text[], $2::integer[]) as ours(name, version) on checkpoint.name = ours.name
      where checkpoint.version > ours.version and checkpoint.position <> $3`,
    [...namesAndVersions(projections), beginning],
  );
  const older = new Set(rows.map(({ name }) => name));
  return new Set(projections.filter(({ name }) => !older.has(name)));
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
