import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import { startFakeServer } from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import type { Recorded } from '#service/event-store/eventstoredb/testing/fake-server/recorded-log.ts';
import { beginning, type EventStore } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { collect } from '#service/event-store/testing/samples.ts';

/** The event store of an app, with a search through all its bytes. */
export type SearchedLog = {
  /** Undefined for the log in Postgres. */
  readonly eventStoreUrl?: string;
  /** The store without decryption. */
  readonly bare: EventStore;
  /** Every event that was recorded and is not known to be erased, as text. */
  recorded(): Promise<readonly string[]>;
  /** Removes deleted events from the files, as EventStoreDB does at times. */
  scavenge(): void;
  close(): Promise<void>;
};

/** The event stores that an app can have. @param databaseUrl of its Postgres */
export const searchedLogs: Readonly<Record<string, (databaseUrl: string) => Promise<SearchedLog>>> = {
  async 'the built-in log'(connectionString) {
    const bare = await openEventLog({ connectionString });
    return {
      bare,
      recorded: async () =>
        (await collect(bare.readAll({ after: beginning }))).map((event) => JSON.stringify(event)),
      scavenge: () => {},
      close: () => bare.close(),
    };
  },
  async EventStoreDB() {
    const double = await startFakeServer();
    const bare = await openEventStoreDb({ connectionString: double.url });
    return {
      eventStoreUrl: double.url,
      bare,
      recorded: async () => double.log.all.map(textOf),
      scavenge: () => double.log.scavenge(),
      async close() {
        await bare.close();
        double.stop();
      },
    };
  },
};

const textOf = ({ id, stream, type, data, metadata }: Recorded): string =>
  [id, stream, type, Buffer.from(data), Buffer.from(metadata)].join('\n');
