import { hasTable } from '#projections/postgres/has-table.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { eventRegistry } from '#service/event-store/event-types/event-codec.ts';
import { positionInSql } from '#service/jobs/event-index/index-columns.ts';
import type { UnreadEvents } from './unread-contract.ts';

const mostCounted = 100_000;
const mostTypes = 100;
const mostLookedAt = 1_000;
const knownTypes = Object.keys(eventRegistry);

/**
 * Reads the index of events, which follows the log, by a search from one type to the next. So the cost does not grow with the log. Events
 * of the service name the command that caused them.
 * @returns those of newer releases first; none before the first start.
 */
export async function readUnreadEvents(db: Pick<Pool, 'query'>): Promise<readonly UnreadEvents[]> {
  if (!(await hasTable(db, 'service.event_index'))) return [];
  const { rows } = await db.query<UnreadEvents>(
    `with recursive types (type) as (
       (select type from service.event_index order by type limit 1)
       union all
       select (select type from service.event_index where type > types.type order by type limit 1) from types where types.type is not null
     ), unknown (type) as (select type from types where type <> all($1::text[]) limit ${mostTypes})
     select unknown.type, case when bool_or(early.command_id <> '' and early.correlation_id <> '') then 'newer' else 'foreign' end as origin,
            (select count(*)::integer from (select from service.event_index where type = unknown.type limit ${mostCounted}) as counted) as count,
            (array_agg(early.stream order by early.place))[1] as stream, min(early.place) as position
       from unknown, lateral (select command_id, correlation_id, stream, ${positionInSql} as place from service.event_index
                               where type = unknown.type order by occurred_at limit ${mostLookedAt}) as early
      group by unknown.type order by origin desc, unknown.type`,
    [knownTypes],
  );
  return rows;
}

/** One sentence for an operator. */
export function unreadLine({ type, origin, count, stream, position }: UnreadEvents): string {
  const place = `first at ${position} of ${stream}`;
  return origin === 'newer'
    ? `${count} events ${type} (${place}) have no reader: this release does not know them. Start the release that wrote them.`
    : `${count} events ${type} (${place}) are of another program, and no read model reads them.`;
}
