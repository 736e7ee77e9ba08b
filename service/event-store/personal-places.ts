import { isNewest, registrationOf } from './event-registry.ts';
import type { Fields } from './registry/registration.ts';

type Owner = Record<string, unknown>;
/** Say whom an event is of, and nothing else. */
const identifying = new Set(['memberId', 'requestId']);

/**
 * The paths of the personal fields in the data of a stored event: `email`, `changes.age`, `results[].notes`. They are registered for the
 * newest version only: in an older one every field counts as personal. None for what is no event of ours.
 */
export function personalPaths(storedType: string, data: Fields): readonly string[] {
  const registration = registrationOf(storedType);
  if (!registration) return [];
  if (isNewest(storedType)) return registration.personal;
  return Object.keys(data).filter((name) => !identifying.has(name));
}

/** Visits every place that a path leads to and that is there, in the order of the data. */
export function visitPlaces(data: Fields, path: string, visit: (owner: Owner, name: string) => void): void {
  follow(data, path.split('.'), visit);
}

function follow(
  value: unknown,
  [step = '', ...rest]: readonly string[],
  visit: (owner: Owner, name: string) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  const name = step.replace(/\[\]$/, '');
  const owner = value as Owner;
  if (!Object.hasOwn(owner, name)) return;
  if (rest.length === 0) visit(owner, name);
  else if (step.endsWith('[]') && Array.isArray(owner[name]))
    for (const element of owner[name] as readonly unknown[]) follow(element, rest, visit);
  else follow(owner[name], rest, visit);
}
