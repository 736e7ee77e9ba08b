import type * as z from 'zod';

/** Why a value has not the shape: the path of the first wrong field and what was expected; null when it has. Never contains a value. */
export type ShapeCheck = (value: unknown) => string | null;
type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
};

const anything: ShapeCheck = () => null;
const defOf = (schema: z.ZodType): Def => schema._zod.def;

/**
 * Makes a quick check for bulk reads from a schema. Required fields must exist, and every value must have its kind (text, number, list,
 * object). Unknown fields, formats and limits are not checked, so the check is ten times as fast as parsing.
 * @param except paths that are not checked, such as `results[].notes`: personal fields, which a bulk read leaves out.
 */
export function shapeCheck(schema: z.ZodType, except: readonly string[]): ShapeCheck {
  return checkAt(schema, '', new Set(except));
}

function checkAt(schema: z.ZodType, path: string, except: ReadonlySet<string>): ShapeCheck {
  if (except.has(path) || except.has(`${path}[]`)) return anything;
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return objectCheck(def.shape ?? {}, path, except);
    case 'array':
      return arrayCheck(checkAt(def.element as z.ZodType, `${path}[]`, except), path);
    case 'nullable':
      return nullableCheck(checkAt(def.innerType as z.ZodType, path, except));
    case 'optional':
      return checkAt(def.innerType as z.ZodType, path, except);
    case 'union':
      return unionCheck((def.options ?? []).map((option) => checkAt(option, path, except)));
    case 'literal':
      return (value) => (def.values?.includes(value) ? null : `${path}: expected another value`);
    default:
      return kindCheck(def.type === 'enum' ? 'string' : def.type, path);
  }
}

const kinds = new Map<string, (value: unknown) => boolean>([
  ['string', (value: unknown) => typeof value === 'string'],
  ['number', (value: unknown) => typeof value === 'number'],
  ['boolean', (value: unknown) => typeof value === 'boolean'],
]);

function kindCheck(kind: string, path: string): ShapeCheck {
  const isOfKind = kinds.get(kind);
  if (!isOfKind) return anything;
  const problem = `${path}: expected ${kind}`;
  return (value) => (isOfKind(value) ? null : problem);
}

function nullableCheck(check: ShapeCheck): ShapeCheck {
  return (value) => (value === null ? null : check(value));
}

function unionCheck(checks: readonly ShapeCheck[]): ShapeCheck {
  return (value) => {
    let problem: string | null = null;
    for (const check of checks) {
      const found = check(value);
      if (found === null) return null;
      problem ??= found;
    }
    return problem;
  };
}

function arrayCheck(check: ShapeCheck, path: string): ShapeCheck {
  return (value) => {
    if (!Array.isArray(value)) return `${path}: expected array`;
    if (check === anything) return null;
    for (const element of value) {
      const problem = check(element);
      if (problem !== null) return problem;
    }
    return null;
  };
}

function objectCheck(
  shape: Readonly<Record<string, z.ZodType>>,
  path: string,
  except: ReadonlySet<string>,
): ShapeCheck {
  const problem = `${path === '' ? 'the data' : path}: expected object`;
  const checks = Object.entries(shape)
    .map(([name, schema]) =>
      fieldCheck(name, schema, checkAt(schema, path === '' ? name : `${path}.${name}`, except)),
    )
    .filter((check) => check !== anything);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return problem;
    for (const check of checks) {
      const found = check(value as Owner);
      if (found !== null) return found;
    }
    return null;
  };
}

type Owner = Readonly<Record<string, unknown>>;
type FieldCheck = (owner: Owner) => string | null;

function fieldCheck(name: string, schema: z.ZodType, check: ShapeCheck): FieldCheck {
  if (check === anything) return anything;
  if (defOf(schema).type !== 'optional') return (owner) => check(owner[name]);
  return (owner) => (owner[name] === undefined ? null : check(owner[name]));
}
