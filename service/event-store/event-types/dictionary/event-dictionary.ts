import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { DomainEvent } from '#domain/events.ts';
import { eventRegistry, storedTypeOf } from '../event-codec.ts';
import type { Registration } from '../registry/registration.ts';
import { eventMeanings, type FieldMeaning, fieldMeanings } from './event-meanings.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

export type FieldEntry = {
  /** `entry.value`; `results[].value` of each element of a list. */
  readonly path: string;
  /** A type of JSON. */
  readonly type: string;
  readonly unit: string;
  readonly meaning: string;
  /** The first version of the event that has it. */
  readonly since: number;
  readonly isPersonal: boolean;
  /** Absent in some events, such as those from before the field existed. */
  readonly isOptional: boolean;
  readonly isNullable: boolean;
};

export type EventEntry = {
  readonly type: string;
  readonly meaning: string;
  /** The names under which its versions are stored, oldest first. */
  readonly storedTypes: readonly string[];
  readonly fields: readonly FieldEntry[];
  /** Without personal fields, as JSON Schema 2020-12. */
  readonly schema: JsonSchema;
  /** The stored event of the newest version. */
  readonly example: unknown;
};

/** Every type of event with the meaning of every field. @throws when a field has no meaning, or a number no unit */
export async function readEventDictionary(): Promise<readonly EventEntry[]> {
  const types = Object.entries<Registration>(eventRegistry);
  return Promise.all(types.map(([type, registration]) => entryOf(type as DomainEvent['type'], registration)));
}

const goldens = new URL('../golden/', import.meta.url);

type Golden = { readonly data: Readonly<Record<string, unknown>> };

async function entryOf(
  type: DomainEvent['type'],
  { data, personal, upcasts = [] }: Registration,
): Promise<EventEntry> {
  const storedTypes = [...Array(upcasts.length + 1).keys()].map((index) => storedTypeOf(type, index + 1));
  const examples = await Promise.all(
    storedTypes.map(
      async (stored) => JSON.parse(await readFile(new URL(`${stored}.json`, goldens), 'utf8')) as Golden,
    ),
  );
  const schema = z.toJSONSchema(data);
  const fields = placesIn(schema, '', false).map(({ path, isOptional, schema: of }): FieldEntry => {
    const [meaning, unit = unitOf(of)] = [meaningOf(type, path)].flat();
    if (meaning === undefined || unit === undefined)
      throw new Error(
        `${path} of ${type} has no ${meaning === undefined ? 'meaning' : 'unit'}: write it in service/event-store/event-types/dictionary/event-meanings.ts.`,
      );
    return {
      path,
      type: typeOf(of),
      unit,
      meaning,
      since:
        1 +
        Math.max(
          0,
          examples.findIndex(({ data: example }) => hasPath(example, path)),
        ),
      isPersonal: personal.some(
        (each) => path === each || path.startsWith(`${each}.`) || path.startsWith(`${each}[]`),
      ),
      isOptional,
      isNullable: isNullable(of),
    };
  });
  const { meaning } = eventMeanings[type];
  return { type, meaning, storedTypes, fields, schema: described(schema, fields), example: examples.at(-1) };
}

function meaningOf(type: DomainEvent['type'], path: string): FieldMeaning | undefined {
  const own = eventMeanings[type].fields?.[path];
  if (own !== undefined) return own;
  const steps = path.split('.');
  const ends = steps.map((_, index) => steps.slice(index).join('.'));
  return ends.map((end) => fieldMeanings[end]).find((meaning) => meaning !== undefined);
}

type Place = { readonly path: string; readonly schema: JsonSchema; readonly isOptional: boolean };

/** Every field of a schema, lists and objects before what they contain. The alternatives of a list's elements share their fields. */
function placesIn(schema: JsonSchema, path: string, isOptional: boolean): Place[] {
  const inner = alternativesOf(schema).flatMap(({ properties, items, required }) => [
    ...Object.entries(properties ?? {}).flatMap(([name, field]) =>
      placesIn(field as JsonSchema, path === '' ? name : `${path}.${name}`, !(required ?? []).includes(name)),
    ),
    ...(items ? placesIn(items as JsonSchema, `${path}[]`, false) : []),
  ]);
  const places = path === '' ? inner : [{ path, schema, isOptional }, ...inner];
  return places.filter((place, index) => places.findIndex((other) => other.path === place.path) === index);
}

const alternativesOf = (schema: JsonSchema): readonly JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]).filter(({ type }) => type !== 'null');

const isNullable = (schema: JsonSchema): boolean =>
  [...(schema.anyOf ?? []), schema].some(({ type }) => [type].flat().includes('null'));

function typeOf(schema: JsonSchema): string {
  const types = alternativesOf(schema).flatMap(({ type }) => [type].flat());
  return [...new Set(types.filter((type) => type !== 'null'))].join(' or ');
}

/** The unit that follows from the type; undefined for a number. */
function unitOf(schema: JsonSchema): string | undefined {
  const [first = {}] = alternativesOf(schema);
  const { enum: words, const: only, format, pattern, holds } = first;
  const [type] = [first.type].flat().filter((each) => each !== 'null');
  if (words) return `one of ${words.join(', ')}`;
  if (type === 'boolean') return only === true ? 'true' : 'true or false';
  if (type === 'object') return 'fields';
  if (type === 'array') return 'list';
  if (type !== 'string') return undefined;
  if (holds === 'date') return dateUnit(format, pattern);
  return ofTexts[String(holds)] ?? (only === undefined ? 'text' : `always ${String(only)}`);
}

function dateUnit(format: string | undefined, pattern: string | undefined): string {
  if (format === 'date-time') return 'instant, ISO 8601 in UTC';
  return pattern === undefined ? 'date, ISO 8601' : 'date or month, ISO 8601';
}

const ofTexts: Readonly<Record<string, string>> = {
  id: 'id',
  zone: 'IANA time zone',
  catalogue: 'word of the catalogue',
};

function hasPath(value: unknown, path: string): boolean {
  const [step = '', ...rest] = path.split('.');
  const [name = '', ...lists] = step.split('[]');
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false;
  const inner = (value as Record<string, unknown>)[name];
  const elements = lists.length > 0 && Array.isArray(inner) ? (inner as unknown[]) : [inner];
  return rest.length === 0 || elements.some((element) => hasPath(element, rest.join('.')));
}

/** The schema with meanings as descriptions, and which fields are personal. */
function described(schema: JsonSchema, fields: readonly FieldEntry[], path = ''): JsonSchema {
  const entry = fields.find((field) => field.path === path);
  const alternatives = schema.anyOf ?? schema.oneOf;
  return {
    ...schema,
    ...(entry && {
      description: `${entry.meaning} (${entry.unit})`,
      'x-unit': entry.unit,
      'x-personal': entry.isPersonal,
    }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [
          name,
          described(field as JsonSchema, fields, path === '' ? name : `${path}.${name}`),
        ]),
      ),
    }),
    ...(schema.items && { items: described(schema.items as JsonSchema, fields, `${path}[]`) }),
    ...(alternatives && { anyOf: alternatives.map((each) => inAlternative(each, fields, path)) }),
  };
}

/** The description appears once, above the alternatives. */
function inAlternative(schema: JsonSchema, fields: readonly FieldEntry[], path: string): JsonSchema {
  const inner = fields.filter((field) => field.path !== path);
  return described(schema, inner, path);
}

/** The dictionary as a page of Markdown. */
export function dictionaryMarkdown(entries: readonly EventEntry[]): string {
  const sections = entries.map(({ type, meaning, storedTypes, fields }) => {
    const rows = fields.map(
      ({ path, type: kind, unit, meaning: of, since, isPersonal, isOptional, isNullable: canBeNull }) =>
        `| \`${path}\` | ${of}${isOptional ? ' Optional.' : ''} | ${kind}${canBeNull ? ' or null' : ''} | ${unit} | ${since} | ${isPersonal ? 'yes' : 'no'} |`,
    );
    const header =
      '| field | meaning | type | unit | since version | personal |\n| --- | --- | --- | --- | --- | --- |';
    return `## ${type}\n\n${meaning} Stored as ${storedTypes.map((stored) => `\`${stored}\``).join(', ')}.\n\n${header}\n${rows.join('\n')}`;
  });
  return `# Events\n\n${introduction}\n\n${sections.join('\n\n')}\n`;
}

const introduction = `Every type of event that is or was stored, with the meaning and the unit of every field. Personal fields are encrypted in the store and
left out of exports unless they are asked for with a reason. Beside its data every event has an id (UUID), its stream and revision there (from 0), its
position in the log, and as metadata: \`commandId\`, \`commandType\`, \`correlationId\`, \`causationId\`, \`actor\` (a member's id, or system), \`occurredAt\`
(instant, UTC), \`zone\` (IANA time zone of the member) and \`localDate\` (the date of \`occurredAt\` in \`zone\`). Exports add \`recordedAt\`, or
\`recorded_at\`: when the store took it, by its clock, which no copy keeps.`;

/** All schemas in one document, by type. */
export const dictionarySchema = (entries: readonly EventEntry[]): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Events of Rondel',
  $defs: Object.fromEntries(
    entries.map(({ type, meaning, schema: { $schema: _, ...schema } }) => [
      type,
      { title: type, description: meaning, ...schema },
    ]),
  ),
});
