import { betaDecider } from '#domain/beta/beta.ts';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { retentionEndsBefore } from '#domain/beta/beta-rules.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { type Actor, asCommandId, type MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { allProjections } from '#projections/all-projections.ts';
import { requestsOfMember, requestsUntouchedSince } from '#projections/beta/beta-requests.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { isLogOfOthers } from '#projections/engine/status.ts';
import { liveSchema } from '#projections/engine/tables.ts';
import type { Connect } from '#projections/postgres/connection.ts';
import { underLock } from '#projections/postgres/locks.ts';
import { type EngineLog, silentLog } from '#projections/postgres/log.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import { StaleRevision } from '#service/event-store/commands/execute-command.ts';
import type { ErasureJournal } from '#service/event-store/erasure-journal.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { type StoredEvent, StoreUnavailable } from '#service/event-store/port.ts';
import { createKeyedGate, createKeyedMutex, createSemaphore } from '#service/platform/concurrency.ts';
import { eraseMember } from './erase-member.ts';
import {
  type ErasingMember,
  type ErasureDeps,
  type ErasureJob,
  type ErasureRequest,
  erasureJobs,
} from './erasure-jobs.ts';
import { type Admission, expiredAccounts } from './expired-accounts.ts';
import { countCopiesHolding, noteErasedInCopies } from './exported-copies.ts';
import { takenDownBy } from './page-taken-down.ts';
import { eraseFromCopies } from './read-model-copies.ts';
import { endOf, lastEvent, unlessMovedOn } from './stream-ends.ts';

export type Erasures = {
  /** Deletes all data of the member; the account and its access stay. Complete when it resolves. */
  clear(member: ErasingMember): Promise<void>;
  /** Deletes the data and the account with its sessions and beta requests. @param actor the initiator if it is not the member */
  deleteAccount(member: ErasingMember, actor?: Actor): Promise<void>;
  /** Erases beta requests that were denied or unanswered for 180 days. @returns their number. */
  expireRequests(): Promise<number>;
  /** Deletes accounts that never had access and hold no data, after the same retention. @returns their number. */
  expireAccounts(admission: Admission): Promise<number>;
  /**
   * Runs work that may write to the member's streams while no erasure of the member runs in this process. So the work neither delays an
   * erasure for ever nor restores erased data. @param work receives whether it had to wait for an erasure
   */
  beside<Result>(memberId: MemberId, work: (hasWaited: boolean) => Promise<Result>): Promise<Result>;
  /** Completes erasures interrupted by a crash, for example. A failing one does not stop the others. @throws the failures. */
  resume(): Promise<void>;
};

type ErasuresOptions = Omit<ErasureDeps, 'jobs' | 'lost'> & {
  readonly connect: Connect;
  readonly journal: ErasureJournal;
  /** Resolves when the read models have processed all stored events. */
  readonly shown?: () => Promise<unknown>;
  readonly log?: EngineLog;
};

/** Each erasure is stored before it starts, so that it is always completed: now, or by `resume`. */
export function createErasures({
  connect,
  journal,
  shown = async () => {},
  log = silentLog,
  ...options
}: ErasuresOptions): Erasures {
  const jobs = erasureJobs(options.db, journal);
  const inTurn = createErasureLock(connect);
  const refuseOtherLog = () => refuseLogOfOthers(options);
  const gate = createKeyedGate();
  const run = (job: ErasureJob): Promise<boolean> =>
    inTurn(job.subject, async (lost) => {
      // Another process may have completed it while this one waited for the lock.
      const open = await jobs.find(job.id);
      if (!open) return true;
      return gate.alone(open.subject, async () => {
        await refuseOtherLog();
        const isErased = await erase({ ...options, jobs, lost }, open);
        // Before anything that may fail: a later repetition would erase an account that has returned by then.
        await jobs.finish(open);
        await warnOfCopies(options.db, log, open);
        // A command that waited would otherwise be decided by old rows.
        if (open.kind === 'data' || open.kind === 'account') await shown();
        return isErased;
      });
    });
  const runAll = (all: readonly ErasureJob[]) => runEach(all, run, log);
  const openAll = (wanted: readonly ErasureRequest[]) => Promise.all(wanted.map((each) => jobs.open(each)));

  return {
    clear: async (member) => {
      await refuseOtherLog();
      const pageTakenDownBy = await takenDownBy(options.store, member.memberId);
      await runAll(await openAll([{ ...ofMember('data', member), pageTakenDownBy }]));
    },
    deleteAccount: async (member, actor = member.memberId) => {
      await refuseOtherLog();
      const requests = await requestsOfMember(options.db, member.memberId, member.verifiedEmail);
      const wanted = requests.map((id) => ofRequest('withdrawn-request', id));
      const opened = await openAll([...wanted, ofMember('account', member, actor)]);
      // First, because each later step may take long.
      await options.endSessions(options.db, member.memberId);
      await runAll(opened);
    },
    expireAccounts: async (admission) => {
      await refuseOtherLog();
      let gone = 0;
      // Sequentially, because each is checked again right before its deletion.
      for await (const member of expiredAccounts(options, admission))
        gone += await runAll(await openAll([ofMember('account', member, 'system')]));
      return gone;
    },
    expireRequests: async () => {
      await refuseOtherLog();
      const today = dayOf(options.now(), 'UTC');
      const old = await requestsUntouchedSince(options.db, retentionEndsBefore(today));
      return runAll(await openAll(old.map((id) => ofRequest('expired-request', id))));
    },
    beside: (memberId, work) => gate.together(memberId, work),
    resume: async () => {
      await runAll(await jobs.all());
    },
  };
}

/** One failing erasure does not stop the others. @returns how many were erased @throws the failures */
async function runEach(
  all: readonly ErasureJob[],
  run: (job: ErasureJob) => Promise<boolean>,
  log: EngineLog,
): Promise<number> {
  let gone = 0;
  const failures: unknown[] = [];
  for (const job of all) {
    try {
      if (await run(job)) gone += 1;
    } catch (error) {
      log.error({ err: error, erasure: job.id, kind: job.kind }, 'an erasure failed; it is retried');
      failures.push(error);
    }
  }
  throwAny(failures);
  return gone;
}

/**
 * A member of whom another log has no events would lose the keys, and the events of the right log would come back without them. An erasure that
 * another log has decided would be completed later.
 * @throws StoreUnavailable while the event store has another log than the one that the read models follow
 */
async function refuseLogOfOthers({ db, store }: Pick<ErasureDeps, 'db' | 'store'>): Promise<void> {
  if (await isLogOfOthers(db, liveSchema, allProjections, eventSourceOf(store)))
    throw new StoreUnavailable(
      'The event store has another log than the one that the read models follow, so nothing was erased: the keys would be gone when the right ' +
        'events are back. Bring the data of the event store back. Where an older log is the right one, run npm run replay.',
    );
}

async function warnOfCopies(db: RowDatabase, log: EngineLog, { id, subject }: ErasureJob): Promise<void> {
  const copies = await countCopiesHolding(db, subject);
  if (copies > 0)
    log.warn(
      { erasure: id, copies },
      'copies may still hold what was erased; npm run admin -- copies lists them',
    );
}

function throwAny(failures: readonly unknown[]): void {
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} erasures failed`);
  if (failures.length === 1) throw failures[0];
}

/** False when the rules require it to stay. */
async function erase(deps: ErasureDeps, job: ErasureJob): Promise<boolean> {
  if (job.kind === 'expired-request' || job.kind === 'withdrawn-request') return eraseRequest(deps, job);
  await eraseMember(deps, job);
  return true;
}

const ofMember = (
  kind: 'data' | 'account',
  { memberId, zone, registeredAt }: ErasingMember,
  actor: Actor = memberId,
): ErasureRequest => ({
  kind,
  subject: memberId,
  zone,
  registeredAt,
  actor: actor === memberId ? null : actor,
  pageTakenDownBy: null,
});

const ofRequest = (kind: 'expired-request' | 'withdrawn-request', subject: string): ErasureRequest => ({
  kind,
  subject,
  zone: null,
  registeredAt: null,
  actor: null,
  pageTakenDownBy: null,
});

/** Each erasure holds a connection, of which Postgres has few. */
const maxConcurrent = 4;
const retryMs = 100;

/** One process at a time erases a given member or request; the lock is released with the process's connection. */
function createErasureLock(
  connect: Connect,
): <Result>(subject: string, work: (lost: AbortSignal) => Promise<Result>) => Promise<Result> {
  const inTurn = createKeyedMutex();
  const inSlot = createSemaphore(maxConcurrent);
  return (subject, work) =>
    inTurn(subject, () =>
      inSlot(() => underLock(connect, 'erasure', { name: `erasure ${subject}`, everyMs: retryMs }, work)),
    );
}

/**
 * Erases a beta request with its address and the admins' notes. A request that was decided meanwhile may have to stay.
 * @returns whether it was erased.
 */
async function eraseRequest(deps: ErasureDeps, job: ErasureJob): Promise<boolean> {
  const { store, keys, db, lost } = deps;
  const stream = betaRequestStream(job.subject);
  for (;;) {
    lost.throwIfAborted();
    const last = await lastEvent(store, stream);
    if (!last) break;
    if (!isTombstone(last)) {
      if (!(await isAnnounced(deps, job, last))) return false;
      continue;
    }
    await keys.destroy([stream]);
    if (await unlessMovedOn(() => store.deleteStream(stream, last.revision))) break;
  }
  await db.query('delete from service.mails where request_id = $1', [job.subject]);
  await eraseFromCopies(db, [job.subject]);
  await noteErasedInCopies(db, job.subject, await store.head());
  return true;
}

const isTombstone = ({ type }: StoredEvent): boolean =>
  type === 'BetaRequestExpired' || type === 'BetaRequestWithdrawn';

/** False when the rules require it to stay. */
async function isAnnounced(
  { execute, now }: ErasureDeps,
  job: ErasureJob,
  last: StoredEvent,
): Promise<boolean> {
  const { name, revision, hash } = endOf(last);
  const occurredAt = now();
  const today = dayOf(occurredAt, 'UTC');
  const going = { requestId: job.subject, streams: [{ name, revision, hash }] };
  const untouchedSince = last.metadata.localDate as MemberDay;
  const command =
    job.kind === 'withdrawn-request'
      ? ({ ...going, type: 'WithdrawBetaRequest' } as const)
      : ({ ...going, type: 'ExpireBetaRequest', untouchedSince, today } as const);
  const context = {
    commandId: asCommandId(derivedId('erasure', job.id, `tell ${revision}`)),
    correlationId: job.id,
    actor: 'system',
    occurredAt,
    zone: 'UTC',
    localDate: today,
    ifRevision: revision,
  } as const;
  try {
    await execute(betaDecider, name, command, context);
    return true;
  } catch (error) {
    if (error instanceof StaleRevision) return true;
    if (error instanceof Refusal) return false;
    throw error;
  }
}
