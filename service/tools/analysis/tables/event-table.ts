import * as z from 'zod';
import { eventRegistry } from '#service/event-store/event-types/event-codec.ts';
import type { Registration } from '#service/event-store/event-types/registry/registration.ts';
import type { StoredEvent } from '#service/event-store/port.ts';

/** `id` is a text with many different values; `json` is a list. An instant and a date are ISO 8601 before they are stored. */
export type ColumnKind =
  | 'bigint'
  | 'integer'
  | 'double'
  | 'boolean'
  | 'text'
  | 'id'
  | 'uuid'
  | 'instant'
  | 'date'
  | 'json';

export type TableColumn = {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly isNullable: boolean;
  /** Path in the event's data, such as `inputs.isRestDay`; null for a field of every event. */
  readonly path: string | null;
};

/** The table of one type of event. */
export type EventTable = {
  readonly type: string;
  /** `quest_spun` for `QuestSpun`. */
  readonly name: string;
  readonly columns: readonly TableColumn[];
  /** Personal fields in lists, which a column has as a whole: `exercises[].name`. */
  readonly hiddenInLists: readonly string[];
};

const common = (name: string, kind: ColumnKind, isNullable = false): TableColumn => ({
  name,
  kind,
  isNullable,
  path: null,
});

/** The columns with which every table begins. */
const commonColumns: readonly TableColumn[] = [
  common('position', 'bigint'),
  common('event_id', 'uuid'),
  common('stream', 'id'),
  common('revision', 'integer'),
  common('type_version', 'integer'),
  common('occurred_at', 'instant'),
  common('recorded_at', 'instant', true),
  common('local_date', 'date'),
  common('local_zone', 'text'),
  common('actor', 'id'),
  common('command_id', 'id'),
  common('command_type', 'text', true),
  common('correlation_id', 'id'),
  common('causation_id', 'id'),
];

/**
 * The position as a number: that of the commit, which orders the events of every store. It fits 64 bits, but not always the safe integers
 * of JavaScript.
 */
export const positionNumber = ({ position }: Pick<StoredEvent, 'position'>): bigint =>
  BigInt(position.slice(0, position.indexOf('/')));

export const snakeCase = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/** The tables of all types, by type. @param isPersonal with the personal fields */
export const eventTables = (isPersonal: boolean): ReadonlyMap<string, EventTable> =>
  new Map(
    Object.entries<Registration>(eventRegistry).map(([type, registration]) => [
      type,
      tableOf(type, registration, isPersonal),
    ]),
  );

type JsonSchema = z.core.JSONSchema.BaseSchema;

function tableOf(type: string, { data, personal }: Registration, isPersonal: boolean): EventTable {
  const hidden = isPersonal ? [] : personal;
  const columns = columnsIn(z.toJSONSchema(data), [], false).filter(
    ({ path }) => !hidden.some((each) => path === each || path?.startsWith(`${each}.`)),
  );
  return {
    type,
    name: snakeCase(type),
    columns: [...commonColumns, ...columns],
    hiddenInLists: hidden.filter((path) => path.includes('[]')),
  };
}

/** The columns of a schema: an object gives those of its fields. */
function columnsIn(schema: JsonSchema, path: readonly string[], isNullable: boolean): TableColumn[] {
  const others = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  const [other] = others;
  if (other && others.length === 1) return columnsIn(other, path, true);
  if (schema.properties) {
    const required = new Set(schema.required);
    return Object.entries(schema.properties).flatMap(([name, field]) =>
      columnsIn(field as JsonSchema, [...path, name], isNullable || !required.has(name)),
    );
  }
  const kind = kindOf(schema);
  const canBeNull = isNullable || schema.type?.includes('null') === true;
  return [{ name: columnName(path, kind), kind, isNullable: canBeNull, path: path.join('.') }];
}

const typesOf = ({ type }: JsonSchema): readonly unknown[] => [type].flat().filter((each) => each !== 'null');

function kindOf(schema: JsonSchema): ColumnKind {
  const { format, holds, pattern } = schema;
  const [type] = typesOf(schema);
  if (type === 'integer') return 'bigint';
  if (type === 'number') return 'double';
  if (type === 'boolean') return 'boolean';
  if (type === 'array') return 'json';
  if (holds === 'id') return 'id';
  if (holds !== 'date') return 'text';
  if (format === 'date-time') return 'instant';
  // A month or a week is no date.
  return pattern === undefined ? 'date' : 'text';
}

/** Words that SQL would take for its own. They get the kind of their value as a suffix: `from_date`, `to_at`. */
const reserved: ReadonlySet<string> = new Set(['by', 'from', 'on', 'overlaps', 'to']);

function columnName(path: readonly string[], kind: ColumnKind): string {
  const name = snakeCase(path.join('_'));
  return reserved.has(name) ? `${name}_${kind === 'instant' ? 'at' : kind}` : name;
}
