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
  follow(data, stepsOf(path), 0, visit);
}

/** One name on a path; `results[]` leads to each element of a list. */
type Step = { readonly name: string; readonly isEach: boolean };
type Steps = readonly Step[];

const known = new Map<string, Steps>();

function stepsOf(path: string): Steps {
  const steps = known.get(path) ?? path.split('.').map(stepOf);
  known.set(path, steps);
  return steps;
}

const stepOf = (text: string): Step => ({ name: text.replace(/\[\]$/, ''), isEach: text.endsWith('[]') });

function follow(value: unknown, steps: Steps, at: number, visit: (owner: Owner, name: string) => void): void {
  const step = steps[at];
  if (!step || typeof value !== 'object' || value === null) return;
  const { name, isEach } = step;
  const owner = value as Owner;
  if (!Object.hasOwn(owner, name)) return;
  if (at === steps.length - 1) visit(owner, name);
  else if (isEach && Array.isArray(owner[name]))
    for (const element of owner[name] as readonly unknown[]) follow(element, steps, at + 1, visit);
  else follow(owner[name], steps, at + 1, visit);
}
