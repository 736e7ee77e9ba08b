import { setMaxListeners } from 'node:events';
import { batched, oneByOne } from '#service/event-store/batches.ts';
import {
  checkExpected,
  checkStream,
  type EventStore,
  StoreUnavailable,
  serializeAppend,
} from '#service/event-store/port.ts';
import { createSemaphore } from '#service/platform/concurrency.ts';
import { createBatchedAppends } from './batched-appends.ts';
import { createConnections } from './connections.ts';
import type { Terms } from './driver-errors.ts';
import { lastStoredBy, readAll, readHead, readStream, readStreams } from './reader.ts';
import { subscribe } from './subscription.ts';
import type { Compression } from './uncompressed-calls.ts';
import { append, deleteStream } from './writer.ts';

type EventStoreDbOptions = {
  /** `esdb://…`, `kurrentdb://…`, or with `+discover`, with user, password and `tls…` as in the server's clients. */
  readonly connectionString: string;
  /** Compression of the server's answers; `none` when absent. */
  readonly compression?: Compression;
  /** How long a call is retried while the server is unreachable or does not answer. */
  readonly patienceMilliseconds?: number;
  /** How long the server may send nothing before the call is repeated. */
  readonly silenceMilliseconds?: number;
  /**
   * Whether appends are stored in the order in which they are sent, as far as the connection lasts; false when absent. Then no append is
   * repeated automatically.
   */
  readonly keepsOrder?: boolean;
};

/** Bounds what is sent again when the connection breaks. */
const appendsAtOnce = 64;

/**
 * The event store in EventStoreDB (23.10 and later), a single node or a cluster.
 * @throws StoreUnavailable when it cannot be reached; the driver's error when it refuses the credentials.
 */
export async function openEventStoreDb({
  connectionString,
  compression = 'none',
  patienceMilliseconds = 10_000,
  silenceMilliseconds = 3_000,
  keepsOrder = false,
}: EventStoreDbOptions): Promise<EventStore> {
  const connections = createConnections(connectionString, compression);
  const { short: client } = connections;
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);
  const terms: Terms = { patienceMilliseconds, silenceMilliseconds, closing: ending.signal };
  const appendTerms: Terms = keepsOrder ? { ...terms, patienceMilliseconds: 0 } : terms;
  const writer = { client, sendAppend: createBatchedAppends(client, keepsOrder) };
  const limited = createSemaphore(appendsAtOnce);
  const appending = new Set<Promise<unknown>>();
  const arriving = (options: Parameters<typeof readAll>[2]) =>
    connections.long((long) => readAll(long, terms, options));
  let isClosed = false;

  try {
    await readHead(client, terms);
  } catch (error) {
    await connections.close();
    throw error;
  }
  return {
    append: async (stream, expected, events) => {
      serializeAppend(stream, expected, events);
      if (isClosed) throw new StoreUnavailable('the event store is closed');
      const answer = limited(() => append(writer, appendTerms, { stream, expected, events }));
      appending.add(answer);
      return answer.finally(() => appending.delete(answer));
    },
    readStream: (stream, options) => readStream(client, terms, stream, options),
    readStreams: (streams) => readStreams(client, terms, streams),
    readAll: (options) => oneByOne(arriving(options)),
    readBatches: ({ storeTimes = false, ...options }) =>
      batched((range) => arriving({ ...range, storeTimes }), options),
    subscribe: ({ after, signal, members }) =>
      connections.long((long) =>
        subscribe(long, { ...terms, closing: AbortSignal.any([signal, ending.signal]) }, { after, members }),
      ),
    head: () => readHead(client, terms),
    lastStoredBy: (limit) => lastStoredBy(client, terms, limit),
    deleteStream: async (stream, expected) => {
      checkStream(stream);
      checkExpected(expected);
      await deleteStream(client, terms, stream, expected);
    },
    close: async () => {
      isClosed = true;
      await Promise.allSettled(appending);
      ending.abort();
      await connections.close();
    },
  };
}
