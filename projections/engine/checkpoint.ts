import type { Position } from '#domain/kernel/recorded.ts';
import * as pg from '#projections/postgres/pg.ts';
import { changedTooLittle, type GroupedStatement } from '#projections/postgres/statement-group.ts';
import type { Part } from './member-range.ts';

/** One version of a projection. It shares nothing with other versions, so that two releases can run beside each other. */
export type Versioned = { readonly name: string; readonly version: number };

/** The position up to which the rows of one version of a projection were folded, or those of a part of the members. */
export type Checkpoint = Versioned & {
  /** Null for the rows of all members. */
  readonly part: Part | null;
  readonly position: Position;
  /** Number of rebuilds that replaced the rows. Detects a rebuild that ended at the same position. */
  readonly rebuilds: number;
  /** Fencing token of the leader that may move it; 0 before the first. */
  readonly token: number;
};

/** The checkpoint of a version. Where it is divided, its position is that of the part behind all others. */
export type VersionCheckpoint = Checkpoint & {
  readonly part: null;
  /** Into how many parts its members are divided. */
  readonly parts: number;
};

/** A version of a projection, or a part of it, that a process leads. */
export type Claim = Versioned & Pick<Checkpoint, 'part' | 'token'>;

/** A checkpoint is not where this worker left it. Another worker is ahead, so this one must not write. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

const tableIn = (schema: string) => `${pg.escapeIdentifier(schema)}.checkpoint`;
const partsIn = (schema: string) => `${pg.escapeIdentifier(schema)}.part_checkpoints`;

/** NOTIFY channel for moved checkpoints. */
export const movedChannel = (schema: string) => `projections of ${schema}`;

/** A condition, with the two parameters that `namesAndVersions` gives. */
export const isOneOf = (names: string, versions: string, name = 'name'): string =>
  `(${name}, version) in (select * from unnest(${names}::text[], ${versions}::integer[]))`;

export const namesAndVersions = (of: readonly Versioned[]): [names: string[], versions: number[]] => [
  of.map(({ name }) => name),
  of.map(({ version }) => version),
];

/** In SQL: the position of the part of a version that is behind all others; null where it is not divided. */
export const lowestPosition = (schema: string, name: string, version: string): string =>
  `(select min(part.position) from ${partsIn(schema)} part where (part.name, part.version) = (${name}, ${version}))`;

/** The checkpoints of these versions that exist, by name. */
export async function readCheckpoints(
  client: pg.ClientBase,
  schema: string,
  of: readonly Versioned[],
): Promise<Map<string, VersionCheckpoint>> {
  const { rows } = await client.query<Omit<VersionCheckpoint, 'part'>>(
    `select name, version, coalesce(${lowestPosition(schema, 'name', 'version')}, position) as position, rebuilds, token::float8, parts
       from ${tableIn(schema)} as checkpoint where ${isOneOf('$1', '$2')}`,
    namesAndVersions(of),
  );
  return new Map(rows.map((row) => [row.name, { ...row, part: null }]));
}

/** Locks the checkpoints of these versions, and those of all their parts, until the end of the transaction. */
export async function lockCheckpoints(
  client: pg.ClientBase,
  schema: string,
  of: readonly Versioned[],
): Promise<void> {
  const values = namesAndVersions(of);
  await client.query(
    `select from ${tableIn(schema)} where ${isOneOf('$1', '$2')} order by name for update`,
    values,
  );
  await client.query(
    `select from ${partsIn(schema)} where ${isOneOf('$1', '$2')} order by name, part for update`,
    values,
  );
}

/** The checkpoints of the parts of a version, in their order; none when it is not divided. */
export async function readParts(
  client: pg.ClientBase,
  schema: string,
  { name, version }: Versioned,
): Promise<readonly Checkpoint[]> {
  const { rows } = await client.query<Omit<Checkpoint, 'part'> & { nth: number }>(
    `select name, version, part as nth, position, rebuilds, token::float8 from ${partsIn(schema)}
      where (name, version) = ($1, $2) order by part`,
    [name, version],
  );
  return rows.map(({ nth, ...row }) => ({ ...row, part: { nth, of: rows.length } }));
}

/**
 * Moves checkpoints by compare-and-set from the positions that this worker knows. Must be the first statement of the transaction that
 * writes the rows, because it locks the checkpoints against other workers. When another worker moved them before, the statement fails, so
 * that later statements may be sent before its answer: the transaction cannot commit.
 * @throws CheckpointMoved when a checkpoint has another position, or a later leader has claimed it.
 */
export async function moveCheckpoints(
  client: pg.ClientBase,
  schema: string,
  from: readonly Checkpoint[],
  to: Position,
): Promise<void> {
  await Promise.all(
    movements(schema, from, to).map(({ meaning, values, ...statement }) =>
      client.query({ ...statement, values: [...values] }).catch((error: unknown) => {
        throw meaning(error);
      }),
    ),
  );
}

type Movement = Required<GroupedStatement>;

/** The statements of `moveCheckpoints`. */
export function movements(schema: string, from: readonly Checkpoint[], to: Position): readonly Movement[] {
  const whole = from.filter(({ part }) => part === null);
  // In the order in which all of them are locked, so that neither waits for the other.
  const parts = from
    .filter(({ part }) => part !== null)
    .sort(
      (one, other) => one.name.localeCompare(other.name) || (one.part?.nth ?? 0) - (other.part?.nth ?? 0),
    );
  return [
    ...(whole.length > 0 ? [movementOf(schema, whole, to)] : []),
    ...(parts.length > 0 ? [movementOfParts(schema, parts, to)] : []),
  ];
}

const movementOf = (schema: string, from: readonly Checkpoint[], to: Position): Movement =>
  ofAll({
    name: `move in ${schema}`,
    text: `update ${tableIn(schema)} as checkpoint set position = $5, moved_at = now()
     from unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $6::bigint[])
       as here(name, version, position, rebuilds, token)
     where checkpoint.name = here.name and (checkpoint.version, checkpoint.position, checkpoint.rebuilds, checkpoint.token)
       = (here.version, here.position, here.rebuilds, here.token)`,
    values: movement(from, to),
  });

const movementOfParts = (schema: string, from: readonly Checkpoint[], to: Position): Movement =>
  ofAll({
    name: `move parts in ${schema}`,
    text: `update ${partsIn(schema)} as checkpoint set position = $5, moved_at = now()
     from unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $6::bigint[], $7::integer[])
       as here(name, version, position, rebuilds, token, part)
     where (checkpoint.name, checkpoint.version, checkpoint.part) = (here.name, here.version, here.part)
       and (checkpoint.position, checkpoint.rebuilds, checkpoint.token) = (here.position, here.rebuilds, here.token)`,
    values: [...movement(from, to), from.map(({ part }) => part?.nth)],
  });

/** Fails unless the update changes every checkpoint. */
const ofAll = ({ name, text, values }: Omit<Movement, 'meaning'>): Movement => ({
  ...{ name, values },
  text: `with moved as (${text} returning 1) select 1 / (count(*) = cardinality($1::text[]))::integer from moved`,
  meaning(error) {
    const isMoved = changedTooLittle(error);
    return isMoved ? new CheckpointMoved('another worker moved a checkpoint', { cause: error }) : error;
  },
});

const movement = (from: readonly Checkpoint[], to: Position) => [
  from.map(({ name }) => name),
  from.map(({ version }) => version),
  from.map(({ position }) => position),
  from.map(({ rebuilds }) => rebuilds),
  to,
  from.map(({ token }) => token),
];

/** Shows releases that know no parts how far divided versions are. */
export async function showLowestPositions(
  client: pg.ClientBase,
  schema: string,
  of: readonly Versioned[],
): Promise<void> {
  await client.query({
    name: `show lowest in ${schema}`,
    text: `update ${tableIn(schema)} as checkpoint set position = lowest.position, moved_at = now()
       from (select name, version, min(position) as position from ${partsIn(schema)}
              where ${isOneOf('$1', '$2')} group by name, version) as lowest
      where (checkpoint.name, checkpoint.version) = (lowest.name, lowest.version) and checkpoint.parts > 1
        and checkpoint.position < lowest.position`,
    values: namesAndVersions(of),
  });
}

/**
 * Claims the checkpoints of a leader, so that no earlier one can move them any more.
 * @returns the claimed ones
 * @throws CheckpointMoved when a later leader has claimed one, or a version is divided otherwise.
 */
export async function claimCheckpoints(
  client: pg.ClientBase,
  schema: string,
  claims: readonly Claim[],
): Promise<readonly Checkpoint[]> {
  const { rows } = await client.query<Omit<Checkpoint, 'part'> & { nth: number | null; of: number | null }>(
    `with ours as (
       select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::integer[], $5::integer[]) as given(name, version, token, nth, parts)
     ), whole as (
       update ${tableIn(schema)} as checkpoint set token = ours.token from ours
        where (checkpoint.name, checkpoint.version) = (ours.name, ours.version) and ours.nth is null
          and checkpoint.parts = 1 and checkpoint.token <= ours.token
       returning checkpoint.name, checkpoint.version, position, rebuilds, checkpoint.token, null::integer as nth, null::integer as of
     ), divided as (
       update ${partsIn(schema)} as checkpoint set token = ours.token from ours
        where (checkpoint.name, checkpoint.version, checkpoint.part) = (ours.name, ours.version, ours.nth) and checkpoint.token <= ours.token
          and exists (select from ${tableIn(schema)} as whole
            where (whole.name, whole.version, whole.parts) = (ours.name, ours.version, ours.parts))
       returning checkpoint.name, checkpoint.version, position, rebuilds, checkpoint.token, ours.nth, ours.parts
     )
     select name, version, position, rebuilds, token::float8, nth, of from (select * from whole union all select * from divided) as claimed`,
    [
      ...namesAndVersions(claims),
      claims.map(({ token }) => token),
      claims.map(({ part }) => part?.nth ?? null),
      claims.map(({ part }) => part?.of ?? null),
    ],
  );
  if (rows.length !== claims.length) throw new CheckpointMoved('a later leader has claimed the checkpoints');
  return rows.map(({ nth, of, ...row }) => ({
    ...row,
    part: nth === null || of === null ? null : { nth, of },
  }));
}

/** The checkpoints of claims, as far as they are still there. */
export async function readClaimed(
  client: pg.ClientBase,
  schema: string,
  claims: readonly Claim[],
): Promise<readonly Checkpoint[]> {
  const { rows } = await client.query<Omit<Checkpoint, 'part'> & { nth: number | null; of: number | null }>(
    `with ours as (select * from unnest($1::text[], $2::integer[], $3::integer[], $4::integer[]) as given(name, version, nth, of))
     select name, version, position, rebuilds, token::float8, nth, of
       from ${tableIn(schema)} join ours using (name, version) where nth is null and parts = 1
     union all
     select ours.name, ours.version, position, rebuilds, token::float8, nth, of
       from ${partsIn(schema)} as checkpoint join ours on (checkpoint.name, checkpoint.version, part) = (ours.name, ours.version, nth)`,
    [
      ...namesAndVersions(claims),
      claims.map(({ part }) => part?.nth ?? null),
      claims.map(({ part }) => part?.of ?? null),
    ],
  );
  return rows.map(({ nth, of, ...row }) => ({
    ...row,
    part: nth === null || of === null ? null : { nth, of },
  }));
}

/** Sets the checkpoint of a version, with those of all its parts, unconditionally: for a rebuild, which holds their locks. */
export async function placeCheckpoints(
  client: pg.ClientBase,
  schema: string,
  of: readonly Versioned[],
  position: Position,
): Promise<void> {
  const values = [...namesAndVersions(of), position];
  await client.query(
    `insert into ${tableIn(schema)} as checkpoint (name, version, position)
     select name, version, $3 from unnest($1::text[], $2::integer[]) as given(name, version) order by name
     on conflict (name, version) do update set position = excluded.position, moved_at = now(),
       rebuilds = case checkpoint.parts when 1 then checkpoint.rebuilds + 1 else checkpoint.rebuilds end`,
    values,
  );
  await client.query(
    `update ${partsIn(schema)} set position = $3, rebuilds = rebuilds + 1, moved_at = now() where ${isOneOf('$1', '$2')}`,
    values,
  );
}

/** Marks rows that another process than the leader has changed, so that the leader reads them again. */
export async function bumpRebuilds(
  client: pg.ClientBase,
  schema: string,
  { name, version, part }: Versioned & Pick<Checkpoint, 'part'>,
): Promise<void> {
  await client.query(
    part === null
      ? {
          text: `update ${tableIn(schema)} set rebuilds = rebuilds + 1, moved_at = now() where (name, version) = ($1, $2)`,
          values: [name, version],
        }
      : {
          text: `update ${partsIn(schema)} set rebuilds = rebuilds + 1, moved_at = now() where (name, version, part) = ($1, $2, $3)`,
          values: [name, version, part.nth],
        },
  );
}

/** Notifies waiting processes when the transaction commits. */
const notice = (schema: string) => ({
  name: 'announce move',
  text: `select pg_notify($1, '')`,
  values: [movedChannel(schema)],
});

export async function announceMove(client: pg.ClientBase, schema: string): Promise<void> {
  await client.query(notice(schema));
}

/** The role of connections that listen for moved checkpoints. */
export const listenerRole = 'watch';

/** How long the answer is used. A process that begins to listen meanwhile looks at the checkpoints twice a second. */
const listenersKnownMs = 1_000;

/** By the names that `connector` gives: all connections of one process end with the same word. */
const isListenedTo = `
  select exists (
    select from pg_stat_activity
     where datname = current_database() and application_name like 'projections ${listenerRole} %'
       and right(application_name, 8) <> right(current_setting('application_name'), 8)) as "isHeard"`;

/**
 * Announces moves only while another process listens. A commit that notifies waits for all other commits that notify, appends included, and
 * wakes every listening process.
 */
export type MoveAnnouncer = {
  /** Whether another process may listen. */
  readonly isHeard: boolean;
  /**
   * Asks whether another process listens, when the last answer is old.
   * @returns true when one does that was not known before
   */
  look(client: pg.ClientBase): Promise<boolean>;
  /** The statement that announces a move, unless no process listens. None until the first answer. */
  notices(schema: string): readonly GroupedStatement[];
  announce(client: pg.ClientBase, schema: string): Promise<void>;
};

export function createMoveAnnouncer(): MoveAnnouncer {
  let isHeard: boolean | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    get isHeard() {
      return isHeard ?? true;
    },
    async look(client) {
      const now = performance.now();
      if (now - askedAt < listenersKnownMs) return false;
      askedAt = now;
      const wasHeard = isHeard === true;
      const { rows } = await client.query<{ isHeard: boolean }>({ name: 'listeners', text: isListenedTo });
      isHeard = rows[0]?.isHeard ?? true;
      return isHeard && !wasHeard;
    },
    notices: (schema) => (isHeard ? [notice(schema)] : []),
    async announce(client, schema) {
      if (isHeard) await announceMove(client, schema);
    },
  };
}

/** The content of a notification that the members were divided otherwise; that of a moved checkpoint is empty. */
export const dividedNotice = 'divided';

export async function announceDivision(client: pg.ClientBase, schema: string): Promise<void> {
  await client.query('select pg_notify($1, $2)', [movedChannel(schema), dividedNotice]);
}
