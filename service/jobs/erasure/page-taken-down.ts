import type { MemberId } from '#domain/kernel/ids.ts';
import { publicPageDecider } from '#domain/public-page/public-page.ts';
import { publicPageStream } from '#domain/public-page/public-page-events.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { type ErasureDeps, type ErasureJob, stepContext } from './erasure-jobs.ts';

/** The admin who took the public page of a member down; null while it is not. */
export async function takenDownBy(
  store: Pick<EventStore, 'readStream'>,
  memberId: MemberId,
): Promise<MemberId | null> {
  let admin: MemberId | null = null;
  for await (const { type, data } of store.readStream(publicPageStream(memberId))) {
    if (type === 'PublicPageTakenDown') admin = data.takenDownBy as MemberId;
    if (type === 'PublicPageGivenBack') admin = null;
  }
  return admin;
}

/** A member who erases the data does not escape the decision of an admin. The reason is erased. */
export async function keepPageDown({ execute, now }: ErasureDeps, job: ErasureJob): Promise<void> {
  const { pageTakenDownBy: takenDownBy } = job;
  if (!takenDownBy) return;
  const memberId = job.subject as MemberId;
  const command = { type: 'KeepPageDown', memberId, takenDownBy } as const;
  const context = { ...stepContext(now, job, 'keep the page down'), actor: 'system' as const };
  await execute(publicPageDecider, publicPageStream(memberId), command, context);
}
