import pg from 'pg';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { rangesInSql } from '#projections/engine/member-range.ts';
import { copyOut, textAt } from '#projections/postgres/binary-copy.ts';
import { oneByOne } from '#service/event-store/batches.ts';
import {
  beginning,
  type EventStore,
  type PlaceInLog,
  type Position,
  type ReadBatchesOptions,
  type StoredBy,
  type StoredEvent,
} from '#service/event-store/port.ts';
import {
  eventReader,
  type PositionFormat,
  storeTimeColumn,
} from '#service/event-store/postgres/lazy-event.ts';
import {
  type ConnectionOptions,
  connect,
  discard,
  numberOf,
} from '#service/event-store/postgres/log-connection.ts';
import { isMirrorOf, readMirrorProgress } from './mirror-progress.ts';

type Batch = readonly StoredEvent[];
/** The remaining part of a read. */
type Rest = { after: Position; limit: number };

/** Maximum number of events per COPY, so that none holds its snapshot open for long. */
const maxInCopy = 200_000;

/**
 * A store that reads history from its mirror as far as that goes, and the rest from itself: the same events, many times as fast. A mirror
 * that is missing, of another store, or unavailable is skipped.
 */
export function withMirroredReads(store: EventStore, options: ConnectionOptions): EventStore {
  async function* readBatches(range: ReadBatchesOptions): AsyncGenerator<Batch> {
    const rest = { after: range.after, limit: range.limit ?? Number.MAX_SAFE_INTEGER };
    yield* readMirror(store, options, range, rest);
    yield* store.readBatches({ ...range, ...rest });
  }
  return {
    ...store,
    readBatches,
    readAll: (range) =>
      range.limit === undefined
        ? oneByOne(readBatches({ ...range, storeTimes: true }))
        : store.readAll(range),
    lastStoredBy: async (limit) =>
      (await lastMirroredBy(store, options, limit)) ?? (await store.lastStoredBy(limit)),
  };
}

/** Reads the part of `rest` that the mirror contains. If the mirror fails, `rest` tells what remains to be read from the store. */
async function* readMirror(
  store: EventStore,
  options: ConnectionOptions,
  range: ReadBatchesOptions,
  rest: Rest,
): AsyncGenerator<Batch> {
  // No query timeout, because a query that yields rows for minutes is not hanging.
  const client = await connect(options, 'mirror read', { query_timeout: 0 }).catch(() => null);
  if (!client) return;
  try {
    const until = await mirroredUntil(client, store);
    while (rest.after < until && rest.limit > 0) {
      const query = queryOf(range, rest, until);
      const copied = yield* takeCopy(
        copyOut(
          client,
          query,
          eventReader(range.isLazy, asText, (fields) => fields.text(), true),
        ),
        options.patienceMilliseconds,
        rest,
      );
      if (copied < maxInCopy && rest.limit > 0) rest.after = until;
    }
  } catch (error) {
    // The mirror contained valid JSON when it was written.
    if (error instanceof SyntaxError) throw error;
  } finally {
    void discard(client);
  }
}

const asText: PositionFormat = {
  position: textAt,
  commit: (bytes, place) => Number(numberOf(textAt(bytes, place))),
};

async function* takeCopy(
  copy: ReturnType<typeof copyOut<StoredEvent>>,
  silenceMilliseconds: number,
  rest: Rest,
): AsyncGenerator<Batch, number> {
  let copied = 0;
  for (
    let batch = await copy.next(silenceMilliseconds);
    batch;
    batch = await copy.next(silenceMilliseconds)
  ) {
    rest.after = batch.at(-1)?.position ?? rest.after;
    rest.limit -= batch.length;
    copied += batch.length;
    yield batch;
  }
  return copied;
}

/** Null when only the store knows: after the end of the mirror, or where the mirror lacks store times. */
async function lastMirroredBy(
  store: EventStore,
  options: ConnectionOptions,
  limit: StoredBy,
): Promise<PlaceInLog | null> {
  const client = await connect(options, 'mirror read').catch(() => null);
  if (!client) return null;
  try {
    const until = await mirroredUntil(client, store);
    if ('position' in limit) return limit.position <= until ? await lastUpTo(client, limit.position) : null;
    const last = await lastUpTo(client, until);
    if (last === null || last.storedAt === null || last.storedAt <= limit.instant) return null;
    return await lastStoredAt(client, limit.instant, last);
  } catch {
    return null;
  } finally {
    void discard(client);
  }
}

/** Looks at about sixty events: each comparison of a store time halves the range of positions. The server stamps each event of a commit. */
async function lastStoredAt(
  client: pg.Client,
  instant: Instant,
  last: PlaceInLog,
): Promise<PlaceInLog | null> {
  let [from, to] = [0n, commitOf(last) + 1n];
  while (from < to) {
    const middle = (from + to) / 2n;
    const next = await placeIn(client, `where position >= $1 order by position`, commitPosition(middle));
    if (next?.storedAt === null) return null;
    if (next && next.storedAt <= instant) from = commitOf(next) + 1n;
    else to = middle;
  }
  const newest = await lastBefore(client, commitPosition(from));
  if (newest.storedAt === null || newest.storedAt <= instant) return newest;
  // The last commit that began by then may have stored only a part of its events.
  return placeIn(
    client,
    'where position < $1 and stored_at <= $2 order by position desc',
    newest.position,
    instant,
  );
}

const lastUpTo = (client: pg.Client, position: Position) =>
  placeIn(client, 'where position <= $1 order by position desc', position);

async function lastBefore(client: pg.Client, position: Position): Promise<PlaceInLog> {
  const found = await placeIn(client, 'where position < $1 order by position desc', position);
  return found ?? { position: beginning, storedAt: null };
}

async function placeIn(
  client: pg.Client,
  which: string,
  ...values: readonly [Position, Instant?]
): Promise<PlaceInLog | null> {
  const { rows } = await client.query<{ position: Position; stored_at: Date | null }>(
    `select position, stored_at from mirror.events ${which} limit 1`,
    [...values],
  );
  const [row] = rows;
  if (!row) return null;
  return {
    position: row.position,
    storedAt: row.stored_at && asInstant(new Date(row.stored_at).toISOString()),
  };
}

const digits = 20;
const commitOf = ({ position }: PlaceInLog): bigint => BigInt(position.slice(0, digits));
/** Before all events of a commit. */
const commitPosition = (commit: bigint): Position => `${commit}`.padStart(digits, '0');

/** `beginning`, before every position, without a mirror of this store. */
async function mirroredUntil(client: pg.Client, store: EventStore): Promise<Position> {
  const progress = await readMirrorProgress(client);
  return progress && (await isMirrorOf(client, progress, store)) ? progress.position : '';
}

/** Values are inlined, because COPY accepts no parameters. */
function queryOf(
  { types, members }: Pick<ReadBatchesOptions, 'types' | 'members'>,
  { after, limit }: Rest,
  until: Position,
): string {
  return `
    select position, revision, type, stream, id::text, data, metadata,
      ${storeTimeColumn} from mirror.events
    where position > ${pg.escapeLiteral(after)} and position <= ${pg.escapeLiteral(until)}
      ${types ? `and ${isOneOf(types)}` : ''}
      ${members ? `and (${isOneOf(members.exceptTypes)} or ${rangesInSql(members.ranges, 'member_no', 'data')})` : ''}
    order by position limit ${Math.min(limit, maxInCopy)}`;
}

const isOneOf = (types: ReadonlySet<string>): string =>
  `type = any(array[${[...types].map((type) => pg.escapeLiteral(type)).join()}]::text[])`;
