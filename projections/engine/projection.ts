import type { Recorded } from '#domain/kernel/recorded.ts';
import type { PersonalPaths } from './personal-state.ts';

/** All that the engine itself asks of an event. */
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
 * The SQL types that can hold a value; a value that may be null is declared so: `'date null'`. Others are `not null`. A text that is
 * personal is `'blind'`: the column holds a keyed hash of it, to search by and to join on.
 */
type ColumnType<Value> = unknown extends Value
  ? string
  : null extends Value
    ? `${SqlTypeOf<NonNullable<Value>>} null`
    : SqlTypeOf<Value>;

/** The query columns of one row, named as in SQL (snake_case). `key`, `owner`, `state`, `past` and `personal` are the engine's. */
export type RowLike = { readonly [column: string]: unknown };

/** A method, so that a table of any state is one of `unknown`. */
type ReadColumn<State, Value> = { read(state: State, key: string): Value }['read'];

/** A column: its SQL type, and what it holds of a state. Pure; must not change the state. */
type ColumnOf<State, Value> = readonly [type: ColumnType<Value>, read: ReadColumn<State, Value>];

type ProjectionTable<State, Row extends RowLike> = {
  readonly columns: { readonly [Column in keyof Row]: ColumnOf<State, Row[Column]> };
  /**
   * The personal fields of the state. They are encrypted under the member's key, in a column `personal`, and null in `state`. What is
   * personal belongs into no other column, unless as `blind`.
   */
  readonly personal?: PersonalPaths;
  /** Each an expression list as `create index` takes it between its brackets: `'member_id, day desc'`. */
  readonly indexes: readonly string[];
};

/** The table of a projection whose rows are typed by its columns: `defineTable<State>()({ columns, indexes })`. */
export const defineTable =
  <State>() =>
  <Row extends RowLike>(table: ProjectionTable<State, Row>): ProjectionTable<State, Row> =>
    table;

/** What queries see of the rows of a table that `defineTable` made. */
export type RowOf<Table> = Table extends ProjectionTable<infer _, infer Row> ? Readonly<Row> : never;

/** The query columns of a state. */
export function rowOf<State, Row extends RowLike>(
  { columns }: ProjectionTable<State, Row>,
  state: State,
  key: string,
): Row {
  const entries = Object.entries<ColumnOf<State, unknown>>(columns);
  return Object.fromEntries(entries.map(([name, [, read]]) => [name, read(state, key)])) as Row;
}

/**
 * A read model as a value: which events it sees, which row each belongs to, how a row's state follows from its events, and the table
 * that holds it. All functions are pure: no clock, no chance, no I/O. The same value is run live, rebuilt from history and asked "as of".
 *
 * The table has one row for each key: `key text primary key`, `owner text` (null without `owner`), `state json`, and the columns.
 * Rows are never changed by hand: a leader keeps some in memory, and a rebuild replaces them all.
 * A state must survive `JSON.parse(JSON.stringify(state))`: no Map, Set, Date, undefined in arrays, NaN.
 */
export type Projection<
  Event extends EventLike,
  State,
  Row extends RowLike,
  Before extends State | null = State,
> = {
  /** Name of the view that queries read, `read.<name>`: snake_case. It is for ever. */
  readonly name: string;
  /** Part of the table's name. Raise it when `key`, `evolve` or `table` give other rows than before: the next start rebuilds. */
  readonly version: number;
  /** Those that only `clears` looks at as well. */
  readonly handles: readonly Event['type'][];
  /** Of those, the ones whose personal fields it looks at; all when absent. Of the others they may come as null. */
  readonly personal?: readonly Event['type'][];
  /** Of those, the ones whose `stream` it looks at; none when absent. In a rebuild the others do not have it. */
  readonly streams?: readonly Event['type'][];
  /** Of those, the ones whose `metadata` it looks at; all when absent. In a rebuild the others may not have it. */
  readonly metadata?: readonly Event['type'][];
  /** The row, or the rows, that an event belongs to; null for none. */
  key(recorded: Recorded<Event>): string | readonly string[] | null;
  /**
   * The member whose rows `clears` takes away; the last one that is not null stays with the row.
   * Leave it out where the key itself is the member id.
   */
  owner?(recorded: Recorded<Event>): string | null;
  /** The member all of whose rows go with this event. They go before the event is folded, should it have a key as well. */
  clears?(recorded: Recorded<Event>): string | null;
  /**
   * The state before a row's first event; null where a row begins with an event. A function where `evolve` changes states in place; a
   * value is frozen by the engine.
   */
  readonly initial: Before | (() => Before);
  /**
   * For a state that grows with its history: it has a `past`, which lies in a column of that name, as JSON text, and is written only when
   * it is another value than before, so that an event does not write again all that ever was. `evolve` replaces it and never changes it in
   * place.
   */
  readonly hasAppendOnlyState?: boolean;
  /**
   * The state after an event; null deletes the row. It owns the state that it is given and may change it in place and return it.
   * `key` tells which row is meant where `key()` names several.
   */
  evolve(state: State | Before, recorded: Recorded<Event>, key: string): State | null;
  readonly table: ProjectionTable<State, Row>;
};

/** Any projection, for lists of them: methods are bivariant, so every `Projection<…>` is one. */
export type AnyProjection = Projection<EventLike, unknown, RowLike, unknown>;

/** A state as it is stored: where the projection has a past, that lies apart, as JSON text; null where there is none. */
export type StoredState<State> = { readonly state: Omit<State, 'past'>; readonly past: string | null };

/** The whole state. */
export const joinState = <State>({ state, past }: StoredState<State>): State =>
  (past === null ? state : { ...state, past: JSON.parse(past) as unknown }) as State;

/** The two parts of a state that has a past. */
export function splitState(state: unknown): { readonly rest: unknown; readonly past: unknown } {
  const { past, ...rest } = state as { readonly past: unknown };
  return { rest, past };
}
