import { type EventToAppend, EventTooLarge, type ExpectedRevision } from './store.ts';

/** EventStoreDB's default for one append. */
export const maxAppendBytes = 1_048_576;

export type SerializedEvent = {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
};
export type SerializedAppend = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly SerializedEvent[];
  readonly bytes: number;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Control characters and halves of a pair: one adapter or the other could not give them back. */
const unstorable = /[\p{Cc}\p{Cs}]/u;

/**
 * What every adapter asks of an append before it sends anything.
 * @throws TypeError for what is a mistake of the caller; EventTooLarge.
 */
export function serializeAppend(
  stream: string,
  expected: ExpectedRevision,
  events: readonly EventToAppend[],
): SerializedAppend {
  checkStream(stream);
  checkExpected(expected);
  if (events.length === 0) throw new TypeError(`an append to ${stream} without events`);
  if (new Set(events.map(({ id }) => id)).size < events.length)
    throw new TypeError(`an append to ${stream} with the same event id twice`);
  const serialized = events.map(serializeEvent);
  const bytes = serialized.reduce((sum, event) => sum + sizeInBytes(event), 0);
  if (bytes > maxAppendBytes)
    throw new EventTooLarge(`an append of ${bytes} bytes to ${stream}; the limit is ${maxAppendBytes}`);
  return { stream, expected, events: serialized, bytes };
}

export function checkStream(stream: string): void {
  if (!isName(stream)) throw new TypeError(`not a name for a stream: ${JSON.stringify(stream)}`);
}

export function checkExpected(expected: ExpectedRevision): void {
  if (expected !== 'no-stream' && !(Number.isSafeInteger(expected) && expected >= 0))
    throw new TypeError(`not a revision: ${expected}`);
}

/** Names that begin with `$` are EventStoreDB's own. */
const isName = (text: string): boolean => text !== '' && !text.startsWith('$') && !unstorable.test(text);

function serializeEvent({ id, type, data, metadata }: EventToAppend): SerializedEvent {
  if (!isName(type)) throw new TypeError(`not a name for an event: ${JSON.stringify(type)}`);
  if (!uuid.test(id)) throw new TypeError(`not a UUID in lower case: ${id} (${type})`);
  return { id, type, data: JSON.stringify(data), metadata: JSON.stringify(metadata) };
}

/** EventStoreDB counts two bytes for each character of the type. */
export const sizeInBytes = ({ type, data, metadata }: SerializedEvent): number =>
  2 * type.length + Buffer.byteLength(data) + Buffer.byteLength(metadata);
