import { EventStoreDBClient } from '@eventstore/db-client';

/**
 * Three calls of each fit into the hundred that servers let one connection carry at a time: a subscription makes one short read at a time
 * beside its own call, and another one that it broke off may not have ended yet. These reads go over the same connection because
 * a scavenge can be visible on one node and not yet on another.
 */
const longCallsEach = 30;

/** Connections to one EventStoreDB. */
type Connections = {
  /** For appends, deletions, and reads of streams. */
  readonly short: EventStoreDBClient;
  /**
   * For calls that stay open, subscriptions and reads of the whole log: so many of them on one connection would leave no room for
   * appends, which would wait unseen until one of them ends. Each gets a place on a connection that carries nothing else.
   */
  long<Item>(open: (client: EventStoreDBClient) => AsyncIterable<Item>): AsyncGenerator<Item>;
  close(): Promise<void>;
};

export function createConnections(connectionString: string): Connections {
  const short = createClient(connectionString);
  const longs: { readonly client: EventStoreDBClient; calls: number }[] = [];
  const placeForOne = () => {
    const free = longs.find(({ calls }) => calls < longCallsEach);
    if (free) return free;
    const added = { client: createClient(apart(connectionString, longs.length + 1)), calls: 0 };
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
 * The same address, for a separate connection: clients whose channels have equal options share one connection, so the time that an answer
 * to a ping may take differs by milliseconds. The leader is preferred, as appends lead the first connection there.
 */
function apart(connectionString: string, nth: number): string {
  const [, given = '10000'] = /[?&]keep[-_]?alive[-_]?timeout=(-?\d+)/i.exec(connectionString) ?? [];
  const timeout = Number(given) < 0 ? longestTimeout - nth : Number(given) + nth;
  const preference = /[?&]node[-_]?preference=/i.test(connectionString) ? '' : '&nodePreference=leader';
  const separator = connectionString.includes('?') ? '&' : '?';
  // Of two options of one name the driver takes the last.
  return `${connectionString}${separator}keepAliveTimeout=${timeout}${preference}`;
}

/** What the driver's client does behind its types. */
type Insides = {
  supports: () => Promise<boolean>;
  handleError: (...failed: readonly unknown[]) => Promise<void>;
};

/**
 * The driver's client, which works around two defects of the driver:
 * - Its batched append keeps the pending appends of all clients of the process in one table. A connection that breaks also rejects and
 *   forgets those of the other clients, and when their answers arrive the process ends by a TypeError. So each append is a separate call,
 *   as on servers without batches; such a call also has a deadline.
 * - After a failure it looks for another server without waiting for the outcome, so that finding none would end the process. The next
 *   call looks again.
 */
export function createClient(connectionString: string): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(connectionString);
  const insides = client as unknown as Insides;
  const { handleError } = insides;
  insides.supports = () => Promise.resolve(false);
  insides.handleError = (...failed) => handleError(...failed).catch(() => {});
  return client;
}
