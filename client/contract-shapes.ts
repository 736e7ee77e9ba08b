import type { Limit, Shape } from './api/answer-shape.ts';

/** As much of a schema of zod as is looked at here. */
type Schema = { readonly _zod: { readonly def: Definition } };
type Definition = {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDefinition } }[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly catchall?: Schema;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly (string | number | boolean)[];
  readonly pattern?: RegExp;
  readonly coerce?: boolean;
  readonly partial?: boolean;
};
type CheckDefinition = {
  readonly check: string;
  readonly format?: string;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: RegExp;
  readonly fn?: (value: never) => unknown;
};

/** What a contract asks for cannot be said as a shape: such a schema stays out of the client. */
export class NoShape extends Error {}

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The schema as plain data. @throws NoShape */
export function shapeOf(schema: Schema): Shape {
  const { def } = schema._zod;
  const limits = [...formatOf(def), ...(def.checks ?? []).map((check) => limitOf(check._zod.def))];
  const shape = bareShapeOf(def);
  return limits.length > 0 ? ['limited', shape, ...limits] : shape;
}

/** A contract's module for the client: its schemas as shapes that are parsed by, and what else is plain data. */
export function contractModule(exported: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(exported).flatMap(([name, value]) => {
    const code = codeOf(value);
    return code === null ? [] : [`export const ${name} = ${code};`];
  });
  return [`import { parseAs } from '#client/api/answer-shape.ts';`, ...lines].join('\n');
}

/** Null for what the client has no use for: queries and bodies that only the service parses. */
function codeOf(value: unknown): string | null {
  if (!isSchema(value)) return isData(value) ? JSON.stringify(value) : null;
  try {
    return `{ parse: (content) => parseAs(${JSON.stringify(shapeOf(value))}, content) }`;
  } catch (error) {
    if (error instanceof NoShape) return null;
    throw error;
  }
}

const isData = (value: unknown): boolean => Array.isArray(value) && !value.some(isSchema);

const plain: Readonly<Record<string, Shape>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
  unknown: 'anything',
};

function bareShapeOf(def: Definition): Shape {
  const shape = plain[def.type];
  if (shape && !def.coerce) return shape;
  switch (def.type) {
    case 'enum':
      return ['one of', ...Object.values(def.entries ?? {})];
    case 'literal':
      return ['one of', ...(def.values ?? [])];
    case 'nullable':
      return ['null', innerShape(def.innerType)];
    case 'optional':
      return ['optional', innerShape(def.innerType)];
    case 'array':
      return ['list', innerShape(def.element)];
    case 'object':
      return objectShape(def);
    case 'record':
      return recordShape(def);
    default:
      throw new NoShape(`A schema of type ${def.type} has no shape.`);
  }
}

function innerShape(schema: Schema | undefined): Shape {
  if (!schema) throw new NoShape('A schema without its inner schema has no shape.');
  return shapeOf(schema);
}

function objectShape({ shape = {}, catchall }: Definition): Shape {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, shapeOf(field)]));
  if (!catchall) return fields;
  if (catchall._zod.def.type !== 'unknown')
    throw new NoShape('Only an object that is open to all has a shape.');
  return ['open', fields];
}

function recordShape({ keyType, valueType, partial }: Definition): Shape {
  const names = keyType?._zod.def.entries;
  const shape = innerShape(valueType);
  if (!names) return ['record', shape];
  if (!partial) throw new NoShape('Only a record that may lack names has a shape.');
  return ['record of', Object.values(names), shape];
}

/** Of a text that has a format of its own: a moment, an id. */
const formatOf = ({ type, pattern }: Definition): readonly Limit[] =>
  type === 'string' && pattern ? [['like', pattern.source]] : [];

function limitOf(def: CheckDefinition): Limit {
  const limit = limits[def.check]?.(def);
  if (!limit) throw new NoShape(`The check ${def.check} has no shape.`);
  return limit;
}

const limits: Readonly<Record<string, (def: CheckDefinition) => Limit | null>> = {
  greater_than: ({ value = 0, inclusive }) => (inclusive ? ['from', value] : null),
  less_than: ({ value = 0, inclusive }) => (inclusive ? ['to', value] : null),
  number_format: ({ format }) => (format === 'safeint' ? ['whole'] : null),
  min_length: ({ minimum = 0 }) => ['shortest', minimum],
  max_length: ({ maximum = 0 }) => ['longest', maximum],
  string_format: ({ pattern }) => (pattern && !pattern.flags ? ['like', pattern.source] : null),
  custom: ({ fn }) => (fn?.name === 'isMemberDay' ? ['day'] : null),
};
