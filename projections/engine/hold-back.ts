import type { Position, Recorded } from '#domain/kernel/recorded.ts';
import * as pg from '#projections/postgres/pg.ts';
import type { Versioned } from './checkpoint.ts';
import { plainText } from './column-encoding.ts';
import type { DeadLetter } from './dead-letters.ts';
import { ProjectionFailed } from './failures.ts';
import { type AnyProjection, type EventLike, PastNeeded } from './projection.ts';
import { foldStep, type WorkingSet } from './working-set.ts';

type Event = Recorded<EventLike>;

/** The owners and events that a projection passes over before a fold begins. */
export type HeldBefore = {
  /** Ids of the events that operators have skipped for this projection. */
  readonly skips: ReadonlySet<string>;
  /** The owners that are held back, each from a position on. */
  readonly held: ReadonlyMap<string, Position>;
  /** False when the projection has no dead letters, which makes a fold quicker. */
  readonly hasDeadLetters: boolean;
  /** The value of the events about everybody; undefined before the first. */
  readonly everybody?: unknown;
};

/**
 * Folds events. Skips an event that cannot be folded, with all later events of the same owner, whose rows stay as before. An event that
 * clears the owner ends that, because its rows no longer depend on what was passed over.
 */
export type Fold = {
  /**
   * @throws ProjectionFailed when an event cannot be folded and it is not known whose rows it changes, or the projection has no owners.
   * PastNeeded: all events of that row must then be folded again.
   */
  fold(set: WorkingSet, recorded: Event): void;
  /** Owners whose rows were left half changed by an event; their rows must be folded again, after `restart`. */
  readonly broken: ReadonlySet<string>;
  /** Begins again for the broken owners with the same events; those that failed before are passed over at once. */
  restart(): void;
  /** The new dead letters, in the order of the log. */
  letters(): readonly DeadLetter[];
  /** Owners that were cleared, so that their earlier dead letters are void. */
  readonly cleared: ReadonlySet<string>;
  /** Owners that are held back at the end. */
  readonly held: ReadonlyMap<string, Position>;
  /** The value of the events about everybody at the end. */
  readonly everybody: unknown;
};

export function createFold(projection: AnyProjection, before: HeldBefore): Fold {
  const { skips } = before;
  const failures = new Map<Position, unknown>();
  const holds = createHolds(projection, before);
  const broken = new Set<string>();
  let { everybody } = before;
  let isWatchful = before.hasDeadLetters || skips.size > 0;

  const hold = (recorded: Event, owner: string | null, cause: unknown) => {
    if (owner === null) throw new ProjectionFailed(projection, cause, recorded);
    failures.set(recorded.position, cause);
    holds.hold(owner, recorded, cause);
    isWatchful = true;
  };
  const isHeld = (owner: string) => holds.held.has(owner);
  const attempt = (set: WorkingSet, recorded: Event) => {
    try {
      everybody = foldStep(set, recorded, everybody, isHeld);
    } catch (error) {
      const cause = causeOf(error);
      const owner = ownerOf(projection, recorded);
      hold(recorded, owner, cause);
      if (owner !== null) broken.add(owner);
    }
  };
  const attemptWatchfully = (set: WorkingSet, recorded: Event, failure: unknown) => {
    const owner = ownerOf(projection, recorded);
    if (skips.has(recorded.id)) return holds.skip(owner, recorded);
    if (holds.isHeld(owner, recorded)) return;
    const known = failure ?? failures.get(recorded.position);
    if (known === undefined) attempt(set, recorded);
    else hold(recorded, owner, known);
  };

  return {
    fold(set, recorded) {
      const failure = failureFor(projection, recorded);
      if (isWatchful || failure !== undefined) attemptWatchfully(set, recorded, failure);
      else attempt(set, recorded);
    },
    restart() {
      for (const owner of broken) holds.restore(owner);
      broken.clear();
      everybody = before.everybody;
    },
    letters: () => [...holds.letters.values()],
    broken,
    cleared: holds.cleared,
    held: holds.held,
    get everybody() {
      return everybody;
    },
  };
}

/** @throws PastNeeded, which is no failure. */
function causeOf(error: unknown): unknown {
  if (error instanceof PastNeeded) throw error;
  return error instanceof ProjectionFailed ? error.cause : error;
}

/** The owners that are held back, and the dead letters found meanwhile. */
function createHolds(projection: AnyProjection, before: HeldBefore) {
  const letters = new Map<Position, DeadLetter>();
  const held = new Map(before.held);
  const cleared = new Set<string>();
  const release = (owner: string) => {
    held.delete(owner);
    for (const [position, letter] of letters) if (letter.owner === owner) letters.delete(position);
  };
  const add = (recorded: Event, letter: Pick<DeadLetter, 'owner' | 'state' | 'error'>) =>
    void letters.set(recorded.position, letterOf(projection, recorded, letter));
  return {
    letters,
    held,
    cleared,
    hold(owner: string, recorded: Event, cause: unknown) {
      held.set(owner, recorded.position);
      add(recorded, { owner, state: 'open', error: describeFailure(cause, recorded) });
    },
    skip: (owner: string | null, recorded: Event) => add(recorded, { owner, state: 'skipped', error: null }),
    /** An event that clears its owner is not held back, and ends it. */
    isHeld(owner: string | null, recorded: Event): boolean {
      if (owner === null) return false;
      if (clearedBy(projection, recorded) === owner) {
        release(owner);
        cleared.add(owner);
      }
      return (held.get(owner) ?? recorded.position) < recorded.position;
    },
    restore(owner: string) {
      release(owner);
      cleared.delete(owner);
      const since = before.held.get(owner);
      if (since !== undefined) held.set(owner, since);
    },
  };
}

/**
 * Why this projection cannot use an event; undefined when it can. Personal fields that cannot be decrypted are no failure for a projection
 * that does not use them. So rows do not depend on whether these fields are read, live or in a rebuild.
 */
export function failureFor(projection: AnyProjection, recorded: Event): Error | undefined {
  if (recorded.failure) return recorded.failure;
  if (!recorded.personalFailure) return undefined;
  const { personal, handles } = projection;
  return (personal ?? handles).includes(recorded.event.type) ? recorded.personalFailure : undefined;
}

/** The dead letter of an event at which a projection is parked. */
export function parkingLetter({ projection, cause }: ProjectionFailed, recorded: Event): DeadLetter {
  return letterOf(projection, recorded, {
    owner: null,
    state: 'open',
    error: describeFailure(cause, recorded),
  });
}

function letterOf(
  { name: projection, version }: Versioned,
  recorded: Event,
  letter: Pick<DeadLetter, 'owner' | 'state' | 'error'>,
): DeadLetter {
  const { position, id: eventId, event } = recorded;
  const stream = streamIfRead(recorded);
  return { projection, version, position, eventId, eventType: event.type, stream, ...letter };
}

/** Whose rows an event changes, as far as that is known; null when it is not, or when the projection has no owners. */
export function ownerOf(projection: AnyProjection, recorded: Event): string | null {
  if (projection.holdsBack === 'everything') return null;
  try {
    const own = projection.owner ? projection.owner(recorded) : projection.key(recorded);
    const owner = own ?? projection.clears?.(recorded);
    return typeof owner === 'string' && owner !== '' ? plainText(owner) : null;
  } catch {
    return null;
  }
}

function clearedBy(projection: AnyProjection, recorded: Event): string | null {
  if (recorded.failure) return null;
  try {
    const owner = projection.clears?.(recorded) ?? null;
    return owner === null ? null : plainText(owner);
  } catch {
    return null;
  }
}

function streamIfRead(recorded: Event): string {
  try {
    return recorded.stream;
  } catch {
    return '';
  }
}

const projectRoot = new URL('../../', import.meta.url).pathname;

/**
 * The reason without personal data. The message of an event that cannot be decoded contains no values. That of any other error may quote a
 * value, so only its kind and its place in the code are stored.
 */
function describeFailure(cause: unknown, { failure, personalFailure }: Event): string {
  if (cause instanceof Error && (cause === failure || cause === personalFailure)) return cause.message;
  if (cause instanceof pg.DatabaseError) return `Postgres refused a row: ${cause.code ?? cause.name}`;
  if (!(cause instanceof Error)) return 'something other than an error was thrown';
  const place = cause.stack
    ?.split('\n')
    .find((line) => line.includes(projectRoot) && !line.includes('node_modules'))
    ?.split(projectRoot)[1]
    ?.replace(/:\d+\)?$/, '');
  return place ? `${cause.name} at ${place}` : cause.name;
}
