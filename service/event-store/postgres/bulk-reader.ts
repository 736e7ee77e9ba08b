import { rangesInSql } from '#projections/engine/member-range.ts';
import { bigintAt, copyOut } from '#projections/postgres/binary-copy.ts';
import type { EventsOfMembers, ReadBatchesOptions, StoredEvent } from '#service/event-store/port.ts';
import { eventReader, type PositionFormat, storeTimeColumn } from './lazy-event.ts';
import {
  type ConnectionOptions,
  connect,
  discard,
  numberOf,
  positionOf,
  whileReachable,
} from './log-connection.ts';
import type { RunQuery } from './log-reader.ts';

type Batch = readonly StoredEvent[];

/** Maximum range of positions per COPY, so that no snapshot stays open for long, and no search for rare types exceeds the deadline. */
const span = 1_000_000;
type Range = Pick<ReadBatchesOptions, 'streams' | 'metadata' | 'isLazy' | 'storeTimes' | 'members'> & {
  readonly after: number;
  readonly to: number;
  /** The requested types, by number. */
  readonly types: ReadonlyMap<number, string>;
  readonly limit: number;
};

/** Reads by COPY on separate connections, because a read can take long. */
export function createBulkReader(
  options: ConnectionOptions,
  runQuery: RunQuery,
  closing: AbortSignal,
): (options: ReadBatchesOptions) => AsyncIterable<Batch> {
  const { patienceMilliseconds } = options;
  return async function* readBatches({ after, types: wanted, limit = Number.MAX_SAFE_INTEGER, ...looks }) {
    const { head, types } = await readContents(runQuery, wanted);
    let [at, left] = [Number(numberOf(after)), limit];
    while (left > 0 && at < head) {
      const to = Math.min(at + span, head);
      for await (const batch of readRange({ ...looks, after: at, to, types, limit: left })) {
        yield batch;
        left -= batch.length;
      }
      at = to;
    }
  };

  /** A COPY that fails is repeated once after the rows already read; a second failure is thrown. */
  async function* readRange(range: Range): AsyncGenerator<Batch> {
    const rest = { ...range };
    for (let isOver = range.types.size === 0; !isOver; ) {
      const copy = await whileReachable(patienceMilliseconds, closing, () => begin(options, rest));
      try {
        yield* batchesOf(copy, rest);
        isOver = true;
      } catch (error) {
        if (error instanceof SyntaxError) throw error;
      } finally {
        copy.end();
      }
    }
  }

  async function* batchesOf({ first, next }: Copy, rest: { -readonly [Key in keyof Range]: Range[Key] }) {
    for (let batch = first; batch; batch = await next()) {
      yield batch;
      rest.after = placeOf(batch);
      rest.limit -= batch.length;
      closing.throwIfAborted();
    }
  }
}

type Copy = Awaited<ReturnType<typeof begin>>;

const placeOf = (batch: Batch): number => Number(numberOf(batch.at(-1)?.position ?? ''));

/** Every event up to this head has one of the types read with it. */
async function readContents(runQuery: RunQuery, wanted: ReadonlySet<string> | undefined) {
  const rows = await runQuery<[head: string, number: number | null, type: string | null]>({
    text: 'select h.position, t.type_no, t.type from log.head h left join log.event_types t on true',
    rowMode: 'array',
  });
  const types = new Map<number, string>();
  for (const [, number, type] of rows)
    if (number !== null && type !== null && (wanted?.has(type) ?? true)) types.set(number, type);
  return { head: Number(rows[0]?.[0] ?? 0), types };
}

/** A COPY whose first batch has arrived. */
async function begin(options: ConnectionOptions, range: Range) {
  // No query timeout, because a query that yields rows for minutes is not hanging.
  const client = await connect(options, 'bulk read', { query_timeout: 0 });
  const copy = copyOut(client, queryOf(range), readerOf(range));
  const next = () => copy.next(options.patienceMilliseconds);
  const end = () => void discard(client);
  try {
    return { first: await next(), next, end };
  } catch (error) {
    end();
    throw error;
  }
}

/** Values are inlined, because COPY accepts no parameters. */
const queryOf = ({ after, to, types, streams, metadata, storeTimes, members, limit }: Range): string => `
  select e.position, e.revision, e.type_no, ${forThose(types, streams, streamName, `''`)}, e.id::text, e.data,
    ${forThose(types, metadata, 'e.metadata', `'{}'::json`)}${storeTimes ? `, ${storeTimeColumn}` : ''}
  from log.events e
  where e.position > ${after} and e.position <= ${to} and e.type_no in (${[...types.keys()].join()})
    ${members ? ofMembers(members, types) : ''}
  order by e.position limit ${limit}`;

function ofMembers({ ranges, exceptTypes }: EventsOfMembers, types: Range['types']): string {
  const others = [...types].filter(([, type]) => exceptTypes.has(type)).map(([number]) => number);
  const inRange = rangesInSql(ranges, 'e.member_no', 'e.data');
  return `and (${others.length > 0 ? `e.type_no in (${others.join()}) or ` : ''}${inRange})`;
}

/** This look-up costs as much as the rest of an event. */
const streamName = '(select s.stream from log.streams s where s.stream_no = e.stream_no)';

/** A costly column, only for the types that use it; for all when absent. */
function forThose(types: Range['types'], looked: Range['streams'], costly: string, empty: string): string {
  const numbers = [...types].filter(([, type]) => looked?.has(type) ?? true).map(([number]) => number);
  if (numbers.length === types.size) return costly;
  return numbers.length === 0
    ? empty
    : `case when e.type_no in (${numbers.join()}) then ${costly} else ${empty} end`;
}

const readerOf = ({ types, isLazy, storeTimes }: Range) =>
  eventReader(isLazy, asBigint, (fields) => types.get(fields.int()) ?? '', storeTimes);

const asBigint: PositionFormat = {
  position: (bytes, place) => positionOf(String(bigintAt(bytes, place))),
  commit: bigintAt,
};
