import { isMemberDay } from '#domain/kernel/day.ts';

/*
 * The schemas of the contracts in a browser: `#schema` is zod in the service, and this file here. It has the calls that contracts use, for a
 * tenth of the bytes. Each answer is held to its contract, field by field. A test compares every schema of the contracts with zod's.
 */

/** The result of a reader for content that does not follow its schema. */
const mismatch = Symbol('mismatch');
type Read = (content: unknown) => unknown;
type Fields = Readonly<Record<string, Schema>>;

/** Where the mismatch is, from the outside in. */
let place: string[] = [];

const isRecord = (content: unknown): content is Readonly<Record<string, unknown>> =>
  typeof content === 'object' && content !== null && !Array.isArray(content);

class Schema {
  readonly read: Read;
  /** Whether the field may be absent. */
  readonly isOptional: boolean;
  readonly shape: Fields;

  constructor(read: Read, isOptional = false, shape: Fields = {}) {
    this.read = read;
    this.isOptional = isOptional;
    this.shape = shape;
  }

  check(...checks: readonly Schema[]): Schema {
    return new Schema((content) => readThrough([this, ...checks], content), this.isOptional, this.shape);
  }

  /** @throws TypeError that names the field where the content does not follow the schema */
  parse(content: unknown): unknown {
    place = [];
    const value = this.read(content);
    if (value === mismatch)
      throw new TypeError(`The answer does not follow its contract at '${place.join('.')}'.`);
    return value;
  }

  safeParse(content: unknown): { readonly success: boolean; readonly data?: unknown } {
    place = [];
    const data = this.read(content);
    return data === mismatch ? { success: false } : { success: true, data };
  }
}

function readThrough(schemas: readonly Schema[], content: unknown): unknown {
  let value = content;
  for (const { read } of schemas) {
    value = read(value);
    if (value === mismatch) return mismatch;
  }
  return value;
}

/** Reads a part, and notes its place where it is wrong. */
function readPart({ read }: Schema, part: unknown, name: string | number): unknown {
  const value = read(part);
  if (value === mismatch) place.unshift(String(name));
  return value;
}

/** Content of which something is true. */
const that = (isSo: (content: never) => boolean): Schema =>
  new Schema((content) => (isSo(content as never) ? content : mismatch));

/* @__NO_SIDE_EFFECTS__ */
export const unknown = (): Schema => new Schema((content) => content, true);
/* @__NO_SIDE_EFFECTS__ */
export const string = (): Schema => that((content: unknown) => typeof content === 'string');
/* @__NO_SIDE_EFFECTS__ */
export const number = (): Schema => that(Number.isFinite);
/* @__NO_SIDE_EFFECTS__ */
export const boolean = (): Schema => that((content: unknown) => typeof content === 'boolean');
/** A whole number; also a check of a number. */
/* @__NO_SIDE_EFFECTS__ */
export const int = (): Schema => that(Number.isSafeInteger);
/* @__NO_SIDE_EFFECTS__ */
export const literal = (value: unknown): Schema => that((content: unknown) => content === value);
/* @__NO_SIDE_EFFECTS__ */
const oneOf = (values: readonly string[]): Schema => that((content: string) => values.includes(content));

export { oneOf as enum };

/* @__NO_SIDE_EFFECTS__ */
export const nullable = ({ read, isOptional }: Schema): Schema =>
  new Schema((content) => (content === null ? null : read(content)), isOptional);
/* @__NO_SIDE_EFFECTS__ */
export const optional = ({ read }: Schema): Schema =>
  new Schema((content) => (content === undefined ? undefined : read(content)), true);
/* @__NO_SIDE_EFFECTS__ */
export const exactOptional = ({ read }: Schema): Schema => new Schema(read, true);
/* @__NO_SIDE_EFFECTS__ */
export const readonly = (schema: Schema): Schema => schema;

/* @__NO_SIDE_EFFECTS__ */
export const array = (schema: Schema): Schema =>
  new Schema((content) => (Array.isArray(content) ? readAll(content, () => schema) : mismatch));
/* @__NO_SIDE_EFFECTS__ */
export const tuple = (schemas: readonly Schema[]): Schema =>
  new Schema((content) =>
    Array.isArray(content) && content.length === schemas.length
      ? readAll(content, (nth) => schemas[nth] as Schema)
      : mismatch,
  );

function readAll(contents: readonly unknown[], schemaOf: (nth: number) => Schema): unknown {
  const values: unknown[] = [];
  for (const [nth, content] of contents.entries()) {
    const value = readPart(schemaOf(nth), content, nth);
    if (value === mismatch) return mismatch;
    values.push(value);
  }
  return values;
}

/** Of an object that has more fields, only those of the schema are left. */
/* @__NO_SIDE_EFFECTS__ */
export const object = (shape: Fields): Schema =>
  new Schema((content) => (isRecord(content) ? readFields(shape, content) : mismatch), false, shape);
/* @__NO_SIDE_EFFECTS__ */
export const looseObject = (shape: Fields): Schema =>
  new Schema((content) => {
    const known = object(shape).read(content);
    return isRecord(known) ? { ...(content as object), ...known } : mismatch;
  });
/* @__NO_SIDE_EFFECTS__ */
export const strictObject = (shape: Fields): Schema =>
  that((content: unknown) => isRecord(content) && Object.keys(content).every((name) => name in shape)).check(
    object(shape),
  );
/* @__NO_SIDE_EFFECTS__ */
export const extend = (schema: Schema, more: Fields): Schema => object({ ...schema.shape, ...more });
/* @__NO_SIDE_EFFECTS__ */
export const partial = ({ shape }: Schema): Schema =>
  object(Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, optional(schema)])));

function readFields(shape: Fields, content: Readonly<Record<string, unknown>>): unknown {
  const values: Record<string, unknown> = {};
  for (const name in shape) {
    const schema = shape[name] as Schema;
    if (!(name in content) && schema.isOptional) continue;
    const value = readPart(schema, content[name], name);
    if (value === mismatch) return mismatch;
    values[name] = value;
  }
  return values;
}

/* @__NO_SIDE_EFFECTS__ */
export const record = (names: Schema, schema: Schema): Schema =>
  new Schema((content) => {
    if (!isRecord(content)) return mismatch;
    const entries = Object.entries(content).map(
      ([name, part]) => [names.read(name), readPart(schema, part, name)] as const,
    );
    return entries.some((entry) => entry.includes(mismatch)) ? mismatch : Object.fromEntries(entries);
  });
export { record as partialRecord };

/* @__NO_SIDE_EFFECTS__ */
export const union = (schemas: readonly Schema[]): Schema =>
  new Schema((content) => {
    for (const { read } of schemas) {
      const value = read(content);
      if (value !== mismatch) {
        place = [];
        return value;
      }
    }
    return mismatch;
  });
/* @__NO_SIDE_EFFECTS__ */
export const discriminatedUnion = (_: string, schemas: readonly Schema[]): Schema => union(schemas);

/* @__NO_SIDE_EFFECTS__ */
export const pipe = (first: Schema, next: Schema): Schema => first.check(next);
/* @__NO_SIDE_EFFECTS__ */
export const transform = (change: (content: never) => unknown): Schema =>
  new Schema((content) => change(content as never));

/* @__NO_SIDE_EFFECTS__ */
export const gte = (limit: number): Schema => that((value: number) => value >= limit);
/* @__NO_SIDE_EFFECTS__ */
export const gt = (limit: number): Schema => that((value: number) => value > limit);
/* @__NO_SIDE_EFFECTS__ */
export const lte = (limit: number): Schema => that((value: number) => value <= limit);
export { gte as minimum, lte as maximum };
/* @__NO_SIDE_EFFECTS__ */
export const multipleOf = (step: number): Schema => that((value: number) => value % step === 0);
/* @__NO_SIDE_EFFECTS__ */
export const minLength = (limit: number): Schema => that(({ length }: { length: number }) => length >= limit);
/* @__NO_SIDE_EFFECTS__ */
export const maxLength = (limit: number): Schema => that(({ length }: { length: number }) => length <= limit);
/* @__NO_SIDE_EFFECTS__ */
export const startsWith = (text: string): Schema => that((value: string) => value.startsWith(text));
/* @__NO_SIDE_EFFECTS__ */
export const regex = (pattern: RegExp): Schema => that((value: string) => pattern.test(value));
/* @__NO_SIDE_EFFECTS__ */
export const refine = (isSo: (content: never) => boolean): Schema => that(isSo);
/* @__NO_SIDE_EFFECTS__ */
export const trim = (): Schema => transform((value: string) => value.trim());

/* @__NO_SIDE_EFFECTS__ */
export const uuid = (): Schema => string().check(regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i));
const timeOfDay = /^T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d+)?Z$/;
/** Moments in UTC. */
export const iso = {
  datetime: (): Schema =>
    string().check(that((text: string) => isMemberDay(text.slice(0, 10)) && timeOfDay.test(text.slice(10)))),
};
export const coerce = { number: (): Schema => transform(Number).check(number()) };
