import type { DeadLetterFilter, StoredDeadLetter } from '#projections/engine/dead-letters.ts';
import { changeParts } from '#projections/engine/division.ts';
import {
  listDeadLetters,
  type OperateOptions,
  type Overview,
  type Retried,
  readOverview,
  resumeProjection,
  retryOwners,
} from '#projections/engine/operate.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { liveSchema } from '#projections/engine/tables.ts';

/** The operations on read models, for the command line and the admin area. */
export type ProjectionOperations = {
  overview(): Promise<Overview>;
  isKnown(name: string): boolean;
  /** Those that park a read model come first, then the oldest. */
  deadLetters(filter: DeadLetterFilter): Promise<readonly StoredDeadLetter[]>;
  deadLetter(projection: string, eventId: string): Promise<StoredDeadLetter | null>;
  /** Folds the rows that are held back again, or has the leader try a parked projection again. */
  retry(name: string): Promise<RetryResult>;
  /** @returns false when the projection is not parked. */
  resume(name: string): Promise<boolean>;
  /** Divides the members into a number of parts, beside running processes. */
  divideInto(parts: number): Promise<void>;
  /** Makes the rows follow from a skipped event; call it when the event that records the skip is stored. */
  passOver(letter: Pick<StoredDeadLetter, 'projection' | 'owner'>): Promise<void>;
};

export type RetryResult = Retried & {
  /** The projection was parked, and the leader tries it again. */
  readonly isResumed: boolean;
};

export function createProjectionOperations(options: OperateOptions): ProjectionOperations {
  const named = (name: string): AnyProjection => {
    const projection = options.projections.find((each) => each.name === name);
    if (!projection) throw new Error(`There is no read model ${name}.`);
    return projection;
  };
  return {
    overview: () => readOverview(options),
    isKnown: (name) => options.projections.some((each) => each.name === name),
    deadLetters: (filter) => listDeadLetters(options, filter),
    deadLetter: async (projection, eventId) =>
      (await listDeadLetters(options, { projection, eventId }))[0] ?? null,
    async retry(name) {
      const retried = await retryOwners(options, named(name));
      return { ...retried, isResumed: await resumeProjection(options, named(name)) };
    },
    resume: (name) => resumeProjection(options, named(name)),
    divideInto: (parts) => changeParts({ ...options, schema: liveSchema }, parts),
    async passOver({ projection, owner }) {
      if (owner === null) await resumeProjection(options, named(projection));
      else await retryOwners(options, named(projection), owner);
    },
  };
}

/** How a dead letter is named on the command line: `workouts:3f0c…`. */
export const deadLetterId = ({ projection, eventId }: Pick<StoredDeadLetter, 'projection' | 'eventId'>) =>
  `${projection}:${eventId}`;
