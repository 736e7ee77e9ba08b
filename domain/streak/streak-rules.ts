import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { nightGraceEndsAtHour } from '#domain/kernel/day-rules.ts';

/** The kinds of facts that can make a date active. */
export const activeKinds = ['quest', 'workout', 'routine', 'assessment'] as const;
export type ActiveKind = (typeof activeKinds)[number];

/** The streak rules. A rules file can change each of them for a comparison; only some can be adopted for everybody. */
export type StreakRules = {
  /** Maximum number of skip tokens held. */
  readonly tokenHold: number;
  /** Skip tokens granted by the first program. */
  readonly tokenStart: number;
  /** Active days of a run per earned skip token. */
  readonly earnEvery: number;
  /** Days after the end of a date during which facts about it still count for the streak. */
  readonly creditDays: number;
  /** A date with fewer hours is neutral. */
  readonly neutralUnderHours: number;
  /** The local hour until which a quest or routine of the day before still counts for that day. */
  readonly nightGraceEndsAtHour: number;
  /** The kinds of facts that make a date active. Facts of other kinds count in totals only. */
  readonly activeKinds: readonly ActiveKind[];
};

/**
 * The stored part of an adopted version of the rules. The other rules apply to facts when they are recorded, so no version by date holds
 * them.
 */
export type StoredStreakRules = Omit<StreakRules, 'nightGraceEndsAtHour' | 'activeKinds'>;

export const streakRulesV1: StreakRules = {
  tokenHold: 3,
  tokenStart: 1,
  earnEvery: 7,
  creditDays: 7,
  neutralUnderHours: 12,
  nightGraceEndsAtHour,
  activeKinds,
};

/** Whether a fact about `date` counts for the streak when it is recorded on `today`: neither too late nor in the future. */
export function isCredited(date: MemberDay, today: MemberDay, { creditDays } = streakRulesV1): boolean {
  const daysLate = daysBetween(date, today);
  return daysLate >= 0 && daysLate <= creditDays;
}
