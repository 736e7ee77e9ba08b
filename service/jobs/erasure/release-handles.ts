import type { MemberId } from '#domain/kernel/ids.ts';
import { handleDecider } from '#domain/public-page/handle.ts';
import { handleStream } from '#domain/public-page/handle-events.ts';
import { publicPageStream } from '#domain/public-page/public-page-events.ts';
import { keyedId } from '#service/event-store/keyed-id.ts';
import { type ErasureDeps, type ErasureJob, stepContext } from './erasure-jobs.ts';

/** Who holds a handle, for its stream: the id of the member cannot be found out from it, and differs for each handle. */
export const holderOf = (
  { cipher }: Pick<ErasureDeps['db'], 'cipher'>,
  memberId: MemberId,
  handleId: string,
): string => keyedId(cipher, `handle-holder|${handleId}|${memberId}`);

/**
 * Gives back the handles of a member, before the stream that names them is deleted. Each stays closed to everybody for its time. What is left
 * in its stream leads to no person.
 */
export async function releaseHandles(
  { db, store, execute, now }: ErasureDeps,
  job: ErasureJob,
  memberId: MemberId,
): Promise<void> {
  const ids = new Set<string>();
  for await (const { type, data } of store.readStream(publicPageStream(memberId)))
    if (type === 'HandleChosen') ids.add(String(data.handleId));
  for (const handleId of ids) {
    const holder = holderOf(db, memberId, handleId);
    // The member is no actor of these events, which outlive the erasure.
    const context = { ...stepContext(now, job, `release ${handleId}`), actor: 'system' as const };
    const command = { type: 'ReleaseHandle', handleId, holder, at: context.occurredAt } as const;
    await execute(handleDecider, handleStream(handleId), command, context);
  }
}
