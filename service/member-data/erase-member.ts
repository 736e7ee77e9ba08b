import type { Pool } from 'pg';
import { asInstant } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { keyOwner } from '#service/event-store/sealed-store.ts';
import { revokeSessionsOf } from '#service/http/session-store.ts';
import type { ErasureJob } from './erasure-jobs.ts';
import { type ErasureMeans, stepContext } from './erasure-means.ts';
import { announce } from './erasure-tombstone.ts';
import { endStreams, unlessMovedOn } from './stream-ends.ts';

/**
 * Takes all that a member told, step by step: an event that says so, the data key, the streams, the member's own stream, then what the
 * account keeps, and rows beside the read models. Each step can be done again, and what comes in between is taken by the next round.
 */
export async function eraseMember(means: ErasureMeans, job: ErasureJob): Promise<void> {
  const { store, keys, now } = means;
  const memberId = asMemberId(job.subject);
  const own = memberStream(memberId);
  for (let isGone = false; !isGone; ) {
    const { ends, tombstone } = await announce(means, job);
    await keys.destroy([keyOwner(memberId)]);
    await endStreams(store, memberId, ends, (step) => stepContext(now, job, step));
    if (ends.length > 0) continue;
    isGone = tombstone === null || (await unlessMovedOn(() => store.deleteStream(own, tombstone)));
  }
  if (job.kind === 'data') await keepAccount(means, job);
  await forgetRows(means.db, job);
}

async function keepAccount({ execute, jobs, now }: ErasureMeans, job: ErasureJob): Promise<void> {
  const memberId = asMemberId(job.subject);
  const streams = (await jobs.find(job.id))?.streams ?? [];
  const { zone, registeredAt } = job;
  const command = {
    type: 'KeepAccount',
    memberId,
    zone: zone ?? 'UTC',
    registeredAt: asInstant(registeredAt ?? now()),
    streams,
  } as const;
  await execute(memberDecider, memberStream(memberId), command, stepContext(now, job, 'keep'));
}

/** What no event reaches. */
async function forgetRows(db: Pool, { kind, subject }: ErasureJob): Promise<void> {
  await db.query('delete from service.kept_answers where member_id = $1', [subject]);
  await db.query('delete from service.export_mails where member_id = $1', [subject]);
  if (kind === 'account') await revokeSessionsOf(db, subject);
}
