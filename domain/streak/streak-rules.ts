import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';

/** The numbers of the streak rules. */
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
};

export const streakRulesV1: StreakRules = {
  tokenHold: 3,
  tokenStart: 1,
  earnEvery: 7,
  creditDays: 7,
  neutralUnderHours: 12,
};

/** Whether a fact about `date` counts for the streak when it is recorded on `today`: neither too late nor in the future. */
export function isCredited(date: MemberDay, today: MemberDay, { creditDays } = streakRulesV1): boolean {
  const daysLate = daysBetween(date, today);
  return daysLate >= 0 && daysLate <= creditDays;
}
