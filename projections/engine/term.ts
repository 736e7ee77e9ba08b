import type pg from 'pg';
import { beginning, type Position } from '#domain/kernel/position.ts';
import { type Checkpoint, readCheckpoints } from './checkpoint.ts';
import { type Connect, withConnection } from './connection.ts';
import { patientDeadlineMs, within } from './deadlines.ts';
import type { EventSource } from './event-source.ts';
import { CheckpointMoved, ProjectionFailed } from './failures.ts';
import { keepTrying } from './keep-trying.ts';
import { followLog } from './live.ts';
import type { EngineLog } from './log.ts';
import type { AnyProjection } from './projection.ts';
import { type Rebuilt, rebuild } from './rebuild.ts';
import { type ProjectionState, recordParked, recordState, type Standing } from './status.ts';

export type TermOptions = {
  readonly connect: Connect;
  readonly schema: string;
  readonly source: EventSource;
  readonly projections: readonly AnyProjection[];
  readonly batchSize: number;
  readonly cachedRows: number;
  readonly log: EngineLog;
  /** Told of every change, from the beginning of the term on. */
  readonly onSeen: (seen: readonly (readonly [name: string, Pick<Standing, 'position' | 'state'>])[]) => void;
};

/** What is under way in a term. */
type Term = TermOptions & {
  readonly signal: AbortSignal;
  /** The projections that follow the log. */
  readonly following: Set<AnyProjection>;
  /** Ends the reader, so that it begins again with all that follow now. */
  rejoin(): void;
};

/**
 * What a leader does while it leads: projections whose rows are of this version follow the log; the others are rebuilt meanwhile and
 * join. Those that were parked are tried again. Ends when the signal aborts, or when another worker turns out to be ahead.
 */
export async function serveTerm(options: TermOptions, signal: AbortSignal): Promise<void> {
  const { projections, log } = options;
  const end = new AbortController();
  const term: Term = {
    ...options,
    signal: AbortSignal.any([signal, end.signal]),
    following: new Set(),
    rejoin() {},
  };
  const stale = await beginTerm(term);
  for (const projection of projections) if (!stale.includes(projection)) term.following.add(projection);
  const work = [follow(term), rebuildStale(term, stale)];
  try {
    await Promise.all(work);
  } catch (error) {
    if (!(error instanceof CheckpointMoved)) throw error;
    log.info({ reason: error.message }, 'another worker is ahead: stepping down');
  } finally {
    end.abort();
    await Promise.allSettled(work);
  }
}

/** @returns the projections whose rows are of another version, or that never saw an event. */
async function beginTerm({ connect, schema, projections, onSeen }: Term): Promise<AnyProjection[]> {
  const begin = async (client: pg.Client) => {
    const checkpoints = await readCheckpoints(client, schema);
    const isStale = (projection: AnyProjection) => needsRebuild(projection, checkpoints.get(projection.name));
    const stale = projections.filter(isStale);
    const current = projections.filter((projection) => !isStale(projection));
    await recordState(client, schema, namesOf(stale), 'rebuilding');
    await recordState(client, schema, namesOf(current), 'live');
    onSeen([...seen(stale, 'rebuilding', checkpoints), ...seen(current, 'live', checkpoints)]);
    return stale;
  };
  return withConnection(connect, 'term', begin, within(patientDeadlineMs));
}

async function follow(term: Term): Promise<void> {
  const { signal, log } = term;
  await keepTrying(
    async (isWell) => {
      for (;;) {
        await followUntilJoined(term, isWell);
        isWell();
      }
    },
    {
      signal,
      isFinal: (error) => error instanceof CheckpointMoved,
      onError: (error) => log.warn({ err: error }, 'the projections lost the log or Postgres, and try again'),
    },
  );
}

/** Resolves when rebuilt projections are to join. */
async function followUntilJoined(term: Term, isWell: () => void): Promise<void> {
  const rejoining = new AbortController();
  term.rejoin = () => rejoining.abort();
  await followLog({
    ...term,
    projections: [...term.following],
    signal: AbortSignal.any([term.signal, rejoining.signal]),
    onMoved(names, position) {
      isWell();
      term.onSeen(names.map((name) => [name, { position, state: 'live' }]));
    },
    onParked: (failure, position) => leaveOut(term, failure, position),
  }).catch((error: unknown) => {
    if (term.signal.aborted || !rejoining.signal.aborted) throw error;
  });
}

function leaveOut({ following, log, onSeen }: Term, failure: ProjectionFailed, position: Position) {
  for (const projection of following)
    if (projection.name === failure.projection) following.delete(projection);
  log.error({ err: failure, projection: failure.projection, position }, 'a projection is parked');
  onSeen([[failure.projection, { position, state: 'parked' }]]);
}

/** A projection that cannot be rebuilt is parked, with its old rows in place; then the others are rebuilt without it. */
async function rebuildStale(term: Term, stale: readonly AnyProjection[]): Promise<void> {
  const left = new Set(stale);
  const done = new AbortController();
  await keepTrying(
    async (isWell) => {
      try {
        if (left.size > 0) join(term, left, await rebuild({ ...term, projections: [...left] }));
        done.abort();
      } catch (error) {
        if (!(error instanceof ProjectionFailed)) throw error;
        await parkRebuild(term, left, error);
        isWell();
      }
    },
    {
      signal: AbortSignal.any([term.signal, done.signal]),
      onError: (error) => term.log.warn({ err: error }, 'a rebuild was interrupted, and is tried again'),
    },
  );
}

function join(term: Term, projections: ReadonlySet<AnyProjection>, { position, events }: Rebuilt) {
  const names = namesOf(projections);
  term.log.info({ projections: names, position, events }, 'rebuilt');
  for (const projection of projections) term.following.add(projection);
  term.onSeen(names.map((name) => [name, { position, state: 'live' }]));
  term.rejoin();
}

async function parkRebuild(
  { connect, schema, log, onSeen }: Term,
  left: Set<AnyProjection>,
  failure: ProjectionFailed,
) {
  const { projection: name, recorded } = failure;
  const at = { error: failure.message, position: recorded?.position ?? null };
  const park = async (client: pg.Client) => {
    await recordParked(client, schema, name, {
      ...at,
      eventId: recorded?.id ?? null,
      eventType: recorded?.event.type ?? null,
    });
    return (await readCheckpoints(client, schema)).get(name)?.position ?? beginning;
  };
  const position = await withConnection(connect, 'park', park, within(patientDeadlineMs));
  for (const projection of left) if (projection.name === name) left.delete(projection);
  log.error({ err: failure, projection: name }, 'a rebuild failed: the projection is parked');
  onSeen([[name, { position, state: 'parked' }]]);
}

const needsRebuild = ({ version }: AnyProjection, at: Checkpoint | undefined) =>
  at?.version !== version || at.position === beginning;

const namesOf = (projections: Iterable<AnyProjection>) => [...projections].map(({ name }) => name);

const seen = (
  projections: readonly AnyProjection[],
  state: ProjectionState,
  checkpoints: ReadonlyMap<string, Checkpoint>,
) =>
  projections.map(
    ({ name }) => [name, { position: checkpoints.get(name)?.position ?? beginning, state }] as const,
  );
