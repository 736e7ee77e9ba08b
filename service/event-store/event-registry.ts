import type { DomainEvent } from '#domain/events.ts';
import { assessmentRegistry } from './registry/assessment-registry.ts';
import { auditRegistry } from './registry/audit-registry.ts';
import { betaRegistry } from './registry/beta-registry.ts';
import { bodyRegistry } from './registry/body-registry.ts';
import { erasureRegistry } from './registry/erasure-registry.ts';
import { memberRegistry } from './registry/member-registry.ts';
import { programRegistry } from './registry/program-registry.ts';
import { questRegistry } from './registry/quest-registry.ts';
import type { Registration, Registry } from './registry/registration.ts';
import { routineRegistry } from './registry/routine-registry.ts';
import { workoutRegistry } from './registry/workout-registry.ts';

/** Every event that is stored, or ever was. */
export const eventRegistry: Registry<DomainEvent> = {
  ...assessmentRegistry,
  ...auditRegistry,
  ...betaRegistry,
  ...bodyRegistry,
  ...erasureRegistry,
  ...memberRegistry,
  ...programRegistry,
  ...questRegistry,
  ...routineRegistry,
  ...workoutRegistry,
};

/** `QuestSpun` for the first version, `QuestSpun.v2` for the second. */
export const storedTypeOf = (type: string, version: number): string =>
  version === 1 ? type : `${type}.v${version}`;
/** The event's own name, whatever version it is stored in. */
export const typeNamed = (storedType: string): string => storedType.replace(/\.v\d+$/, '');

/** How the event of a stored type is registered, whatever version it is stored in; undefined for what is no event of ours. */
export const registrationOf = (storedType: string): Registration | undefined =>
  registrations.get(typeNamed(storedType));
/** Whether it is the version that is written today. */
export const isNewest = (storedType: string): boolean => {
  const upcasts = registrationOf(storedType)?.upcasts?.length ?? 0;
  return storedType === storedTypeOf(typeNamed(storedType), upcasts + 1);
};

const registrations = new Map(Object.entries<Registration>(eventRegistry));
