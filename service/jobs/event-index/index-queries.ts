import leven, { closestMatch } from 'leven';
import type { Position } from '#domain/kernel/recorded.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { categoryInSql, indexedInstant, instantInSql, positionInSql } from './index-columns.ts';

type IndexRow = {
  readonly id: string;
  readonly position: string;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly commandId: string;
  readonly correlationId: string;
  readonly actor: string;
  readonly at: string;
};

/** Each of the first five has an index. */
type IndexFilter = {
  readonly stream?: string | undefined;
  readonly category?: string | undefined;
  readonly type?: string | undefined;
  readonly correlation?: string | undefined;
  /** Names of streams; names that continue with `-` count too. */
  readonly streams?: readonly string[] | undefined;
  /** A position, inclusive. */
  readonly upTo?: Position | undefined;
  /** Instants, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
/** Where a page ended. */
export type IndexCursor = { readonly at: string; readonly position: string };

const columns = `id, ${positionInSql} as "position", stream, revision, type, command_id as "commandId",
  correlation_id as "correlationId", actor, ${instantInSql} as "at"`;

/** Newest first. */
export async function indexedEvents(
  db: Pool,
  { stream, category, type, correlation, streams, from, to, upTo }: IndexFilter,
  { before, limit }: { readonly before: IndexCursor | null; readonly limit: number },
): Promise<readonly IndexRow[]> {
  const values: unknown[] = [];
  const given = (condition: string, value: unknown) =>
    value === undefined ? [] : [`${condition} $${values.push(value)}`];
  const conditions = [
    ...given('stream =', stream),
    ...given(`${categoryInSql} =`, category),
    ...given('type =', type),
    ...given('correlation_id =', correlation),
    ...given('occurred_at >=', from && indexedInstant(from)),
    ...given('occurred_at <=', to && indexedInstant(to)),
    ...(upTo === undefined ? [] : [isUpTo(upTo, values)]),
    ...(before ? [isBefore(before, values)] : []),
  ];
  const source = streams ? eventsIn(streams, values) : 'service.event_index';
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const { rows } = await db.query<IndexRow>(
    `select ${columns} from ${source} index ${where}
     order by index.occurred_at desc, index.position desc, coalesce(prepare_position, index.position) desc limit $${values.push(limit)}`,
    values,
  );
  return rows;
}

/** Found by the key first: the planner would rather go through all events by time than join ranges of names. `.` follows `-`. */
function eventsIn(streams: readonly string[], values: unknown[]): string {
  const ranges = streams.map((name) => {
    const [whole, from, to] = [name, `${name}-`, `${name}.`].map((bound) => `$${values.push(bound)}`);
    return `stream = ${whole} or (stream >= ${from} and stream < ${to})`;
  });
  const isOne = ranges.length === 0 ? 'false' : ranges.join(' or ');
  return `(select * from service.event_index where ${isOne} offset 0)`;
}

function isUpTo(position: Position, values: unknown[]): string {
  const [commit, prepare] = position.split('/').map((value) => `$${values.push(value)}::numeric`);
  return `(position, coalesce(prepare_position, position)) <= (${commit}, ${prepare})`;
}

/** Numeric, because a sent cursor may have larger numbers than a column. */
function isBefore({ at, position }: IndexCursor, values: unknown[]): string {
  const [commit, prepare = commit] = position.split('/');
  const place = [indexedInstant(at), commit, prepare].map((value) => `$${values.push(value)}`);
  return `(occurred_at, position, coalesce(prepare_position, position)) < (${place[0]}, ${place[1]}::numeric, ${place[2]}::numeric)`;
}

/** The events of an access token's commands, the newest first. The actor is given, so that no member finds those of another. */
export async function eventsOfToken(
  db: Pool,
  { tokenId, actor }: { readonly tokenId: string; readonly actor: string },
  limit: number,
): Promise<readonly IndexRow[]> {
  const { rows } = await db.query<IndexRow>(
    `select ${columns} from service.event_index index where token_id = $1 and actor = $2
     order by index.occurred_at desc, index.position desc limit $3`,
    [tokenId, actor, limit],
  );
  return rows;
}

export async function indexedEvent(db: Pool, id: string): Promise<IndexRow | null> {
  const { rows } = await db.query<IndexRow>(
    `select ${columns} from service.event_index where id = $1 limit 1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The ids of the events before and after one in its stream. */
export async function neighboursInStream(
  db: Pool,
  { stream, revision }: Pick<IndexRow, 'stream' | 'revision'>,
): Promise<{ readonly previous: string | null; readonly next: string | null }> {
  const { rows } = await db.query<{ previous: string | null; next: string | null }>(
    `select (select id from service.event_index where stream = $1 and revision < $2 order by revision desc limit 1) as previous,
            (select id from service.event_index where stream = $1 and revision > $2 order by revision limit 1) as next`,
    [stream, revision],
  );
  return rows[0] ?? { previous: null, next: null };
}

/** The events of one request, in order. */
export async function causedTogether(
  db: Pool,
  correlationId: string,
  limit: number,
): Promise<readonly IndexRow[]> {
  const { rows } = await db.query<IndexRow>(
    `select ${columns} from service.event_index index where correlation_id = $1
     order by index.occurred_at, index.position limit $2`,
    [correlationId, limit],
  );
  return rows;
}

/** More typing errors than these make another name. */
const mostErrors = 4;

const withoutCategory = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

/** The existing stream that is probably meant by an unknown name; null where none is similar, as for most streams that were erased. */
export async function nearestStream(db: Pick<Pool, 'query'>, stream: string): Promise<string | null> {
  const typed = stream.toLowerCase();
  const isSimilar = (one: string): boolean =>
    withoutCategory(one) === withoutCategory(typed) ||
    leven(typed, one, { maxDistance: mostErrors + 1 }) <= mostErrors;
  return closestMatch(typed, (await neighboursOf(db, stream)).filter(isSimilar)) ?? null;
}

/**
 * The neighbours of a name in the order of names, and the same name under each other category. Uses the primary key only, so its cost does
 * not grow with the log.
 */
async function neighboursOf(db: Pick<Pool, 'query'>, stream: string): Promise<readonly string[]> {
  const rest = withoutCategory(stream);
  const { rows } = await db.query<{ stream: string }>(
    `with recursive categories (name) as (
       (select split_part(stream, '-', 1) from service.event_index order by split_part(stream, '-', 1) limit 1)
       union all
       select (select split_part(stream, '-', 1) from service.event_index where split_part(stream, '-', 1) > name
                order by split_part(stream, '-', 1) limit 1)
         from categories where name is not null
     ), asked (name) as (select $1::text union select name || '-' || $2::text from categories where name is not null)
     select distinct near.stream from asked, lateral (
       (select stream from service.event_index where stream >= asked.name order by stream limit 1)
       union all
       (select stream from service.event_index where stream < asked.name order by stream desc limit 1)
     ) as near`,
    [stream, rest],
  );
  return rows.map((row) => row.stream);
}
