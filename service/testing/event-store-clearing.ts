import { randomUUID } from 'node:crypto';
import {
  beginning,
  type EventStore,
  type EventToAppend,
  type ExpectedRevision,
} from '#service/event-store/port.ts';

/** The URL of a real EventStoreDB for tests, or null. */
export const eventStoreUrl = process.env.EVENTSTORE_URL || null;

/** The last event that the service appends before it deletes a stream. */
const lastType = 'StreamErased';
const atOnce = 32;

/** An event that was not left by a cleared test run; null when the store is unused. */
export async function whatIsInUse(store: EventStore): Promise<string | null> {
  for await (const { type, stream } of store.readAll({ after: beginning }))
    if (type !== lastType) return `${type} in ${stream}`;
  return null;
}

/**
 * Deletes every stream after appending a last event that every service can read, because that event survives a scavenge. Includes streams
 * deleted by tests.
 */
export async function clearStore(store: EventStore): Promise<number> {
  const lastTypes = new Map<string, string>();
  for await (const { stream, type } of store.readAll({ after: beginning })) lastTypes.set(stream, type);
  const waiting = [...lastTypes].filter(([, type]) => type !== lastType).map(([stream]) => stream);
  const howMany = waiting.length;
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await deleteOne(store, name);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return howMany;
}

async function deleteOne(store: EventStore, name: string): Promise<void> {
  let revision: ExpectedRevision = 'no-stream';
  for await (const event of store.readStream(name, { direction: 'backwards', limit: 1 }))
    revision = event.revision;
  const last = await store.append(name, revision, [lastEvent()]);
  await store.deleteStream(name, last.revision);
}

function lastEvent(): EventToAppend {
  const commandId = randomUUID();
  const ids = { commandId, correlationId: commandId, causationId: commandId };
  const when = { occurredAt: '2026-03-10T12:00:00.000Z', zone: 'UTC', localDate: '2026-03-10' };
  return {
    id: randomUUID(),
    type: lastType,
    data: { memberId: randomUUID() },
    metadata: { ...ids, actor: 'system', ...when },
  };
}
