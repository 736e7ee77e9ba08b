import type { AllStreamRecordedEvent, RecordedEvent } from '@eventstore/db-client';
import { positionOf } from './event-store-db-position.ts';
import type { StoredEvent } from './store.ts';

/** As the driver gives it, from a stream or from `$all`. */
export type DriverEvent = RecordedEvent | AllStreamRecordedEvent;

/** The server keeps books of its own among the events, under names that begin with `$`. */
export const isOurs = ({ streamId, type }: DriverEvent): boolean =>
  !streamId.startsWith('$') && !type.startsWith('$');

/** @throws when it is not JSON, which the driver passes on as text or bytes without a word. */
export function storedEvent(event: DriverEvent): StoredEvent {
  const { id, type, streamId, data, metadata = {}, position } = event;
  if (!event.isJson || !isRecord(data)) throw unreadable(event, 'its data is no JSON object');
  if (!isRecord(metadata)) throw unreadable(event, 'its metadata is no JSON object');
  if (!position) throw unreadable(event, 'the server does not say its position');
  const revision = Number(event.revision);
  return { stream: streamId, revision, position: positionOf(position), id, type, data, metadata };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

const unreadable = ({ type, revision, streamId }: DriverEvent, reason: string): Error =>
  new Error(`${type} at revision ${revision} of ${streamId}: ${reason}`);
