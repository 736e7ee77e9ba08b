import { connector } from '#projections/postgres/connection.ts';
import { hasTable } from '#projections/postgres/has-table.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { closeConnection, longTimeoutMs, withTimeout } from '#projections/postgres/timeouts.ts';
import type { KnownHead } from '#service/event-store/hash-chain/hash-chain-verifier.ts';
import type { Position } from '#service/event-store/port.ts';
import { placeInSql, positionInSql } from './index-columns.ts';

const pageSize = 1_000;

/** The last event of each stream in the event index; null when the database has no index. */
export async function streamHeadsIn(
  databaseUrl: string,
): Promise<((until: Position) => AsyncIterable<KnownHead>) | null> {
  const isThere = await withClient(databaseUrl, (client) => hasTable(client, 'service.event_index'));
  return isThere ? (until) => knownHeads(databaseUrl, until) : null;
}

async function* knownHeads(databaseUrl: string, until: Position): AsyncGenerator<KnownHead> {
  const client = await connected(databaseUrl);
  try {
    for (let after = ''; ; ) {
      const { rows } = await client.query<KnownHead>(
        `select distinct on (stream) stream as name, revision, encode(hash, 'hex') as hash, ${positionInSql} as position
         from service.event_index
         where stream > $1 and ${placeInSql} <= ($2::bigint, $3::bigint) order by stream, revision desc limit $4`,
        [after, ...until.split('/'), pageSize],
      );
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) return;
      after = last.name;
    }
  } finally {
    await closeConnection(client);
  }
}

const connected = (databaseUrl: string): Promise<pg.Client> =>
  connector({ connectionString: databaseUrl })('verify', withTimeout(longTimeoutMs));

async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connected(databaseUrl);
  try {
    return await work(client);
  } finally {
    await closeConnection(client);
  }
}
