import { setMaxListeners } from 'node:events';
import { checkExpected, checkStream, serializeAppend } from './append-rules.ts';
import { batched } from './batches.ts';
import { createClient } from './event-store-db-client.ts';
import type { Terms } from './event-store-db-failure.ts';
import { createLane } from './event-store-db-lane.ts';
import { readAll, readHead, readStream } from './event-store-db-reader.ts';
import { subscribe } from './event-store-db-subscription.ts';
import { append, deleteStream } from './event-store-db-writer.ts';
import { type EventStore, StoreUnavailable } from './store.ts';

export type EventStoreDbOptions = {
  /** `esdb://…` or `esdb+discover://…`, with user, password and `tls…` as EventStoreDB's own clients take them. */
  readonly connectionString: string;
  /** How long a call goes on trying while the server cannot be reached or does not answer. */
  readonly patienceMilliseconds?: number;
  /** How long the server may say nothing before it is asked again. */
  readonly silenceMilliseconds?: number;
};

/** Below the hundred calls that one connection may carry, so that reads and subscriptions always have room. */
const appendsAtOnce = 64;

/**
 * The event store in EventStoreDB (23.10 and later), a single node or a cluster.
 * @throws StoreUnavailable when it cannot be reached; the driver's error when it does not let us in.
 */
export async function openEventStoreDb({
  connectionString,
  patienceMilliseconds = 10_000,
  silenceMilliseconds = 3_000,
}: EventStoreDbOptions): Promise<EventStore> {
  const client = createClient(connectionString);
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);
  const terms: Terms = { patienceMilliseconds, silenceMilliseconds, closing: ending.signal };
  const inLane = createLane(appendsAtOnce);
  const appending = new Set<Promise<unknown>>();
  let isClosed = false;

  try {
    await readHead(client, terms);
  } catch (error) {
    await client.dispose();
    throw error;
  }
  return {
    append: async (stream, expected, events) => {
      serializeAppend(stream, expected, events);
      if (isClosed) throw new StoreUnavailable('the event store is closed');
      const answer = inLane(() => append(client, terms, { stream, expected, events }));
      appending.add(answer);
      return answer.finally(() => appending.delete(answer));
    },
    readStream: (stream, options) => readStream(client, terms, stream, options),
    readAll: (options) => readAll(client, terms, options),
    readBatches: (options) => batched((all) => readAll(client, terms, all), options),
    subscribe: ({ after, signal }) =>
      subscribe(client, { ...terms, closing: AbortSignal.any([signal, ending.signal]) }, after),
    head: () => readHead(client, terms),
    deleteStream: async (stream, expected) => {
      checkStream(stream);
      checkExpected(expected);
      await deleteStream(client, terms, stream, expected);
    },
    close: async () => {
      isClosed = true;
      await Promise.allSettled(appending);
      ending.abort();
      await client.dispose();
    },
  };
}
