import type { Fields } from '#service/event-store/event-types/registry/registration.ts';

/** Data without the fields at the given paths: `email`, `changes.age`, `results[].notes` (of each element). Does not change its input. */
export const withoutFields = (data: Fields, paths: readonly string[]): Fields =>
  paths.reduce((kept, path) => without(kept, path.split('.')), data);

function without(data: Fields, [step = '', ...rest]: readonly string[]): Fields {
  const name = step.replace(/\[\]$/, '');
  if (!Object.hasOwn(data, name)) return data;
  const { [name]: value, ...others } = data;
  if (rest.length === 0) return others;
  if (step.endsWith('[]') && Array.isArray(value))
    return {
      ...data,
      [name]: value.map((element: unknown) => (isFields(element) ? without(element, rest) : element)),
    };
  return isFields(value) ? { ...data, [name]: without(value, rest) } : data;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
