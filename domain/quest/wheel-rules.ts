import { addDays, asInstant, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import type { WheelRulesAdopted, WheelVersion } from './wheel-rules-events.ts';

type AdoptWheelRules = {
  readonly type: 'AdoptWheelRules';
  readonly now: Instant;
  /** Whether an earlier release has published seeds here, so that one of its processes may still draw. */
  readonly isUpgrade: boolean;
};

/** The first date of `v2`; null before it is adopted. */
export type WheelRules = MemberDay | null;

export const wheelRulesDecider: Decider<WheelRules, AdoptWheelRules, WheelRulesAdopted> = {
  initialState: null,
  decide: (from, command) =>
    from === null ? [{ type: 'WheelRulesAdopted', rules: 'v2', from: firstDateOf(command) }] : [],
  evolve: (_, { from }) => from,
};

const dayMs = 86_400_000;

/**
 * In a new installation the date that the last time zone lives in. In an upgrade the first date that begins nowhere within a day, so that
 * processes of the earlier release have a day to end.
 */
function firstDateOf({ now, isUpgrade }: Pick<AdoptWheelRules, 'now' | 'isUpgrade'>): MemberDay {
  if (!isUpgrade) return dayOf(now, 'Etc/GMT+12');
  const tomorrow = asInstant(new Date(Date.parse(now) + dayMs).toISOString());
  return addDays(dayOf(tomorrow, 'Pacific/Kiritimati'), 1);
}

/** The rules that a member's date is drawn by. */
export const wheelVersionOn = (date: MemberDay, from: WheelRules): WheelVersion =>
  from !== null && date >= from ? 'v2' : 'v1';
