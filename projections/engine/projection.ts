import type { Recorded } from '#domain/kernel/recorded.ts';
import type { PersonalPaths } from './personal-state.ts';

/** The part of an event that the engine uses. */
export type EventLike = { readonly type: string };

type SqlTypeOf<Value> = Value extends string
  ? 'text' | 'blind' | 'date' | 'timestamptz' | 'uuid' | 'numeric'
  : Value extends number
    ? 'integer' | 'bigint' | 'numeric' | 'double precision'
    : Value extends boolean
      ? 'boolean'
      : Value extends readonly string[]
        ? 'text[]' | 'jsonb'
        : 'jsonb';

/**
 * The SQL types for a value. A nullable value is declared as such: `'date null'`; others are `not null`. `'blind'` is for a personal text:
 * the column holds its keyed hash, for search and joins.
 */
type ColumnType<Value> = unknown extends Value
  ? string
  : null extends Value
    ? `${SqlTypeOf<NonNullable<Value>>} null`
    : SqlTypeOf<Value>;

/** The query columns of one row, in snake_case. `key`, `owner`, `state`, `past` and `personal` are reserved for the engine. */
export type RowLike = { readonly [column: string]: unknown };

/** A method for bivariance: a table of any state is then a table of `unknown`. */
type ReadColumn<State, Value> = { read(state: State, key: string): Value }['read'];

/**
 * A column: its SQL type, and its value. The name of a field of the state means that the field is stored in this column and nowhere else. A
 * function reads a value from the state, which is stored beside it; it is pure and must not change the state.
 */
type Column<State, Value> = readonly [type: string, value: ReadColumn<State, Value> | string];

/** A column whose field exists. */
type ColumnOf<State> = readonly [type: string, value: ReadColumn<State, unknown> | (keyof State & string)];

type ValueOf<State, Value> = Value extends keyof State
  ? State[Value]
  : Value extends (...given: never) => infer Read
    ? Read
    : never;

type RowOfColumns<State, Columns extends { readonly [name: string]: ColumnOf<State> }> = {
  readonly [Name in keyof Columns]: ValueOf<State, Columns[Name][1]>;
};

/** Types from which a state would get another value than it had. */
type NotRestored = 'blind' | 'timestamptz' | 'uuid' | 'numeric' | 'bigint';

/** The SQL types for a field that is stored in a column only. It must always be there: an absent one would come back as null. */
type FieldType<Value> = undefined extends Value
  ? never
  : Exclude<ColumnType<Value>, NotRestored | `${NotRestored} null`>;

/** Columns whose SQL types fit their values. */
type FittingColumns<State, Columns extends { readonly [name: string]: ColumnOf<State> }> = {
  readonly [Name in keyof Columns]: Columns[Name][1] extends keyof State
    ? readonly [FieldType<State[Columns[Name][1]]>, unknown]
    : readonly [ColumnType<ValueOf<State, Columns[Name][1]>>, unknown];
};

/**
 * A column list of `create index`, such as `'member_id, day desc'`. With `where`, a boolean column, it covers only the rows that have it: other
 * rows then cost nothing to index.
 */
export type Index = string | { readonly on: string; readonly where: string };

type TableRest<Columns> = {
  /**
   * The column that holds the row's owner, when there is one; otherwise the engine adds a column `owner`. It has this name in every table,
   * because an erasure looks for it in copies.
   */
  readonly owner?: keyof Columns & 'member_id';
  /**
   * The personal fields of the state. They are encrypted under the member's key in a column `personal`, and null in `state`. Other columns
   * must not contain personal data, except `blind` ones.
   */
  readonly personal?: PersonalPaths;
  readonly indexes: readonly Index[];
  /** Further views of the rows for people, by name, beside the one with the name of the projection: the query of each, given the table. */
  readonly views?: Readonly<Record<string, (table: string) => string>>;
};

type ProjectionTable<State, Row extends RowLike> = TableRest<Row> & {
  readonly columns: { readonly [Name in keyof Row]: Column<State, Row[Name]> };
};

/** Defines the table of a projection; the row type follows from its columns: `defineTable<State>()({ columns, indexes })`. */
export const defineTable =
  <State>() =>
  <const Columns extends { readonly [name: string]: ColumnOf<State> }>(
    table: TableRest<Columns> & { readonly columns: Columns & FittingColumns<State, Columns> },
  ): ProjectionTable<State, RowOfColumns<State, Columns>> =>
    table as unknown as ProjectionTable<State, RowOfColumns<State, Columns>>;

/** The row type that queries of a `defineTable` table return. */
export type RowOf<Table> = Table extends ProjectionTable<infer _, infer Row> ? Readonly<Row> : never;

/** The query columns of a state. */
export function rowOf<State, Row extends RowLike>(
  { columns }: ProjectionTable<State, Row>,
  state: State,
  key: string,
): Row {
  const entries = Object.entries<Column<State, unknown>>(columns);
  return Object.fromEntries(entries.map(([name, [, value]]) => [name, readerOf(value)(state, key)])) as Row;
}

/** Reads the value of a column from a state. */
export const readerOf = <State>(value: Column<State, unknown>[1]): ReadColumn<State, unknown> =>
  typeof value === 'string' ? (state) => (state as Readonly<Record<string, unknown>>)[value] : value;

type FieldsInColumns = readonly (readonly [field: string, column: string])[];

const knownFields = new WeakMap<object, FieldsInColumns>();

/** The fields of the state that columns hold, with the names of the columns. */
export function fieldsInColumns({ columns }: Pick<AnyProjection['table'], 'columns'>): FieldsInColumns {
  const known = knownFields.get(columns);
  if (known) return known;
  const fields = Object.entries(columns).flatMap(([name, [, value]]) =>
    typeof value === 'string' ? [[value, name] as const] : [],
  );
  knownFields.set(columns, fields);
  return fields;
}

/**
 * A read model as a value: its events, the row of each event, the fold of a row's state, and its table. All functions are pure: no clock,
 * no randomness, no I/O. The same value runs live, in a rebuild and "as of" a point in time.
 *
 * The table has one row per key, with `key text primary key`, `owner text`, `state json` and the columns. `owner` is null without the
 * option, and absent when a column of the table holds it. `state` leaves out the fields that columns hold. Never change rows by hand: a
 * leader caches some in memory, and a rebuild replaces all. A state must survive `JSON.parse(JSON.stringify(state))`: no Map, Set, Date,
 * undefined in arrays, NaN.
 */
export type Projection<
  Event extends EventLike,
  State,
  Row extends RowLike,
  Before extends State | null = State,
> = {
  /** In snake_case; also the name of the view for people, `read.<name>`. It never changes. */
  readonly name: string;
  /** Part of the table's name. Increase it when `key`, `evolve` or `table` give other rows than before. */
  readonly version: number;
  /** Includes the types that only `clears` uses. */
  readonly handles: readonly Event['type'][];
  /**
   * Which rows stay behind at an event that cannot be processed. `owner`: the rows of the event's owner, which `owner` gives, or the key
   * without `owner`. Such an event must change only rows of its own owner. A key that names several rows needs `owner`. `everything`: the
   * whole projection is parked.
   */
  readonly holdsBack: 'owner' | 'everything';
  /**
   * `member`: an event changes only rows of its `memberId`, so the rows of a part of the members follow from the events of those members. A
   * rebuild folds such projections part by part, as memory allows. Absent when a row may depend on events of several members.
   */
  readonly partition?: 'member';
  /** Handled types whose personal fields are used; all when absent. In other events they may be null. */
  readonly personal?: readonly Event['type'][];
  /** Handled types whose `stream` is used; none when absent. In a rebuild, other events have no stream. */
  readonly streams?: readonly Event['type'][];
  /** Handled types whose `metadata` is used; all when absent. In a rebuild, other events may have no metadata. */
  readonly metadata?: readonly Event['type'][];
  /** Events about everybody; absent for most projections. */
  readonly everybody?: AboutEverybody<Event, State>;
  /** The key or keys of the rows that an event belongs to; null for none. */
  key(recorded: Recorded<Event>): string | readonly string[] | null;
  /**
   * The member whose `clears` deletes the row. The last value that is not null stays with the row. Omit it when the key is the member id.
   */
  owner?(recorded: Recorded<Event>): string | null;
  /** The member whose rows this event deletes. They are deleted before the event is folded into its own row, if it has a key. */
  clears?(recorded: Recorded<Event>): string | null;
  /**
   * The state before a row's first event; null when the first event creates it. Use a function when `evolve` changes states in place; the
   * engine freezes a value.
   */
  readonly initial: Before | (() => Before);
  /**
   * For a state that grows with its history. Its `past` is JSON text in a separate column, which is written only when `past` was replaced.
   * So an event does not write the whole history again. `evolve` replaces `past` and never changes it in place. Without `owner`, a long
   * past is loaded only when `evolve` or a column reads `past`. Then the row's events of the batch are folded again with the past. So read
   * `past` only when an event can concern it; `clears` may name no other key than that of the row.
   */
  readonly hasAppendOnlyState?: boolean;
  /**
   * Handled types whose event makes the state of its row without the one before, so that the row is not loaded. Not for a state with a
   * `past`.
   */
  readonly makesRow?: readonly Event['type'][];
  /**
   * `evolve` never changes a state in place, and returns the given one when nothing changes. A batch then writes no row that none of its
   * events has changed.
   */
  readonly returnsUnchanged?: boolean;
  /**
   * The state after an event; null deletes the row. May change the given state in place and return it. `key` is the current row when
   * `key()` names several.
   */
  evolve(state: State | Before, recorded: Recorded<Event>, key: string): State | null;
  readonly table: ProjectionTable<State, Row>;
};

/**
 * Events that change every row, because they change a value that all rows depend on. The engine keeps that value, gives it to new rows, and
 * applies it to all rows in the transaction of such an event.
 */
export type AboutEverybody<Event extends EventLike, State> = {
  /** Among the handled types. Their `key` is null. */
  readonly handles: readonly Event['type'][];
  /** The value after such an event: plain JSON, undefined before the first. */
  evolve(value: unknown, recorded: Recorded<Event>): unknown;
  /** A state under another value. May change the given state in place and return it. */
  apply(state: State, value: unknown): State;
};

export const isAboutEverybody = (
  { everybody }: Pick<AnyProjection, 'everybody'>,
  { event }: Recorded<EventLike>,
): boolean => everybody?.handles.includes(event.type) ?? false;

/** Any projection, for lists of projections. Methods are bivariant, so every `Projection<…>` fits. */
export type AnyProjection = Projection<EventLike, unknown, RowLike, unknown>;

/** The names of the views of the rows for people: that of the projection first. */
export const viewNames = ({ name, table }: Pick<AnyProjection, 'name' | 'table'>): readonly string[] => [
  name,
  ...Object.keys(table.views ?? {}),
];

/** A row as selected by `stateColumns`. */
export type StoredState<State> = {
  /** Without what other columns hold. */
  readonly state: Partial<State>;
  /** The past of an append-only state, as JSON text; null when there is none. */
  readonly past: string | null;
};

/** The columns that make up a state, for queries: `openRows` or `joinState` takes the rows. */
export function stateColumns({ table, hasAppendOnlyState }: StateParts): string {
  const fields = fieldsInColumns(table).map(([, column]) => column);
  return [
    'key',
    'state',
    ...(hasAppendOnlyState ? ['past'] : []),
    table.personal ? 'personal' : 'null::text as personal',
    ...fields,
  ].join(', ');
}

/** The part of a projection that says where its state is stored. */
export type StateParts = Pick<AnyProjection, 'hasAppendOnlyState'> & {
  readonly table: Pick<AnyProjection['table'], 'columns' | 'personal'>;
};

/** The whole state of a row without personal fields. Uses the row's objects. */
export function joinState<State>({ table }: StateParts, row: StoredState<State>): State {
  addFields(table, row);
  return withPast(row);
}

/** The state with its past, once it has the fields that columns hold. */
export const withPast = <State>({ state, past }: StoredState<State>): State =>
  (past === null ? state : { ...state, past: JSON.parse(past) as unknown }) as State;

/**
 * Adds the fields that columns hold to the state of a row, in place.
 * @throws TypeError when the query has not selected them
 */
export function addFields(table: StateParts['table'], row: { readonly state: object }): void {
  for (const [field, column] of fieldsInColumns(table)) {
    const value = (row as Readonly<Record<string, unknown>>)[column];
    if (value === undefined) throw new TypeError(`The column ${column} of the state was not selected.`);
    (row.state as Record<string, unknown>)[field] = value;
  }
}

/** The two parts of an append-only state. A past that was not loaded is `unreadPast`. */
export function splitState(state: unknown): { readonly rest: unknown; readonly past: unknown } {
  const past = pastOf(state);
  const rest: Record<string, unknown> = {};
  for (const name of Object.keys(state as object))
    if (name !== 'past') rest[name] = (state as Readonly<Record<string, unknown>>)[name];
  return { rest, past };
}

/** The past of an append-only state, without reading one that was not loaded. */
export const pastOf = (state: unknown): unknown => {
  const past = Object.getOwnPropertyDescriptor(state, 'past');
  return past?.get ? unreadPast : past?.value;
};

const unreadPast = Symbol('a past that was not loaded');

/** The fold of a row needs its past, which was not loaded. */
export class PastNeeded extends Error {
  override readonly name = 'PastNeeded';
  readonly key: string;

  constructor(key: string) {
    super(`the past of the row ${key} was not loaded`);
    this.key = key;
  }
}

/** Gives a state a past that throws `PastNeeded` when it is read, and can be replaced. */
export function withUnreadPast<State extends object>(state: State, key: string): State {
  return Object.defineProperty(state, 'past', {
    enumerable: true,
    configurable: true,
    get() {
      throw new PastNeeded(key);
    },
    set(past: unknown) {
      Object.defineProperty(state, 'past', {
        enumerable: true,
        configurable: true,
        writable: true,
        value: past,
      });
    },
  });
}
