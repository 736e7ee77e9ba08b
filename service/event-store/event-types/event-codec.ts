import * as z from 'zod';
import type { DomainEvent } from '#domain/events.ts';
import type { Actor, CommandId } from '#domain/kernel/ids.ts';
import type { EventMetadata, Recorded } from '#domain/kernel/recorded.ts';
import { uuidV5 } from '#service/event-store/command-ids.ts';
import type { EventToAppend, Position, StoredEvent } from '#service/event-store/port.ts';
import { assessmentRegistry } from './registry/assessment-registry.ts';
import { branded, day, id, instant } from './registry/fields.ts';
import { importRegistry } from './registry/import-registry.ts';
import {
  accessTokenRegistry,
  auditRegistry,
  betaRegistry,
  bodyRegistry,
  checkInRegistry,
  erasureRegistry,
  memberRegistry,
  pushRegistry,
  recapRegistry,
  reminderRegistry,
  webhookRegistry,
} from './registry/member-registry.ts';
import { programRegistry } from './registry/program-registry.ts';
import { handleRegistry, publicPageRegistry } from './registry/public-page-registry.ts';
import { questRegistry, wheelRulesRegistry, wheelSeedRegistry } from './registry/quest-registry.ts';
import type { Fields, Registration, Registry, Upcast } from './registry/registration.ts';
import { rulesRegistry } from './registry/rules-registry.ts';
import { signInRegistry } from './registry/sign-in-registry.ts';
import {
  cheerRegistry,
  circleRegistry,
  reportRegistry,
  togetherRegistry,
} from './registry/together-registry.ts';
import { routineRegistry, workoutRegistry } from './registry/workout-registry.ts';
import { type ShapeCheck, shapeCheck } from './shape-check.ts';

/** Every event type that is or was ever stored. */
export const eventRegistry: Registry<DomainEvent> = {
  ...accessTokenRegistry,
  ...assessmentRegistry,
  ...auditRegistry,
  ...betaRegistry,
  ...bodyRegistry,
  ...checkInRegistry,
  ...erasureRegistry,
  ...handleRegistry,
  ...importRegistry,
  ...memberRegistry,
  ...programRegistry,
  ...publicPageRegistry,
  ...pushRegistry,
  ...questRegistry,
  ...recapRegistry,
  ...reminderRegistry,
  ...routineRegistry,
  ...rulesRegistry,
  ...togetherRegistry,
  ...cheerRegistry,
  ...circleRegistry,
  ...signInRegistry,
  ...reportRegistry,
  ...webhookRegistry,
  ...wheelRulesRegistry,
  ...wheelSeedRegistry,
  ...workoutRegistry,
};

/** `QuestSpun` for the first version, `QuestSpun.v2` for the second. */
export const storedTypeOf = (type: string, version: number): string =>
  version === 1 ? type : `${type}.v${version}`;
/** The event's name without the version suffix. */
export const typeNamed = (storedType: string): string => storedType.replace(/\.v\d+$/, '');

/** The registration of a stored type, for every version; undefined for an unknown type. */
export const registrationOf = (storedType: string): Registration | undefined =>
  registrations.get(typeNamed(storedType));
/** Whether it is the version written today. */
export const isNewest = (storedType: string): boolean => {
  const upcasts = registrationOf(storedType)?.upcasts?.length ?? 0;
  return storedType === storedTypeOf(typeNamed(storedType), upcasts + 1);
};

const registrations = new Map(Object.entries<Registration>(eventRegistry));

/** A fixed namespace for this application. Another one would change the ids of all events. */
const namespace = Buffer.from('6f1c1a5e0b8d4f0c9a3e5d7b2c4e8f10', 'hex');

/** The same event of the same command always has the same id, so that a repeated append is harmless. */
export const eventId = (commandId: string, index: number): string =>
  uuidV5(namespace, `${commandId}/${index}`);

/** A stored event that does not match the registry. The message contains its location, but no values. */
export class UnreadableEvent extends Error {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;

  constructor({ stream, revision, type }: StoredEvent, reason: string, cause?: unknown) {
    // A bulk read can leave the stream out.
    const of = stream === '' ? '' : ` of ${stream}`;
    super(`${type} at revision ${revision}${of}: ${reason}`, { cause });
    this.name = 'UnreadableEvent';
    this.stream = stream;
    this.revision = revision;
    this.type = type;
  }
}

/** An event that must not be stored: a bug in the code that created it. */
export class UnwritableEvent extends Error {
  override readonly name = 'UnwritableEvent';
}

type Codec<Event> = {
  /**
   * The id is derived from the command id and the index of the event.
   * @throws UnwritableEvent when the event does not match the registry, so that the store never contains values that JSON cannot represent.
   */
  encode(
    event: Event,
    metadata: EventMetadata,
    place: { readonly commandId: CommandId; readonly index: number },
  ): EventToAppend;
  /** Returns the newest shape of any stored version. @throws UnreadableEvent */
  decode(stored: StoredEvent): Recorded<Event>;
  /**
   * For bulk reads of encoded events: validates only that fields exist and are of their kind.
   * @throws UnreadableEvent also for an unknown type.
   */
  decodeUnchecked(stored: StoredEvent): Recorded<Event>;
  /**
   * Like `decode`, but the event reuses the data of the stored event, which must not be used afterwards. Copying the data costs a quarter
   * of parsing.
   */
  decodeInPlace(stored: StoredEvent): Recorded<Event>;
  /** All type names that the store may contain. */
  readonly storedTypes: readonly string[];
};

type Version = {
  readonly type: string;
  readonly registration: Registration;
  readonly upcasts: readonly Upcast[];
  readonly check: ShapeCheck;
};

const eventMetadata: z.ZodType<EventMetadata> = z.object({
  commandId: branded<CommandId>(id),
  commandType: z.exactOptional(id),
  tokenId: z.exactOptional(id),
  correlationId: id,
  causationId: id,
  actor: branded<Actor>(id),
  occurredAt: instant,
  zone: id,
  localDate: day,
});

export function createCodec<Event extends { readonly type: string }>(
  registry: Registry<Event>,
): Codec<Event> {
  const registrations = new Map(Object.entries<Registration>(registry));
  const versions = new Map(
    [...registrations].flatMap(([type, registration]) => versionsOf(type, registration)),
  );

  const versionOf = (stored: StoredEvent): Version => {
    if (stored.failure) throw new UnreadableEvent(stored, stored.failure.message, stored.failure);
    const version = versions.get(stored.type);
    if (!version) throw new UnreadableEvent(stored, 'no such event is registered');
    return version;
  };
  return {
    encode: ({ type, ...data }, metadata, { commandId, index }) => {
      const registration = registrations.get(type);
      if (!registration) throw new UnwritableEvent(`${type}: no such event is registered`);
      return {
        id: eventId(commandId, index),
        type: storedTypeOf(type, 1 + (registration.upcasts?.length ?? 0)),
        data: checked(registration.data, data, type),
        metadata: checked(eventMetadata, metadata, `metadata of ${type}`),
      };
    },
    decode: (stored) => {
      const { type, registration, upcasts } = versionOf(stored);
      const data = parsed(registration.data, upcast(stored, upcasts), stored);
      const { id, stream, revision, position } = stored;
      const metadata = parsed(eventMetadata, stored.metadata, stored);
      return { event: { type, ...data } as unknown as Event, metadata, id, stream, revision, position };
    },
    decodeUnchecked: (stored) => {
      const version = versionOf(stored);
      const event: Fields = { ...shaped(stored, version), type: version.type };
      return new Unchecked(event as Event, stored);
    },
    decodeInPlace: (stored) => {
      const version = versionOf(stored);
      const event: Record<string, unknown> = shaped(stored, version);
      event.type = version.type;
      return new Unchecked(event as Event, stored);
    },
    storedTypes: [...versions.keys()],
  };
}

/** Every version of one event under its stored name, with the remaining upcasts to the newest shape. */
function versionsOf(type: string, registration: Registration): [string, Version][] {
  const upcasts = registration.upcasts ?? [];
  const check = shapeCheck(registration.data, registration.personal);
  return Array.from({ length: upcasts.length + 1 }, (_, index) => [
    storedTypeOf(type, index + 1),
    { type, registration, check, upcasts: upcasts.slice(index) },
  ]);
}

function checked<Value>(schema: z.ZodType<Value>, value: unknown, what: string): Value {
  const result = schema.safeParse(value);
  if (!result.success) throw new UnwritableEvent(`${what}: ${issuesOf(result.error)}`);
  return result.data;
}

function parsed<Value>(schema: z.ZodType<Value>, value: unknown, stored: StoredEvent): Value {
  const result = schema.safeParse(value);
  if (!result.success) throw new UnreadableEvent(stored, issuesOf(result.error));
  return result.data;
}

function upcast(stored: StoredEvent, upcasts: readonly Upcast[]): Fields {
  try {
    return upcasts.reduce((data: Fields, next) => next(data), stored.data);
  } catch (error) {
    throw new UnreadableEvent(stored, 'it cannot be brought to its newest version', error);
  }
}

/** The data in the newest version. @throws UnreadableEvent when a field is missing or of another kind. */
function shaped(stored: StoredEvent, { upcasts, check }: Version): Fields {
  const data = upcast(stored, upcasts);
  const problem = check(data);
  if (problem !== null) throw new UnreadableEvent(stored, problem);
  return data;
}

/** Reads stream and metadata only on access, because a bulk read may not have requested them. */
class Unchecked<Event> implements Recorded<Event> {
  readonly event: Event;
  readonly revision: number;
  readonly #stored: StoredEvent;

  constructor(event: Event, stored: StoredEvent) {
    this.event = event;
    this.revision = stored.revision;
    this.#stored = stored;
  }

  get id(): string {
    return this.#stored.id;
  }

  get keyId(): string | undefined {
    return this.#stored.keyId;
  }

  get position(): Position {
    return this.#stored.position;
  }

  get metadata(): EventMetadata {
    const { metadata, type } = this.#stored;
    if (metadata.commandId === undefined) throw new TypeError(`the metadata of ${type} was not asked for`);
    return metadata as EventMetadata;
  }

  get stream(): string {
    const { stream, type } = this.#stored;
    if (stream === '') throw new TypeError(`the stream of ${type} was not asked for`);
    return stream;
  }
}

/** Path and problem without the values, which may be personal. */
const issuesOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');

const { encode, decode, decodeInPlace, decodeUnchecked, storedTypes } =
  createCodec<DomainEvent>(eventRegistry);

export { decode, decodeInPlace, decodeUnchecked, encode, storedTypes };

type Owner = Record<string, unknown>;
/** Fields that only identify the subject of an event. */
export const identifyingFields: ReadonlySet<string> = new Set(['memberId', 'requestId']);

/**
 * The paths of personal fields in the data of a stored event: `email`, `changes.age`, `results[].notes`. They are registered for the newest
 * version only; in older versions every field counts as personal. Empty for unknown types.
 */
export function personalPaths(storedType: string, data: Fields): readonly string[] {
  const registration = registrationOf(storedType);
  if (!registration) return [];
  if (isNewest(storedType)) return registration.personal;
  return Object.keys(data).filter((name) => !identifyingFields.has(name));
}

/** Whether an event contains personal data. */
export const hasPersonalFields = ({ type, data }: EventToAppend): boolean =>
  personalPaths(type, data).some((path) => {
    let isThere = false;
    visitPersonalFields(data, path, () => {
      isThere = true;
    });
    return isThere;
  });

/** Visits every existing occurrence of a path, in the order of the data. */
export function visitPersonalFields(
  data: Fields,
  path: string,
  visit: (owner: Owner, name: string) => void,
): void {
  follow(data, stepsOf(path), 0, visit);
}

/** One step of a path; `results[]` visits each element of a list. */
type Step = { readonly name: string; readonly isEach: boolean };
type Steps = readonly Step[];

const knownSteps = new Map<string, Steps>();

function stepsOf(path: string): Steps {
  const steps = knownSteps.get(path) ?? path.split('.').map(stepOf);
  knownSteps.set(path, steps);
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
