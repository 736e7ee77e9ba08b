import { EventStoreDBClient } from '@eventstore/db-client';
import { driverAddress } from '#service/platform/store-addresses.ts';
import { type Compression, withoutCompression } from './uncompressed-calls.ts';

/**
 * Servers allow a hundred calls per connection. Each of these needs up to three: the subscription, a short read at the same time, and an
 * aborted one that may not have ended. The reads use the same connection as their subscription, because a scavenge can be visible on one
 * node and not yet on another.
 */
const longCallsEach = 30;

/** The connections to one EventStoreDB. */
type Connections = {
  /** For appends, deletions, and reads of streams. */
  readonly short: EventStoreDBClient;
  /**
   * For long calls: subscriptions and reads of the whole log. Many of them on one connection would block appends without an error until one
   * ends, so they use separate connections.
   */
  long<Item>(open: (client: EventStoreDBClient) => AsyncIterable<Item>): AsyncGenerator<Item>;
  close(): Promise<void>;
};

export function createConnections(connectionString: string, compression: Compression): Connections {
  const create = (address: string) => createClient(address, compression);
  const short = create(connectionString);
  const longs: { readonly client: EventStoreDBClient; calls: number }[] = [];
  const placeForOne = () => {
    const free = longs.find(({ calls }) => calls < longCallsEach);
    if (free) return free;
    const added = { client: create(apart(connectionString, longs.length + 1)), calls: 0 };
    longs.push(added);
    return added;
  };
  return {
    short,
    async *long(open) {
      const place = placeForOne();
      place.calls += 1;
      try {
        yield* open(place.client);
      } finally {
        place.calls -= 1;
      }
    },
    close: async () => {
      await Promise.all([short, ...longs.map(({ client }) => client)].map((client) => client.dispose()));
    },
  };
}

const longestTimeout = 2_147_483_647;

/**
 * The same address with slightly different options, because clients with equal channel options share one connection: the keep-alive timeout
 * differs by milliseconds. The leader is preferred, because appends use it on the first connection.
 */
function apart(connectionString: string, nth: number): string {
  const [, given = '10000'] = /[?&]keep[-_]?alive[-_]?timeout=(-?\d+)/i.exec(connectionString) ?? [];
  const timeout = Number(given) < 0 ? longestTimeout - nth : Number(given) + nth;
  const preference = /[?&]node[-_]?preference=/i.test(connectionString) ? '' : '&nodePreference=leader';
  const separator = connectionString.includes('?') ? '&' : '?';
  // The driver uses the last of two options with the same name.
  return `${connectionString}${separator}keepAliveTimeout=${timeout}${preference}`;
}

/** Internals of the driver's client that its types hide. */
type Insides = {
  supports: () => Promise<boolean>;
  handleError: (...failed: readonly unknown[]) => Promise<void>;
};

/**
 * The driver's client with workarounds for two defects:
 * - Batched appends of all clients in the process share one table of pending appends. When a connection breaks, those of other clients are
 * rejected and forgotten, and their later answers end the process with a TypeError. So its own appends are separate calls, as on servers
 * without batches, and commands are sent by `createBatchedAppends`.
 * - After a failure the client looks for another server in an unawaited promise, whose rejection would end the process. Here the next call
 * looks for a server.
 */
export function createClient(
  connectionString: string,
  compression: Compression = 'none',
): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(driverAddress(connectionString));
  const insides = client as unknown as Insides;
  const { handleError } = insides;
  insides.supports = () => Promise.resolve(false);
  insides.handleError = (...failed) => handleError(...failed).catch(() => {});
  return compression === 'none' ? withoutCompression(client) : client;
}
