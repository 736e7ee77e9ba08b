import type { DomainEvent } from '#domain/events.ts';
import { assessmentRegistry } from './registry/assessment-registry.ts';
import { betaRegistry } from './registry/beta-registry.ts';
import { bodyRegistry } from './registry/body-registry.ts';
import { memberRegistry } from './registry/member-registry.ts';
import { programRegistry } from './registry/program-registry.ts';
import { questRegistry } from './registry/quest-registry.ts';
import type { Registry } from './registry/registration.ts';
import { routineRegistry } from './registry/routine-registry.ts';
import { workoutRegistry } from './registry/workout-registry.ts';

/** Every event that is stored, or ever was. */
export const eventRegistry: Registry<DomainEvent> = {
  ...assessmentRegistry,
  ...betaRegistry,
  ...bodyRegistry,
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
