import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { ActivityDay } from '#service/features/stats/stats-contract.ts';

/** Without the dates before the member joined, unless something was recorded for them. */
export function sinceJoining(
  days: readonly ActivityDay[],
  { createdAt, timeZone }: Pick<CurrentUser, 'createdAt' | 'timeZone'>,
): readonly ActivityDay[] {
  const joined = dayOf(asInstant(createdAt), timeZone);
  const first = days.findIndex(({ date, standing }) => date >= joined || standing !== 'neutral');
  return first < 0 ? days : days.slice(first);
}
