import type { Position } from '#domain/kernel/recorded.ts';
import * as pg from '#projections/postgres/pg.ts';
import { isOneOf, lowestPosition, namesAndVersions, type Versioned } from './checkpoint.ts';
import type { EventSource } from './event-source.ts';

/** An event that a projection could not process, or that an operator skipped. */
export type DeadLetter = {
  readonly projection: string;
  readonly version: number;
  readonly position: Position;
  readonly eventId: string;
  readonly eventType: string;
  /** Empty while unknown: a bulk read may omit it. */
  readonly stream: string;
  /** Whose rows are held back: a member id, or a request id; null when the whole projection is parked. */
  readonly owner: string | null;
  readonly state: 'open' | 'skipped';
  /** Without personal data; null when the event was skipped before it was tried. */
  readonly error: string | null;
};

export type StoredDeadLetter = DeadLetter & {
  readonly attempts: number;
  readonly firstSeen: Date;
  readonly lastSeen: Date;
};

const tableIn = (schema: string) => `${pg.escapeIdentifier(schema)}.dead_letters`;

/** The names of those that have dead letters. */
export async function projectionsWithDeadLetters(
  client: pg.ClientBase,
  schema: string,
  of: readonly Versioned[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ projection: string }>(
    `select distinct projection from ${tableIn(schema)} where ${isOneOf('$1', '$2', 'projection')}`,
    namesAndVersions(of),
  );
  return new Set(rows.map(({ projection }) => projection));
}

/** Which of these owners are held back. */
export async function heldOwners(
  client: pg.ClientBase,
  schema: string,
  { name, version }: Versioned,
  owners: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ owner: string }>(
    `select distinct owner from ${tableIn(schema)}
      where (projection, version) = ($1, $2) and state = 'open' and owner = any($3::text[])`,
    [name, version, [...owners]],
  );
  return new Set(rows.map(({ owner }) => owner));
}

/** All owners that are held back. */
export async function deadLetterOwners(
  client: pg.ClientBase,
  schema: string,
  { name, version }: Versioned,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ owner: string }>(
    `select distinct owner from ${tableIn(schema)}
      where (projection, version) = ($1, $2) and state = 'open' and owner is not null order by owner`,
    [name, version],
  );
  return rows.map(({ owner }) => owner);
}

/** Adds dead letters. A repeated one counts as one more attempt. */
export async function writeDeadLetters(
  client: pg.ClientBase,
  schema: string,
  letters: readonly DeadLetter[],
): Promise<void> {
  if (letters.length === 0) return;
  await client.query(
    `insert into ${tableIn(schema)} as known (projection, version, position, event_id, event_type, stream, owner, state, error)
     select * from json_to_recordset($1) as given(projection text, version integer, position text, "eventId" text, "eventType" text, stream text,
       owner text, state text, error text)
     on conflict (projection, version, position) do update set state = excluded.state, owner = excluded.owner,
       error = coalesce(excluded.error, known.error), attempts = known.attempts + 1, last_seen = now()`,
    [JSON.stringify(letters)],
  );
}

/** Deletes the dead letters of owners whose rows were cleared. */
export async function deleteDeadLettersOf(
  client: pg.ClientBase,
  schema: string,
  { name, version }: Versioned,
  owners: Iterable<string>,
): Promise<void> {
  await client.query(
    `delete from ${tableIn(schema)} where (projection, version) = ($1, $2) and owner = any($3::text[])`,
    [name, version, [...owners]],
  );
}

/** Replaces the dead letters of projections, or of some of their owners, and keeps what is known about those that stay. */
export async function replaceDeadLetters(
  client: pg.ClientBase,
  schema: string,
  of: readonly Versioned[],
  letters: readonly DeadLetter[],
  owners: readonly string[] | null = null,
): Promise<void> {
  await client.query(
    `delete from ${tableIn(schema)} where ${isOneOf('$1', '$2', 'projection')}
       and (projection, position) not in (select * from unnest($3::text[], $4::text[]))
       and ($5::text[] is null or owner = any($5))`,
    [
      ...namesAndVersions(of),
      letters.map(({ projection }) => projection),
      letters.map(({ position }) => position),
      owners,
    ],
  );
  await writeDeadLetters(client, schema, letters);
}

/** Deletes the dead letters at which a projection was parked and which it has passed now, with all of its parts. */
export async function deletePassedDeadLetters(
  client: pg.ClientBase,
  schema: string,
  of: readonly Versioned[],
  position: Position,
): Promise<void> {
  await client.query(
    `delete from ${tableIn(schema)}
      where ${isOneOf('$1', '$2', 'projection')} and owner is null and state = 'open'
        and position <= coalesce(${lowestPosition(schema, 'projection', 'version')}, $3)`,
    [...namesAndVersions(of), position],
  );
}

export type DeadLetterFilter = {
  readonly projection?: string | null;
  readonly eventId?: string | null;
  readonly state?: DeadLetter['state'] | null;
  readonly limit?: number | null;
};

/**
 * All dead letters, or those of one projection, event or state: the open ones before the skipped ones, first those that park a projection, the
 * others in the order of the log.
 */
export async function readDeadLetters(
  client: Pick<pg.ClientBase, 'query'>,
  schema: string,
  { projection = null, eventId = null, state = null, limit = null }: DeadLetterFilter = {},
): Promise<readonly StoredDeadLetter[]> {
  const { rows } = await client.query<StoredDeadLetter>(
    `select projection, version, position, event_id as "eventId", event_type as "eventType", stream, owner, state, error, attempts,
       first_seen as "firstSeen", last_seen as "lastSeen"
     from ${tableIn(schema)} where ($1::text is null or projection = $1)
       and ($2::text is null or event_id = $2) and ($3::text is null or state = $3)
     order by state = 'skipped', owner is not null, position, projection limit $4`,
    [projection, eventId, state, limit],
  );
  return rows;
}

/** Reads the streams of dead letters that a bulk read has left out, in one pass. @param after a position before them */
export async function withStreams(
  source: EventSource,
  letters: readonly DeadLetter[],
  after: Position,
): Promise<readonly DeadLetter[]> {
  const unknown = new Map(letters.filter(({ stream }) => stream === '').map((each) => [each.position, each]));
  const types = new Set([...unknown.values()].map(({ eventType }) => eventType));
  const streams = new Map<Position, string>();
  if (unknown.size === 0) return letters;
  for await (const batch of source.readAll({ after, types, personal: none, metadata: none })) {
    for (const { position, stream } of batch) if (unknown.has(position)) streams.set(position, stream);
    if (streams.size === unknown.size) break;
  }
  return letters.map((letter) => ({ ...letter, stream: streams.get(letter.position) ?? letter.stream }));
}

const none: ReadonlySet<string> = new Set();
