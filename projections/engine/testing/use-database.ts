import type pg from 'pg';
import { type Connect, connector } from '#projections/postgres/connection.ts';

type TestDatabase = { readonly url: string; drop(): Promise<void> };

/** Shared by the tests of one suite; set in its first hook. */
export type Bench = { url: string; connect: Connect; client: pg.Client };

/** Creates a separate database for the suite that calls this. */
export function useDatabase(open: () => Promise<TestDatabase>): Bench {
  const bench = {} as Bench;
  let database: TestDatabase;
  before(async function () {
    this.timeout(60_000);
    database = await open();
    bench.url = database.url;
    bench.connect = connector({ connectionString: database.url });
    bench.client = await bench.connect('test');
  });
  after(async () => {
    await bench.client.end();
    await database.drop();
  });
  return bench;
}
