import * as z from 'zod';
import { registrationOf } from './event-registry.ts';

/** There is nothing to say: the field is left out. */
const absent = Symbol('absent');
type Erased = unknown;

const known = new Map<string, Erased>();

/**
 * Stands for a personal field whose key was destroyed, so that every fold takes the event as it takes any other: absent where the field
 * may be, else null, empty or the least that its schema admits.
 * @returns undefined for a field that is to be left out.
 */
export function erasedValue(storedType: string, path: string): unknown {
  const place = `${storedType} ${path}`;
  if (!known.has(place)) known.set(place, erasedAt(storedType, path));
  const value = known.get(place);
  return value === absent ? undefined : structuredClone(value);
}

function erasedAt(storedType: string, path: string): Erased {
  let schema: z.ZodType | undefined = registrationOf(storedType)?.data;
  for (const step of path.split('.')) {
    const name = step.replace(/\[\]$/, '');
    const inner = schema && unwrapped(schema);
    schema = inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>)[name] : undefined;
    if (step.endsWith('[]') && schema) schema = elementOf(unwrapped(schema));
  }
  return schema ? leastOf(schema) : null;
}

/** Elements of several shapes have their personal fields in common. */
function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const element = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;
  return element instanceof z.ZodUnion ? (element.options as readonly z.ZodType[])[0] : element;
}

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;

function leastOf(schema: z.ZodType): Erased {
  if (schema.safeParse(null).success) return null;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional) return absent;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.ZodType>)
        .map(([name, field]) => [name, leastOf(field)] as const)
        .filter(([, value]) => value !== absent),
    );
  const least = ['', [], 0, 1, false].find((value) => schema.safeParse(value).success);
  if (least === undefined) throw new Error('There is no value for a field that is erased.');
  return least;
}
