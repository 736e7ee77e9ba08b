import { betaDecider } from '#domain/beta/beta.ts';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { asCommandId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { eraseFromCopies } from '#service/analysis/scratch-schema.ts';
import { derivedId } from '#service/commands/command-ids.ts';
import { StaleRevision } from '#service/commands/execute-command.ts';
import type { StoredEvent } from '#service/event-store/port.ts';
import type { ErasureDeps, ErasureJob } from './erasure-jobs.ts';
import { noteErasedInCopies } from './exported-copies.ts';
import { endOf, lastEvent, unlessMovedOn } from './stream-ends.ts';

/**
 * Erases a beta request with its address and the admins' notes. A request that was decided meanwhile may have to stay.
 * @returns whether it was erased.
 */
export async function eraseRequest(deps: ErasureDeps, job: ErasureJob): Promise<boolean> {
  const { store, keys, db } = deps;
  const stream = betaRequestStream(job.subject);
  for (;;) {
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
