import {
  type AppendToStreamOptions,
  type EventStoreDBClient,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import {
  type Appended,
  type EventToAppend,
  EventTooLarge,
  type ExpectedRevision,
  OutcomeUnknown,
  RevisionConflict,
  StoreUnavailable,
  StreamDeleted,
} from '#service/event-store/port.ts';
import type { AppendAnswer, SendAppend, SentAppend } from './batched-appends.ts';
import { answerWithin, isPassing, type Terms, wasTurnedAway, whileAway } from './driver-errors.ts';
import { positionOf, readStream } from './reader.ts';
import { meaningOf } from './server-errors.ts';

type Append = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly EventToAppend[];
};

/** Appends go into batches; the driver's client is for reads, deletions, and appends that are to be refused. */
export type Writer = { readonly client: EventStoreDBClient; readonly sendAppend: SendAppend };

/**
 * Appends, and repeats with the same ids at the same revision until there is an answer. Stored events are recognised by their ids, and a
 * delayed first attempt conflicts.
 */
export async function append(writer: Writer, terms: Terms, what: Append): Promise<Appended> {
  const unanswered: unknown[] = [];
  const attempt = () =>
    appendOnce(writer, terms, what).catch((error: unknown) => {
      if (leavesOpen(error)) unanswered.push(error);
      throw error;
    });
  try {
    return await whileAway(terms, attempt);
  } catch (error) {
    if (unanswered.length === 0 || !(error instanceof StoreUnavailable)) throw error;
    throw new OutcomeUnknown(`no answer tells whether an append was stored: ${error.message}`, {
      cause: error,
    });
  }
}

const leavesOpen = (error: unknown): boolean =>
  error instanceof StoreUnavailable || (isPassing(error) && !wasTurnedAway(error));

async function appendOnce(writer: Writer, terms: Terms, what: Append): Promise<Appended> {
  const { stream, expected, events } = what;
  const answer = await send(writer, terms, what);
  if (!answer?.position) return settle(writer, terms, what);
  const { revision } = answer;
  if (expected === 'no-stream' && revision >= events.length) await untilUndeleted(writer, terms, stream);
  // The server answers a repetition like the first append.
  return { revision, position: positionOf(answer.position), isNew: null };
}

/**
 * A deleted stream reads as empty until the server has undone its deletion. The server does so after it has answered the append that caused
 * this. It answers an append to an existing stream only then.
 */
async function untilUndeleted(writer: Writer, terms: Terms, stream: string): Promise<void> {
  await send(writer, terms, { stream, expected: 'stream-exists', events: [] }).catch(unlessDeleted);
}

/** Ignores a conflict: the stream may have been deleted again meanwhile. */
function unlessDeleted(error: unknown): void {
  if (!(error instanceof StreamDeleted)) throw error;
}

/** Null on a conflict. Values that JSON cannot represent were refused before. */
async function send(
  { sendAppend }: Writer,
  { silenceMilliseconds }: Terms,
  what: SentAppend,
): Promise<AppendAnswer | null> {
  try {
    return await answerWithin(silenceMilliseconds, sendAppend(what));
  } catch (error) {
    const meaning = meaningOf(error);
    if (meaning === 'conflict') return null;
    if (meaning === 'deleted stream') throw new StreamDeleted(what.stream);
    if (meaning === 'too large') throw new EventTooLarge((error as Error).message, { cause: error });
    throw error;
  }
}

/**
 * Resolves a reported conflict by reading the stream. The server reports some repetitions as conflicts, and returns the last revision even
 * for a deleted stream. If the stream is as expected and only hidden events are counted, the append follows the hidden events.
 * @throws RevisionConflict
 */
async function settle(writer: Writer, terms: Terms, what: Append): Promise<Appended> {
  const { client } = writer;
  const { stream, expected } = what;
  const repeated = await storedBefore(client, terms, what);
  if (repeated) return repeated;
  const seen = await currentRevision(client, terms, stream);
  const end = seen === expected ? await endOfHidden(writer, terms, what) : null;
  const answer = end === null ? null : await send(writer, terms, { ...what, expected: end });
  if (!answer?.position) return shownMeanwhile(client, terms, what, seen);
  if (expected === 'no-stream') await untilUndeleted(writer, terms, stream);
  return { revision: answer.revision, position: positionOf(answer.position), isNew: null };
}

/** Looks for the events once more: they could not be read while the server was undoing a deletion. @throws RevisionConflict */
async function shownMeanwhile(
  client: EventStoreDBClient,
  terms: Terms,
  what: Append,
  seen: ExpectedRevision,
): Promise<Appended> {
  const { stream, expected } = what;
  const shown = seen === expected ? await storedBefore(client, terms, what) : null;
  if (shown) return shown;
  throw new RevisionConflict(stream, expected, await currentRevision(client, terms, stream));
}

async function storedBefore(
  client: EventStoreDBClient,
  terms: Terms,
  { stream, expected, events }: Append,
): Promise<Appended | null> {
  const range = expected === 'no-stream' ? {} : { from: expected + 1 };
  let nth = 0;
  for await (const { id, revision, position } of readStream(client, terms, stream, {
    ...range,
    limit: events.length,
  })) {
    if (id !== events[nth]?.id) return null;
    nth += 1;
    if (nth === events.length) return { revision, position, isNew: false };
  }
  return null;
}

/**
 * The last revision counted by the server when everything beyond the expected revision is hidden; null when the events may become readable
 * soon. Hidden events are older than `$maxAge`, system events, or deleted with the stream, in which case the server treats an old id as a
 * repetition. An empty append detects this: the server refuses it for a deleted stream, and otherwise answers when all earlier events can
 * be read.
 */
async function endOfHidden(
  writer: Writer,
  terms: Terms,
  { stream, expected }: Append,
): Promise<number | null> {
  const { client } = writer;
  const end = await lastRevision(client, terms, stream);
  if (end === null || end === expected) return null;
  try {
    await send(writer, terms, { stream, expected: 'stream-exists', events: [] });
  } catch (error) {
    if (error instanceof StreamDeleted) return end;
    throw error;
  }
  return (await currentRevision(client, terms, stream)) === expected ? end : null;
}

/**
 * The server's last revision, including hidden events, from its answer to an append that expects an impossible revision and stores nothing.
 */
async function lastRevision(
  client: EventStoreDBClient,
  { silenceMilliseconds }: Terms,
  stream: string,
): Promise<number | null> {
  const options: AppendToStreamOptions = {
    expectedRevision: BigInt(Number.MAX_SAFE_INTEGER),
    requiresLeader: true,
    deadline: silenceMilliseconds,
  };
  try {
    await answerWithin(silenceMilliseconds, client.appendToStream(stream, [], options));
  } catch (error) {
    if (meaningOf(error) === 'deleted stream') throw new StreamDeleted(stream);
    if (!(error instanceof WrongExpectedVersionError)) throw error;
    return typeof error.actualVersion === 'bigint' ? Number(error.actualVersion) : null;
  }
  return null;
}

async function currentRevision(
  client: EventStoreDBClient,
  terms: Terms,
  stream: string,
): Promise<ExpectedRevision> {
  for await (const { revision } of readStream(client, terms, stream, { direction: 'backwards', limit: 1 }))
    return revision;
  return 'no-stream';
}

/** A soft deletion. The stream is read first, because the server would refuse a deleted stream and delete a missing one again. */
export async function deleteStream(
  client: EventStoreDBClient,
  terms: Terms,
  stream: string,
  expected: ExpectedRevision,
): Promise<void> {
  await whileAway(terms, async () => {
    const actual = await currentRevision(client, terms, stream);
    if (actual === 'no-stream') return;
    if (actual !== expected) throw new RevisionConflict(stream, expected, actual);
    const { silenceMilliseconds: deadline } = terms;
    const options = { expectedRevision: BigInt(expected), requiresLeader: true, deadline };
    try {
      await answerWithin(deadline, client.deleteStream(stream, options));
    } catch (error) {
      if (meaningOf(error) !== 'conflict') throw error;
      throw new RevisionConflict(stream, expected, await currentRevision(client, terms, stream));
    }
  });
}
