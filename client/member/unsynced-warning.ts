import { type SetTick, unsentTicks } from '#client/lib/offline/local-routine.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { type Waiting, waitingNow } from '#client/lib/offline/outbox.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import { addDays } from '#domain/kernel/day.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { unsyncedCopy } from './sign-out-copy.ts';

const named = 3;

/**
 * What is lost with this device, as far as the member would miss it; empty for nothing. Of ticks it is not known for sure: one may have
 * arrived while its screen was closed.
 */
export function unsyncedWarning(
  waiting: readonly Pick<Waiting, 'idempotencyKey' | 'label' | 'problem'>[],
  unconfirmed: readonly Pick<SetTick, 'key'>[],
): string {
  // What the server has refused for good is not lost: it never counted.
  const unsent = waiting.filter(({ problem }) => !problem?.isFinal);
  const ticks = unconfirmed.filter(({ key }) => !waiting.some((one) => one.idempotencyKey.startsWith(key)));
  return [ofCommands(unsent.map(({ label }) => label)), ofTicks(ticks.length)].filter(Boolean).join(' ');
}

function ofCommands(labels: readonly string[]): string {
  if (labels.length === 0) return '';
  const rest = labels.length - named;
  const list = [...labels.slice(0, named), ...(rest > 0 ? [unsyncedCopy.more(rest)] : [])];
  return unsyncedCopy.unsent(list);
}

const ofTicks = (count: number): string => (count === 0 ? '' : unsyncedCopy.ticks(count));

/** What only this device has of a member, in words; empty for nothing. */
export function deviceLoss({ id, timeZone }: Pick<CurrentUser, 'id' | 'timeZone'>): string {
  const today = memberToday(timeZone);
  return unsyncedWarning(waitingNow(), unsentTicks(memberItems, id, [addDays(today, -1), today]));
}
