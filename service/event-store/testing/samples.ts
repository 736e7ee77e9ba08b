import { randomUUID } from 'node:crypto';
import type { EventStore, EventToAppend, Position, StoredEvent } from '#service/event-store/port.ts';

export const newStream = (): string => `sample-${randomUUID()}`;

export const sampleEvent = (data: Readonly<Record<string, unknown>> = {}): EventToAppend => ({
  id: randomUUID(),
  type: 'SampleTaken',
  data,
  metadata: { by: 'a test' },
});

export const sampleEvents = (howMany: number): EventToAppend[] =>
  Array.from({ length: howMany }, (_, n) => sampleEvent({ n }));

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** Its parts, also those that are created on first access. */
export const inWhole = ({
  stream,
  revision,
  position,
  id,
  type,
  data,
  metadata,
}: StoredEvent): StoredEvent => ({
  ...{ stream, revision, position, id, type, data, metadata },
});

/** The subscription's events that match `isWanted`, until the consumer stops. */
export async function* liveEvents(
  store: EventStore,
  after: Position,
  isWanted: (event: StoredEvent) => boolean,
): AsyncGenerator<StoredEvent, void> {
  for await (const message of store.subscribe({ after, signal: new AbortController().signal }))
    if (message.kind === 'event' && isWanted(message.event)) yield message.event;
}

export async function collectLive(
  store: EventStore,
  after: Position,
  howMany: number,
  isWanted: (event: StoredEvent) => boolean,
): Promise<StoredEvent[]> {
  const collected: StoredEvent[] = [];
  for await (const event of liveEvents(store, after, isWanted)) {
    collected.push(event);
    if (collected.length === howMany) break;
  }
  return collected;
}

export const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);

/** A position from another, longer log. */
export const beyond = (position: Position): Position =>
  position.replaceAll(/\d+/g, (digits) => String(BigInt(digits) + 1_000_000n).padStart(digits.length, '0'));

export async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'it did not reject',
    (error: unknown) => error,
  );
}
