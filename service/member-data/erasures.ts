import { retentionEndsBefore } from '#domain/beta/beta-rules.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { requestsOfMember, requestsUntouchedSince } from '#projections/beta/beta-queries.ts';
import type { Connect } from '#projections/engine/connection.ts';
import { type EngineLog, silent } from '#projections/engine/log.ts';
import { eraseMember } from './erase-member.ts';
import { eraseRequest } from './erase-request.ts';
import { type ErasureJob, erasureJobs, type WantedErasure } from './erasure-jobs.ts';
import type { ErasureMeans } from './erasure-means.ts';
import { createErasureTurns } from './erasure-turns.ts';

/** Whose data it is, and what stays of the account. */
export type ErasingMember = {
  readonly memberId: MemberId;
  /** Case-folded; null where nobody has verified it. */
  readonly verifiedEmail: string | null;
  /** IANA zone in force. */
  readonly zone: string;
  readonly registeredAt: string;
};

export type Erasures = {
  /** All that the member ever told; the account and its access stay. Complete when it resolves. */
  clear(member: ErasingMember): Promise<void>;
  /** The same, and the account with its sessions and its requests for access. */
  deleteAccount(member: ErasingMember): Promise<void>;
  /** Requests for access that have been denied or unanswered for 180 days. @returns how many went. */
  expireRequests(): Promise<number>;
  /** Brings to an end what was interrupted, by a crash say. One that fails keeps no other from its end. @throws what failed. */
  resume(): Promise<void>;
};

export type ErasuresOptions = Omit<ErasureMeans, 'jobs'> & {
  readonly connect: Connect;
  /** Resolves when the read models have seen all that was stored, where somebody looks at them next. */
  readonly shown?: () => Promise<unknown>;
  readonly log?: EngineLog;
};

/** What is begun is written down first, so that whatever happens it is brought to an end: now, or by `resume`. */
export function createErasures({
  connect,
  shown = async () => {},
  log = silent,
  ...options
}: ErasuresOptions): Erasures {
  const jobs = erasureJobs(options.db);
  const inTurn = createErasureTurns(connect);
  const means: ErasureMeans = { ...options, jobs };
  const run = (job: ErasureJob): Promise<boolean> =>
    inTurn(job.subject, async () => {
      // Another may have ended it while this one waited.
      const open = await jobs.find(job.id);
      if (!open) return true;
      const isGone = await erase(means, open);
      await jobs.finish(open);
      return isGone;
    });
  const runAll = async (all: readonly ErasureJob[]): Promise<number> => {
    let gone = 0;
    const failures: unknown[] = [];
    for (const job of all) {
      try {
        if (await run(job)) gone += 1;
      } catch (error) {
        log.error({ err: error, erasure: job.id, kind: job.kind }, 'an erasure failed, and is tried again');
        failures.push(error);
      }
    }
    throwAny(failures);
    return gone;
  };
  const openAll = (wanted: readonly WantedErasure[]) => Promise.all(wanted.map((each) => jobs.open(each)));

  return {
    clear: async (member) => {
      await runAll(await openAll([ofMember('data', member)]));
      await shown();
    },
    deleteAccount: async (member) => {
      const requests = await requestsOfMember(options.db, member.memberId, member.verifiedEmail);
      const wanted = requests.map((id) => ofRequest('withdrawn-request', id));
      await runAll(await openAll([...wanted, ofMember('account', member)]));
      await shown();
    },
    expireRequests: async () => {
      const today = dayOf(options.now(), 'UTC');
      const old = await requestsUntouchedSince(options.db, retentionEndsBefore(today));
      return runAll(await openAll(old.map((id) => ofRequest('expired-request', id))));
    },
    resume: async () => {
      await runAll(await jobs.all());
    },
  };
}

function throwAny(failures: readonly unknown[]): void {
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} erasures failed`);
  if (failures.length === 1) throw failures[0];
}

/** False where the rules let it stay. */
async function erase(means: ErasureMeans, job: ErasureJob): Promise<boolean> {
  if (job.kind === 'expired-request' || job.kind === 'withdrawn-request') return eraseRequest(means, job);
  await eraseMember(means, job);
  return true;
}

const ofMember = (
  kind: 'data' | 'account',
  { memberId, zone, registeredAt }: ErasingMember,
): WantedErasure => ({
  kind,
  subject: memberId,
  zone,
  registeredAt,
});

const ofRequest = (kind: 'expired-request' | 'withdrawn-request', subject: string): WantedErasure => ({
  kind,
  subject,
  zone: null,
  registeredAt: null,
});
