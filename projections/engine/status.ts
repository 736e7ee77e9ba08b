import type { Position } from '#domain/kernel/recorded.ts';
import * as pg from '#projections/postgres/pg.ts';
import { type EventSource, UnknownPosition } from './event-source.ts';
import type { AnyProjection } from './projection.ts';

/**
 * `live`: the rows follow the log. `rebuilding`: rows of an older version, or none, answer meanwhile. `parked`: an event could not be
 * processed; the rows stay as before that event, and the next leader tries again. Also parked when the position is from another log, until
 * the log knows it.
 */
export type ProjectionState = 'live' | 'rebuilding' | 'parked';

type ParkedAt = {
  readonly error: string;
  readonly position: Position | null;
  readonly eventId: string | null;
  readonly eventType: string | null;
  readonly since: Date;
};

/** The stored status of one projection. */
export type StoredStatus = {
  readonly name: string;
  /** Version of the rows that queries read. */
  readonly version: number;
  readonly position: Position;
  readonly state: ProjectionState;
  readonly parked: ParkedAt | null;
};

export type ProjectionStatus = StoredStatus & {
  /** Version that this process would build. */
  readonly wantedVersion: number;
  /** Number of unprocessed events; null when the store cannot count them. */
  readonly lagEvents: number | null;
  /** Age of the oldest unprocessed event, 0 when there is none; infinite when the position is from another log. */
  readonly lagSeconds: number;
};

const tableIn = (schema: string) => `${pg.escapeIdentifier(schema)}.projection_status`;

/** Records that projections are live or being rebuilt, and clears earlier failures. */
export async function recordState(
  client: pg.ClientBase,
  schema: string,
  names: readonly string[],
  state: 'live' | 'rebuilding',
): Promise<void> {
  await client.query(
    `insert into ${tableIn(schema)} (name, state) select name, $2 from unnest($1::text[]) as given(name)
     on conflict (name) do update set state = excluded.state, error = null, position = null, event_id = null,
       event_type = null, since = now()`,
    [names, state],
  );
}

export async function recordParked(
  client: pg.ClientBase,
  schema: string,
  name: string,
  at: Omit<ParkedAt, 'since'>,
): Promise<void> {
  await client.query(
    `insert into ${tableIn(schema)} (name, state, error, position, event_id, event_type)
     values ($1, 'parked', $2, $3, $4, $5)
     on conflict (name) do update set state = excluded.state, error = excluded.error, position = excluded.position,
       event_id = excluded.event_id, event_type = excluded.event_type, since = now()`,
    [name, at.error, at.position, at.eventId, at.eventType],
  );
}

/** The status of all projections in a schema, by name. */
export async function readStoredStatuses(
  client: pg.ClientBase,
  schema: string,
): Promise<Map<string, StoredStatus>> {
  const { rows } = await client.query<
    Omit<StoredStatus, 'parked'> & ParkedAt & { parkedPosition: string | null }
  >(
    `select checkpoint.name, checkpoint.version, checkpoint.position, coalesce(status.state, 'rebuilding') as state,
       status.error, status.position as "parkedPosition", status.event_id as "eventId", status.event_type as "eventType",
       status.since
     from ${pg.escapeIdentifier(schema)}.checkpoint left join ${tableIn(schema)} as status using (name)`,
  );
  return new Map(
    rows.map(({ error, eventId, eventType, since, parkedPosition, ...row }) => [
      row.name,
      {
        ...row,
        parked:
          row.state === 'parked' ? { error, position: parkedPosition, eventId, eventType, since } : null,
      },
    ]),
  );
}

/** Adds the lag of each projection. Reads one event for each different position. */
export async function withLag(
  statuses: ReadonlyMap<string, StoredStatus>,
  projections: readonly AnyProjection[],
  source: EventSource,
): Promise<ProjectionStatus[]> {
  const head = await source.head();
  const lags = new Map<Position, Promise<Pick<ProjectionStatus, 'lagEvents' | 'lagSeconds'>>>();
  return Promise.all(
    projections.map(async ({ name, version }) => {
      const standing = statuses.get(name);
      if (!standing) throw new Error(`projection ${name} has no checkpoint`);
      const lag = lags.get(standing.position) ?? lagAfter(source, standing.position, head);
      lags.set(standing.position, lag);
      return { ...standing, wantedVersion: version, ...(await lag) };
    }),
  );
}

async function lagAfter(source: EventSource, position: Position, head: Position) {
  if (position === head) return { lagEvents: 0, lagSeconds: 0 };
  try {
    const oldest = await source.firstAfter(position);
    const lagEvents = position > head ? 0 : ((await source.countAfter?.(position)) ?? null);
    const milliseconds = oldest ? Date.now() - Date.parse(oldest.metadata.occurredAt) : 0;
    // An event of another program may have no time.
    return { lagEvents, lagSeconds: milliseconds > 0 ? milliseconds / 1000 : 0 };
  } catch (error) {
    if (!(error instanceof UnknownPosition)) throw error;
    return { lagEvents: null, lagSeconds: Number.POSITIVE_INFINITY };
  }
}
