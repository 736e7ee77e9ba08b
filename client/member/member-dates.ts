import { dateFormat } from '#client/lib/format/date-format.ts';
import { recentDay } from '#client/lib/format/format-day.ts';
import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf, localMilliseconds } from '#domain/kernel/time-zone.ts';
import type { MemberSession } from '#service/features/sessions/sessions-contract.ts';
import { profileCopy, sessionsCopy } from './member-copy.ts';

/** `Signed in 20 Nov, 14:03. Last used today.` */
export function sessionLine(
  { signedInAt, lastUsedAt }: Pick<MemberSession, 'signedInAt' | 'lastUsedAt'>,
  timeZone: string,
  today: MemberDay,
): string {
  const lastUsed = recentDay(dayOf(asInstant(lastUsedAt), timeZone), today);
  return sessionsCopy.line(momentText(signedInAt, timeZone), sessionsCopy.lastUsed(lastUsed));
}

/** `20 Nov, 14:03`, by the clock of a zone. */
export const momentText = (at: string, timeZone: string): string =>
  dateFormat({
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(localMilliseconds(asInstant(at), timeZone));

/** Month and year in the member's zone: `March 2026`; 'Recently' where the moment is not known. */
export function memberSince(createdAt: string | null, timeZone: string): string {
  if (createdAt === null || Number.isNaN(Date.parse(createdAt))) return profileCopy.recently;
  const shown = localMilliseconds(asInstant(createdAt), timeZone);
  return dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(shown);
}
