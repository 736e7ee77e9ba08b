import { hash } from 'node:crypto';
import { once } from 'node:events';
import { beginning, type Position } from '#domain/kernel/recorded.ts';
import { type Connect, connector, withConnection } from '#projections/postgres/connection.ts';
import { runAsLeader, type Term } from '#projections/postgres/leader-election.ts';
import { type EngineLog, silentLog } from '#projections/postgres/log.ts';
import * as pg from '#projections/postgres/pg.ts';
import { runWithRetry } from '#projections/postgres/retry.ts';
import { closeConnection, longTimeoutMs, withTimeout } from '#projections/postgres/timeouts.ts';
import { type Claim, dividedNotice, listenerRole, movedChannel } from './checkpoint.ts';
import { type Divisions, readDivisions } from './division.ts';
import type { EventSource } from './event-source.ts';
import { defaultMemoryBytes } from './fold-parts.ts';
import { runLeaderSession } from './leader-session.ts';
import type { AnyProjection } from './projection.ts';
import { prepareTables } from './schema.ts';
import { type ProjectionStatus, readStoredStatuses, type StoredStatus, withLag } from './status.ts';
import { leadLockOf, liveSchema, partLockOf, partName, versionedName } from './tables.ts';
import { createPositionWaiter, type Reached, type Seen, type WaitOptions } from './wait-for-position.ts';

export type ProjectionsOptions = {
  /** The Postgres configuration. The engine opens separate connections: two while it waits, up to four while it leads. */
  readonly database: pg.ClientConfig;
  readonly projections: readonly AnyProjection[];
  readonly source: EventSource;
  readonly log?: EngineLog;
  /** Maximum number of events per transaction; 1000 by default. */
  readonly batchSize?: number;
  /** About how many bytes the rows take that a leader caches between batches, over all projections; 100 MB by default. */
  readonly cachedBytes?: number;
  /** Whether this process runs the projections when no other one does; true by default. Otherwise it only waits for those that run them. */
  readonly isCandidate?: boolean;
  /** Memory for the rows of a rebuild, in bytes. */
  readonly memoryBytes?: number;
};

export type RunningProjections = {
  /** For read-your-writes: true when the projections have passed the position, false when they have not in time, or cannot. */
  waitFor(position: Position, options: WaitOptions): Promise<boolean>;
  /** Resolves when all projections that are not parked are live and have processed the current end of the log. */
  caughtUp(): Promise<void>;
  /** Whether `caughtUp` has resolved once: before that, tables of this release may be empty. */
  isBuilt(): boolean;
  /** For /readyz and /metrics. Works in every process, not only the leader. @throws when Postgres or the log cannot be reached. */
  status(): Promise<ProjectionStatus[]>;
  /** Finishes the current batch and gives up leadership. */
  stop(): Promise<void>;
};

/**
 * Makes the read models follow the log, in this process when it leads, or in the leading one. When this resolves, every view exists,
 * possibly with the rows of an older version or none; `caughtUp` resolves when they are current.
 * @throws when Postgres cannot be reached, or the projections have conflicting names.
 */
export async function startProjections(options: ProjectionsOptions): Promise<RunningProjections> {
  const { database, projections, source, log = silentLog, isCandidate = true } = options;
  const { batchSize = 1000, cachedBytes = 100_000_000, memoryBytes = defaultMemoryBytes } = options;
  checkNames(projections);
  const [connect, schema] = [connector(database), liveSchema];
  const prepared = await prepareAll(connect, projections);

  const stopping = new AbortController();
  const { signal } = stopping;
  const leading = createLeading(projections);
  let isBuilt = false;
  // Before a leader is known, the stored status may be old: parked, although a leader is about to try again.
  let knowLeader = () => {};
  const leaderIsKnown = new Promise<void>((resolve) => (knowLeader = resolve));
  const waiting = createPositionWaiter(namesOf(projections), () =>
    leading.isOfAll() ? waiting.update([]) : watch.look(),
  );
  const watch = watchCheckpoints({
    connect,
    schema,
    projections,
    signal,
    log,
    isAwaited: () => waiting.isAwaited && !leading.isOfAll(),
    onDivided: () => electing?.checkDivision(),
    onStatuses: (statuses) => waiting.update(leading.withoutLed(reachedBy(statuses))),
  });
  const session = { ...{ connect, schema, source, batchSize, cachedBytes, memoryBytes, log }, ...leading };
  const lead = async ({ tokens, signal: ofTerm }: Term, divisions: Divisions) => {
    const claims = claimsOf(tokens, projections, divisions);
    const onSeen: typeof waiting.update = (seen) => {
      leading.begin(claims);
      waiting.update(seen);
      knowLeader();
    };
    const ours = projections.filter(({ name }) => claims.some((claim) => claim.name === name));
    const ended = runLeaderSession({ ...session, projections: ours, claims, signal: ofTerm, onSeen });
    await ended.finally(leading.end);
  };
  if (!isCandidate) knowLeader();
  const candidate = { ...{ connect, schema, signal, log }, ...leading, onFollowing: knowLeader };
  const elected = { projections, prepared, read: watch.divisions, lead };
  const electing = isCandidate ? electByDivision(candidate, elected) : null;

  return {
    waitFor: waiting.waitFor,
    async caughtUp() {
      await leaderIsKnown;
      await waiting.caughtUp(await source.head());
      isBuilt = true;
    },
    isBuilt: () => isBuilt,
    status: async () => withLag(await watch.read(), projections, source),
    async stop() {
      stopping.abort();
      knowLeader();
      waiting.close();
      await Promise.all([electing?.ended, watch.ended]);
    },
  };
}

/**
 * A projection that is parked at no event has a position of another log, or no rows of its version: it has reached no position. A
 * projection that is parked at an event is parked in the parts that have not passed it; the others continue.
 */
const reachedBy = (statuses: ReadonlyMap<string, StoredStatus>): readonly (readonly [string, Seen])[] =>
  [...statuses].map(([name, { state, position, parts, parked }]) => {
    const hasReached = parked === null || parked.eventId !== null;
    const isPast = (reached: Position) => hasReached && reached >= (parked?.position ?? reached);
    const at = new Map(
      parts.map((reached, nth): [number, Reached] => [
        nth,
        {
          position: hasReached ? reached : beginning,
          state: state === 'parked' && isPast(reached) ? 'live' : state,
        },
      ]),
    );
    return [
      name,
      {
        state,
        position: hasReached ? position : beginning,
        parts: parts.length > 0 ? { of: parts.length, at } : undefined,
      },
    ];
  });

/** The parts that this process leads now. Its own positions are newer than those that it reads from Postgres. */
function createLeading(projections: readonly AnyProjection[]) {
  let led: readonly Claim[] = [];
  let isRebuilding = false;
  const isOfWhole = (name: string): boolean => {
    const own = led.filter((claim) => claim.name === name);
    return own.length > 0 && own.length === (own[0]?.part?.of ?? 1);
  };
  return {
    begin(claims: readonly Claim[]) {
      led = claims;
    },
    end() {
      led = [];
      isRebuilding = false;
    },
    onRebuilding(is: boolean) {
      isRebuilding = is;
    },
    mayGiveBack: () => !isRebuilding,
    isOfAll: () => projections.every(({ name }) => isOfWhole(name)),
    /** The positions that this process does not lead. */
    withoutLed: (seen: readonly (readonly [string, Seen])[]) =>
      seen.flatMap(([name, known]): (readonly [string, Seen])[] => {
        const own = led.filter((claim) => claim.name === name);
        if (own.length === 0) return [[name, known]];
        return known.parts ? [[name, withoutParts(known, own)]] : [];
      }),
  };
}

function withoutParts(known: Seen, own: readonly Claim[]): Seen {
  const { of = 1, at } = known.parts ?? {};
  const left = new Map(at);
  for (const { part } of own) if (part) left.delete(part.nth);
  return { ...known, parts: { of, at: left } };
}

type Candidate = Omit<Parameters<typeof runAsLeader>[0], 'lockNames' | 'parts' | 'lead'> & {
  readonly mayGiveBack: () => boolean;
};
type Elected = {
  readonly projections: readonly AnyProjection[];
  readonly prepared: Divisions;
  readonly read: () => Promise<Divisions>;
  readonly lead: (term: Term, divisions: Divisions) => Promise<void>;
};

type Electing = {
  /** Begins again when the members are divided otherwise. */
  checkDivision(): void;
  readonly ended: Promise<void>;
};

/** Elects leaders for the parts into which the members are divided. */
function electByDivision(
  { signal, log = silentLog, mayGiveBack, ...candidate }: Candidate,
  { projections, prepared, read, lead }: Elected,
): Electing {
  const { schema } = candidate;
  let current: Divisions = new Map();
  let changed = new AbortController();
  // The division that the start has read. It is compared with the stored division before this process leads.
  let first: Divisions | null = prepared;
  const isChanged = async () => {
    const before = current;
    const isAsBefore = isSameDivision(await read(), before);
    if (!isAsBefore && current === before) changed.abort();
    return !isAsBefore;
  };
  const onError = (error: unknown) =>
    log.warn({ err: error }, 'the division of the members cannot be read; retrying');
  const elect = async (resetBackoff: () => void) => {
    current = first ?? (await read());
    first = null;
    changed = new AbortController();
    resetBackoff();
    const divisions = current;
    await runAsLeader({
      ...candidate,
      ...locksOf(projections, { schema, divisions, mayGiveBack }),
      log,
      signal: AbortSignal.any([signal, changed.signal]),
      async lead(term) {
        if (!(await isChanged())) await lead(term, divisions);
      },
    });
  };
  return {
    checkDivision: () => void isChanged().catch(onError),
    ended: runWithRetry(elect, { signal, onError }),
  };
}

const isSameDivision = (one: Divisions, other: Divisions) =>
  [...one].every(([name, parts]) => other.get(name) === parts);

const locksOf = (
  projections: readonly AnyProjection[],
  {
    schema,
    divisions,
    mayGiveBack,
  }: Pick<Candidate, 'schema' | 'mayGiveBack'> & { readonly divisions: Divisions },
) => {
  const sharedLock = `projections of ${schema}` as const;
  const partsOf = ({ name }: AnyProjection) => divisions.get(name) ?? 1;
  const whole = projections.filter((projection) => partsOf(projection) === 1);
  const lockNames = whole.map((projection) => leadLockOf(projection, schema));
  const divided = projections.filter((projection) => !whole.includes(projection));
  const [first] = divided;
  if (!first) return { sharedLock, lockNames };
  const release =
    `${sharedLock} ${hash('sha256', divided.map(versionedName).sort().join()).slice(0, 16)}` as const;
  const of = Math.max(...divided.map(partsOf));
  const parts = Array.from({ length: of }, (_, nth) => ({
    part: `${release} ${partName({ nth, of })}` as const,
    lockNames: divided
      .filter((projection) => nth < partsOf(projection))
      .map((projection) => partLockOf(projection, schema, { nth, of: partsOf(projection) })),
  }));
  const wholes = divided.map((projection) => leadLockOf(projection, schema));
  return { sharedLock, lockNames, parts: { release, parts, wholes, mayGiveBack } };
};

function claimsOf(
  tokens: Term['tokens'],
  projections: readonly AnyProjection[],
  divisions: Divisions,
): readonly Claim[] {
  return projections.flatMap((projection) => {
    const { name, version } = projection;
    const of = divisions.get(name) ?? 1;
    return Array.from({ length: of }, (_, nth) => (of === 1 ? null : { nth, of })).flatMap((part) => {
      const token = tokens.get(
        part ? partLockOf(projection, liveSchema, part) : leadLockOf(projection, liveSchema),
      );
      return token === undefined ? [] : [{ name, version, part, token }];
    });
  });
}

const prepareAll = (connect: Connect, projections: readonly AnyProjection[]): Promise<Divisions> =>
  withConnection(
    connect,
    'start',
    async (client) => {
      await prepareTables(client, liveSchema, projections);
      return readDivisions(client, liveSchema, projections);
    },
    withTimeout(longTimeoutMs),
  );

const namesOf = (projections: readonly AnyProjection[]) => projections.map(({ name }) => name);

/** @throws on duplicate table names and on names that need quotes in SQL. */
function checkNames(projections: readonly AnyProjection[]): void {
  const seen = new Set<string>();
  for (const { name } of projections) {
    if (!/^[a-z][a-z0-9_]{0,50}$/.test(name)) throw new Error(`"${name}" is no name for a projection`);
    if (seen.has(name)) throw new Error(`two projections are named ${name}`);
    seen.add(name);
  }
}

type WatchOptions = {
  readonly connect: Connect;
  readonly schema: string;
  readonly projections: readonly AnyProjection[];
  readonly signal: AbortSignal;
  readonly log: EngineLog;
  /** Nothing is read while no request waits. */
  readonly isAwaited: () => boolean;
  readonly onStatuses: (statuses: ReadonlyMap<string, StoredStatus>) => void;
  /** Called when the members may have been divided otherwise. */
  readonly onDivided: () => void;
};

type Watch = {
  /** Requests a read of the checkpoints. Requests during a read share the next one. */
  look(): void;
  /** @throws when Postgres cannot be reached. */
  read(): Promise<ReadonlyMap<string, StoredStatus>>;
  /** How the members are divided, by projection. @throws when Postgres cannot be reached. */
  divisions(): Promise<Divisions>;
  readonly ended: Promise<void>;
};

const pollMs = 500;

/** Observes checkpoints that another process moves: by NOTIFY, and by polling, because a notification can be lost with its connection. */
function watchCheckpoints(options: WatchOptions): Watch {
  const { connect, schema, projections, signal, log, isAwaited, onStatuses, onDivided } = options;
  let client: pg.Client | null = null;
  const onConnection = <Result>(role: string, work: (lent: pg.Client) => Promise<Result>) =>
    client ? work(client) : withConnection(connect, role, work);
  const read = () => onConnection('status', (lent) => readStoredStatuses(lent, schema, projections));
  const divisions = () => onConnection('division', (lent) => readDivisions(lent, schema, projections));
  // When Postgres is unavailable, the next poll reads again.
  const look = oneAtATime(() => read().then(onStatuses, () => {}));
  const lookIfAwaited = () => {
    if (isAwaited()) look();
  };
  const listen = async (resetBackoff: () => void) => {
    const listening = await connect(listenerRole, { pipeline: true, query_timeout: 5000 });
    const poll = setInterval(lookIfAwaited, pollMs);
    try {
      listening.on('notification', ({ payload }) => {
        if (payload === dividedNotice) onDivided();
        lookIfAwaited();
      });
      await listening.query(`listen ${pg.escapeIdentifier(movedChannel(schema))}`);
      client = listening;
      resetBackoff();
      lookIfAwaited();
      onDivided();
      await once(listening, 'end', { signal });
    } finally {
      client = null;
      clearInterval(poll);
      await closeConnection(listening);
    }
  };
  const onError = (error: unknown) => log.warn({ err: error }, 'the checkpoints cannot be read; retrying');
  return { look, read, divisions, ended: runWithRetry(listen, { signal, onError }) };
}

/** Runs `work` once more if it is requested while running, because the current run may have read older data. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isWorking = false;
  let isAskedAgain = false;
  return function ask() {
    isAskedAgain = isWorking;
    if (isWorking) return;
    isWorking = true;
    void work().finally(() => {
      isWorking = false;
      if (isAskedAgain) ask();
    });
  };
}
