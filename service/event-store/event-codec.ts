import * as z from 'zod';
import type { DomainEvent } from '#domain/events.ts';
import type { Actor, CommandId } from '#domain/kernel/ids.ts';
import type { EventMetadata, Recorded } from '#domain/kernel/recorded.ts';
import { eventId } from './event-id.ts';
import { eventRegistry, storedTypeOf } from './event-registry.ts';
import { branded, day, id, instant } from './registry/fields.ts';
import type { Fields, Registration, Registry, Upcast } from './registry/registration.ts';
import type { EventToAppend, Position, StoredEvent } from './store.ts';

/** Stored data that is no event of ours. Names where it lies, and never what it holds. */
export class UnreadableEvent extends Error {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;

  constructor({ stream, revision, type }: StoredEvent, reason: string, cause?: unknown) {
    super(`${type} at revision ${revision} of ${stream}: ${reason}`, { cause });
    this.name = 'UnreadableEvent';
    this.stream = stream;
    this.revision = revision;
    this.type = type;
  }
}

/** An event that may not be stored as it is: a bug in what made it. */
export class UnwritableEvent extends Error {
  override readonly name = 'UnwritableEvent';
}

export type Codec<Event> = {
  /**
   * The id follows from the command and the place of the event in it.
   * @throws UnwritableEvent when it is not what is registered; so nothing gets into the store that JSON cannot carry.
   */
  encode(
    event: Event,
    metadata: EventMetadata,
    place: { readonly commandId: CommandId; readonly index: number },
  ): EventToAppend;
  /** In today's shape, whatever version it was stored in. @throws UnreadableEvent */
  decode(stored: StoredEvent): Recorded<Event>;
  /** The same for bulk reads of what `encode` wrote: the shape is not looked at. @throws UnreadableEvent for an unknown name. */
  decodeUnchecked(stored: StoredEvent): Recorded<Event>;
  /** All names that may stand in the store. */
  readonly storedTypes: readonly string[];
};

type Version = {
  readonly type: string;
  readonly registration: Registration;
  readonly upcasts: readonly Upcast[];
};

const eventMetadata: z.ZodType<EventMetadata> = z.object({
  commandId: branded<CommandId>(id),
  commandType: z.exactOptional(id),
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
      const { type, upcasts } = versionOf(stored);
      const event: Fields = { type, ...upcast(stored, upcasts) };
      return new Unchecked(event as Event, stored);
    },
    storedTypes: [...versions.keys()],
  };
}

/** Every version of one event under its stored name, with what is left of the way to today's shape. */
function versionsOf(type: string, registration: Registration): [string, Version][] {
  const upcasts = registration.upcasts ?? [];
  return Array.from({ length: upcasts.length + 1 }, (_, index) => [
    storedTypeOf(type, index + 1),
    { type, registration, upcasts: upcasts.slice(index) },
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

/** Leaves alone what a bulk read may not have looked at. */
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

/** Where and why, without the values: they may be personal. */
const issuesOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');

const { encode, decode, decodeUnchecked, storedTypes } = createCodec<DomainEvent>(eventRegistry);

export { decode, decodeUnchecked, encode, storedTypes };
