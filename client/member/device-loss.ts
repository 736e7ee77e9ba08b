import { unsentTicks } from '#client/lib/offline/local-routine.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { waitingNow } from '#client/lib/offline/outbox.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import { addDays } from '#domain/kernel/day.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { unsyncedWarning } from './unsynced-warning.ts';

/** What only this device has of a member, in words; empty for nothing. */
export function deviceLoss({ id, timeZone }: Pick<CurrentUser, 'id' | 'timeZone'>): string {
  const today = memberToday(timeZone);
  return unsyncedWarning(waitingNow(), unsentTicks(memberItems, id, [addDays(today, -1), today]));
}
