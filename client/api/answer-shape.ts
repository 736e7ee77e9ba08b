import { isMemberDay } from '#domain/kernel/day.ts';

/** What a text or a number must be beside its type. */
export type Limit = readonly [
  kind: 'from' | 'to' | 'whole' | 'shortest' | 'longest' | 'like' | 'day',
  value?: number | string,
];

/** A contract's schema as plain data, which the build makes of it: `{ id: 'text', note: ['null', 'text'] }`. */
export type Shape =
  | 'text'
  | 'number'
  | 'boolean'
  | 'anything'
  | readonly ['one of', ...(string | number | boolean)[]]
  | readonly ['null' | 'optional' | 'list' | 'open' | 'record', Shape]
  | readonly ['record of', readonly string[], Shape]
  | readonly ['limited', Shape, ...Limit[]]
  | { readonly [field: string]: Shape };

/** An answer is not as it was agreed on. */
class NotAsAgreed extends Error {
  constructor(path: string) {
    super(`The answer is not as agreed at ${path || 'its top'}`);
    this.name = 'NotAsAgreed';
  }
}

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with what the shape names and nothing else, as the contract's own schema would parse it. @throws NotAsAgreed */
export function parseAs(shape: Shape, value: unknown, path = ''): unknown {
  if (typeof shape === 'string') return checked(isPlain(shape, value), value, path);
  if (!Array.isArray(shape)) return fieldsOf(shape as Fields, value, path);
  const [kind, of, ...more] = shape as readonly [string, Shape, ...unknown[]];
  switch (kind) {
    case 'one of':
      return checked((shape as readonly unknown[]).indexOf(value, 1) > 0, value, path);
    case 'null':
      return value === null ? null : parseAs(of, value, path);
    case 'optional':
      return value === undefined ? undefined : parseAs(of, value, path);
    case 'list':
      return checked(Array.isArray(value), value as unknown[], path).map((item, index) =>
        parseAs(of, item, `${path}.${index}`),
      );
    case 'open':
      return { ...(value as Json), ...fieldsOf(of as Fields, value, path) };
    case 'record':
      return entriesOf(of, value, path);
    case 'record of':
      return entriesOf(more[0] as Shape, value, path, of as unknown as readonly string[]);
    default:
      return limited(of, more as readonly Limit[], value, path);
  }
}

function checked<Value>(isRight: boolean, value: Value, path: string): Value {
  if (!isRight) throw new NotAsAgreed(path);
  return value;
}

function isPlain(shape: string, value: unknown): boolean {
  if (shape === 'anything') return true;
  return shape === 'number' ? Number.isFinite(value) : typeof value === (shape === 'text' ? 'string' : shape);
}

type Fields = Readonly<Record<string, Shape>>;

function fieldsOf(fields: Fields, value: unknown, path: string): Json {
  const from = checked(isJson(value), value as Json, path);
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, shape]) => name in from || !isOptional(shape))
      .map(([name, shape]) => [name, parseAs(shape, from[name], `${path}.${name}`)]),
  );
}

const isOptional = (shape: Shape): boolean => Array.isArray(shape) && shape[0] === 'optional';

function entriesOf(shape: Shape, value: unknown, path: string, names?: readonly string[]): Json {
  return Object.fromEntries(
    Object.entries(checked(isJson(value), value as Json, path)).map(([name, item]) => [
      checked(!names || names.includes(name), name, path),
      parseAs(shape, item, `${path}.${name}`),
    ]),
  );
}

function limited(shape: Shape, limits: readonly Limit[], value: unknown, path: string): unknown {
  const inside = parseAs(shape, value, path);
  return checked(
    limits.every((limit) => isWithin(limit, inside)),
    inside,
    path,
  );
}

function isWithin([kind, value]: Limit, inside: unknown): boolean {
  switch (kind) {
    case 'from':
      return (inside as number) >= (value as number);
    case 'to':
      return (inside as number) <= (value as number);
    case 'whole':
      return Number.isSafeInteger(inside);
    case 'shortest':
      return (inside as string | unknown[]).length >= (value as number);
    case 'longest':
      return (inside as string | unknown[]).length <= (value as number);
    case 'like':
      return new RegExp(value as string).test(inside as string);
    case 'day':
      return isMemberDay(inside as string);
  }
}
