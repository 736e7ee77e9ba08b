import { beginning, type Position } from '#domain/kernel/recorded.ts';
import * as pg from '#projections/postgres/pg.ts';
import { isOneOf, lowestPosition, namesAndVersions, type Versioned } from './checkpoint.ts';
import { type DeadLetter, writeDeadLetters } from './dead-letters.ts';
import { type EventSource, UnknownPosition } from './event-source.ts';
import type { AnyProjection } from './projection.ts';

/**
 * `live`: the rows follow the log. `rebuilding`: earlier rows, or none, answer meanwhile. `parked`: an event could not be processed, and it
 * concerns more than the rows of one owner. The rows stay as before that event, and the next leader tries again. Also parked when the
 * position is from another log, until the log knows it.
 */
export type ProjectionState = 'live' | 'rebuilding' | 'parked';

type ParkedAt = {
  readonly error: string;
  readonly position: Position | null;
  readonly eventId: string | null;
  readonly eventType: string | null;
  readonly since: Date;
};

/** The stored status of one version of a projection. */
export type StoredStatus = Versioned & {
  /** Where the members are divided, that of the part behind all others. */
  readonly position: Position;
  /** The positions of the parts, in their order; none when the members are not divided. */
  readonly parts: readonly Position[];
  readonly state: ProjectionState;
  readonly parked: ParkedAt | null;
  /** Number of events that it could not process and that no operator has skipped. */
  readonly deadLetters: number;
};

export type ProjectionStatus = StoredStatus & {
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
  of: readonly Versioned[],
  state: 'live' | 'rebuilding',
): Promise<void> {
  await client.query(
    `insert into ${tableIn(schema)} (name, version, state)
     select name, version, $3 from unnest($1::text[], $2::integer[]) as given(name, version)
     on conflict (name, version) do update set state = excluded.state, error = null, position = null, event_id = null,
       event_type = null, since = now(), resume_requested = false`,
    [...namesAndVersions(of), state],
  );
}

export async function recordParked(
  client: pg.ClientBase,
  schema: string,
  { name, version }: Versioned,
  at: Omit<ParkedAt, 'since'>,
): Promise<void> {
  await client.query(
    `insert into ${tableIn(schema)} (name, version, state, error, position, event_id, event_type)
     values ($1, $2, 'parked', $3, $4, $5, $6)
     on conflict (name, version) do update set state = excluded.state, error = excluded.error, position = excluded.position,
       event_id = excluded.event_id, event_type = excluded.event_type, since = now(),
       resume_requested = false`,
    [name, version, at.error, at.position, at.eventId, at.eventType],
  );
}

/** Records that a projection is parked at an event, with its dead letter. */
export async function recordParkedAt(
  client: pg.ClientBase,
  schema: string,
  letters: readonly DeadLetter[],
): Promise<void> {
  for (const { projection: name, version, error, ...at } of letters)
    await recordParked(client, schema, { name, version }, { ...at, error: error ?? '' });
  await writeDeadLetters(client, schema, letters);
}

/** Asks the leader to try a parked projection again. @returns false when it is not parked. */
export async function requestResume(
  client: pg.ClientBase,
  schema: string,
  { name, version }: Versioned,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update ${tableIn(schema)} set resume_requested = true where (name, version) = ($1, $2) and state = 'parked'`,
    [name, version],
  );
  return rowCount === 1;
}

/** Whether one of these projections, which the leader has parked, is to be followed again: by request, or because a rebuild replaced its rows. */
export async function isToBeResumed(
  client: pg.ClientBase,
  schema: string,
  parked: readonly Versioned[],
): Promise<boolean> {
  const { rows } = await client.query(
    `select from ${tableIn(schema)} where ${isOneOf('$1', '$2')} and (resume_requested or state <> 'parked') limit 1`,
    namesAndVersions(parked),
  );
  return rows.length > 0;
}

/** The status of these versions, by name. */
export async function readStoredStatuses(
  client: pg.ClientBase | pg.Pool,
  schema: string,
  of: readonly Versioned[],
): Promise<Map<string, StoredStatus>> {
  const { rows } = await client.query<
    Omit<StoredStatus, 'parked'> & ParkedAt & { parkedPosition: string | null }
  >(
    `select checkpoint.name, checkpoint.version,
       coalesce(${lowestPosition(schema, 'checkpoint.name', 'checkpoint.version')}, checkpoint.position) as position,
       array(select part.position from ${pg.escapeIdentifier(schema)}.part_checkpoints part
         where (part.name, part.version) = (checkpoint.name, checkpoint.version) order by part.part) as parts,
       coalesce(status.state, 'rebuilding') as state,
       status.error, status.position as "parkedPosition", status.event_id as "eventId", status.event_type as "eventType",
       status.since,
       (select count(*)::int from ${pg.escapeIdentifier(schema)}.dead_letters letter
         where (letter.projection, letter.version) = (checkpoint.name, checkpoint.version) and letter.state = 'open') as "deadLetters"
     from ${pg.escapeIdentifier(schema)}.checkpoint left join ${tableIn(schema)} as status using (name, version)
     where ${isOneOf('$1', '$2')}`,
    namesAndVersions(of),
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
    projections.map(async ({ name }) => {
      const standing = statuses.get(name);
      if (!standing) throw new Error(`projection ${name} has no checkpoint`);
      if (isParkedByLog(standing)) return { ...standing, ...unknownLag };
      const lag = lags.get(standing.position) ?? lagAfter(source, standing.position, head);
      lags.set(standing.position, lag);
      return { ...standing, ...(await lag) };
    }),
  );
}

/**
 * Whether the rows of these versions were made from another log than this one: a store that came back empty, or from an older backup. Until a
 * leader has noticed it, only the end of the log shows it.
 */
export async function isLogOfOthers(
  client: pg.ClientBase | pg.Pool,
  schema: string,
  of: readonly Versioned[],
  source: Pick<EventSource, 'firstAfter'>,
): Promise<boolean> {
  const statuses = [...(await readStoredStatuses(client, schema, of)).values()];
  const followed = statuses.filter(({ position }) => position > beginning);
  if (followed.some(isParkedByLog)) return true;
  const [newest] = followed.map(({ position }) => position).sort((a, b) => (a < b ? 1 : -1));
  if (newest === undefined) return false;
  return source.firstAfter(newest).then(
    () => false,
    (error: unknown) => {
      if (error instanceof UnknownPosition) return true;
      throw error;
    },
  );
}

/** Parked at no event: the rows are of another log, which may have an event at the position by now. */
const isParkedByLog = ({ parked }: StoredStatus): boolean => parked?.position === null;

const unknownLag = { lagEvents: null, lagSeconds: Number.POSITIVE_INFINITY };

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
    return unknownLag;
  }
}
