import { type Html, html } from '#service/identity/html.ts';
import type { JsonSchema } from './json-schemas.ts';

type Field = { readonly name: string; readonly schema: JsonSchema; readonly isRequired: boolean };

const named = '#/components/schemas/';

/** The fields of a schema, one under the other, each with its type in words; what is nested stands behind a dot. */
export function fieldList(schema: JsonSchema): Html {
  const fields = fieldsIn(schema, '');
  if (fields.length === 0) return html`<p>${typeIn(schema)}</p>`;
  return html`<dl class="fields">${fields.map(
    ({ name, schema: type, isRequired }) =>
      html`<div><dt><code>${name}</code>${isRequired ? html`` : html` <small>optional</small>`}</dt><dd>${typeIn(type)}</dd></div>`,
  )}</dl>`;
}

/** Fields of an object, of the objects in a list, and of what may also be null; none of a schema with a name. */
function fieldsIn(schema: JsonSchema, prefix: string): readonly Field[] {
  const {
    properties,
    required = [],
    items,
  } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
    items?: JsonSchema;
  };
  if (items) return fieldsIn(items, `${prefix}[]`);
  const [other] = alternativesIn(schema).filter(({ type }) => type !== 'null');
  if (other) return fieldsIn(other, prefix);
  return Object.entries(properties ?? {}).flatMap(([key, value]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    return [{ name, schema: value, isRequired: required.includes(key) }, ...fieldsIn(value, name)];
  });
}

/** A type in words. A name leads to where its fields are. */
function typeIn(schema: JsonSchema): Html {
  const { $ref, enum: values, const: only, items, type, format } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.slice(named.length);
    return html`<a href="#${name}">${name}</a>`;
  }
  const alternatives = alternativesIn(schema);
  if (alternatives.length > 0) return joined(alternatives.map(typeIn), ' or ');
  if (Array.isArray(values)) return joined(values.map(literal), ' or ');
  if (only !== undefined) return literal(only);
  if (items) return html`list of ${text(span(undefined, schema.maxItems))}${typeIn(items)}`;
  const word = Array.isArray(type) ? type.join(' or ') : String(type ?? 'anything');
  return text((typeof format === 'string' ? format : word) + limitsIn(schema));
}

const alternativesIn = ({ anyOf }: JsonSchema): readonly JsonSchema[] =>
  Array.isArray(anyOf) ? (anyOf as readonly JsonSchema[]) : [];

function limitsIn({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
  const value = span(minimum, maximum);
  const characters = span(minLength, maxLength);
  return (value && `, ${value}`) + (characters && `, ${characters}characters`);
}

/** `1 to 80 `, `at most 80 `, `at least 1 `, or nothing. */
function span(least: unknown, most: unknown): string {
  const [from, to] = [least, most].map((limit) => (isLimit(limit) ? String(limit) : null));
  if (from && to) return `${from} to ${to} `;
  if (to) return `at most ${to} `;
  return from ? `at least ${from} ` : '';
}

/** The schema of a whole number always has the largest that there are. */
const isLimit = (limit: unknown): limit is number =>
  typeof limit === 'number' && Math.abs(limit) !== Number.MAX_SAFE_INTEGER;

const literal = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`;
const text = (words: string): Html => html`${words}`;
const joined = (parts: readonly Html[], between: string): Html => ({
  markup: parts.map(({ markup }) => markup).join(between),
});
