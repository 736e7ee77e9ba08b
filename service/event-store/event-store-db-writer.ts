import {
  type AppendResult,
  type AppendToStreamOptions,
  type EventStoreDBClient,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { answerWithin, isPassing, type Terms, wasTurnedAway, whileAway } from './event-store-db-failure.ts';
import { positionOf } from './event-store-db-position.ts';
import { readStream } from './event-store-db-reader.ts';
import {
  type Appended,
  type EventToAppend,
  EventTooLarge,
  type ExpectedRevision,
  OutcomeUnknown,
  RevisionConflict,
  StoreUnavailable,
  StreamDeleted,
} from './store.ts';

type Append = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly EventToAppend[];
};

/**
 * Appends, and again with the same ids at the same revision while the answer stays away: what was stored is recognised by its ids, and
 * a straggler finds its stream moved on.
 */
export async function append(client: EventStoreDBClient, terms: Terms, what: Append): Promise<Appended> {
  const unanswered: unknown[] = [];
  const attempt = () =>
    appendOnce(client, terms, what).catch((error: unknown) => {
      if (leavesOpen(error)) unanswered.push(error);
      throw error;
    });
  try {
    return await whileAway(terms, attempt);
  } catch (error) {
    if (unanswered.length === 0 || !(error instanceof StoreUnavailable)) throw error;
    throw new OutcomeUnknown('EventStoreDB was lost before the answer came', { cause: error });
  }
}

const leavesOpen = (error: unknown): boolean =>
  error instanceof StoreUnavailable || (isPassing(error) && !wasTurnedAway(error));

async function appendOnce(client: EventStoreDBClient, terms: Terms, what: Append): Promise<Appended> {
  const answer = await send(client, terms, what);
  if (!answer?.success || !answer.position) return settle(client, terms, what);
  return { revision: Number(answer.nextExpectedRevision), position: positionOf(answer.position) };
}

/** Null when the stream is elsewhere. The driver would hang for ever on what JSON cannot carry, so that was looked at before. */
async function send(
  client: EventStoreDBClient,
  { silenceMilliseconds }: Terms,
  { stream, expected, events }: Append,
): Promise<AppendResult | null> {
  const options: AppendToStreamOptions = {
    expectedRevision: expected === 'no-stream' ? NO_STREAM : BigInt(expected),
    requiresLeader: true,
    deadline: silenceMilliseconds,
  };
  const forDriver = events.map(({ id, type, data, metadata }) => jsonEvent({ id, type, data, metadata }));
  try {
    return await answerWithin(silenceMilliseconds, client.appendToStream(stream, forDriver, options));
  } catch (error) {
    if (error instanceof WrongExpectedVersionError) return null;
    if (error instanceof StreamDeletedError) throw new StreamDeleted(stream);
    if (error instanceof MaxAppendSizeExceededError) throw new EventTooLarge(error.message, { cause: error });
    throw error;
  }
}

/**
 * The server calls some repetitions a conflict, and names the last revision also for a stream that is deleted; so the stream is asked.
 * @throws RevisionConflict
 */
async function settle(
  client: EventStoreDBClient,
  terms: Terms,
  { stream, expected, events }: Append,
): Promise<Appended> {
  const range = expected === 'no-stream' ? {} : { from: expected + 1 };
  let nth = 0;
  for await (const { id, revision, position } of readStream(client, terms, stream, {
    ...range,
    limit: events.length,
  })) {
    if (id !== events[nth]?.id) break;
    nth += 1;
    if (nth === events.length) return { revision, position };
  }
  throw new RevisionConflict(stream, expected, await currentRevision(client, terms, stream));
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

/** Soft. The server would refuse to delete what is deleted, and delete anew what is not there, so the stream is looked at first. */
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
      if (!(error instanceof WrongExpectedVersionError)) throw error;
      throw new RevisionConflict(stream, expected, await currentRevision(client, terms, stream));
    }
  });
}
