import pg from 'pg';
import { patientDeadlineMs, takeLeave, within } from '#projections/engine/deadlines.ts';
import type { Witnessed } from '#service/event-store/chain-pass.ts';
import type { Position } from '#service/event-store/store.ts';

const pageSize = 1_000;

/** The last event of each stream, as the index of events knows it; null where a database has no index. */
export async function witnessesIn(
  databaseUrl: string,
): Promise<((until: Position) => AsyncIterable<Witnessed>) | null> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ is_there: boolean }>(
      `select to_regclass('service.event_index') is not null as is_there`,
    );
    return rows[0]?.is_there ? (until) => witnesses(databaseUrl, until) : null;
  });
}

async function* witnesses(databaseUrl: string, until: Position): AsyncGenerator<Witnessed> {
  const client = await connected(databaseUrl);
  try {
    for (let after = ''; ; ) {
      const { rows } = await client.query<Witnessed>(
        `select distinct on (stream) stream as name, revision, hash, position from service.event_index
         where stream > $1 and position <= $2 order by stream, revision desc limit $3`,
        [after, until, pageSize],
      );
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) return;
      after = last.name;
    }
  } finally {
    await takeLeave(client);
  }
}

async function connected(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'verify',
    ...within(patientDeadlineMs),
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connected(databaseUrl);
  try {
    return await work(client);
  } finally {
    await takeLeave(client);
  }
}
