import { recentDay } from '#client/lib/format/format-day.ts';
import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import type { MemberSession } from '#service/sessions/sessions-contract.ts';
import { sessionsCopy } from './member-copy.ts';
import { momentText } from './moment-text.ts';

/** `Signed in 20 Nov, 14:03. Last used today.` */
export function sessionLine(
  { signedInAt, lastUsedAt }: Pick<MemberSession, 'signedInAt' | 'lastUsedAt'>,
  timeZone: string,
  today: MemberDay,
): string {
  const lastUsed = recentDay(dayOf(asInstant(lastUsedAt), timeZone), today);
  return sessionsCopy.line(momentText(signedInAt, timeZone), sessionsCopy.lastUsed(lastUsed));
}
