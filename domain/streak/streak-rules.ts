import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';

/** The numbers of the streak. */
export type StreakRules = {
  /** Most skip tokens that can be held. */
  readonly tokenHold: number;
  /** Skip tokens that come with the first program. */
  readonly tokenStart: number;
  /** Each so many active days of a run earn a skip token. */
  readonly earnEvery: number;
  /** For so many days after a date has ended, facts about it still count for the streak. */
  readonly creditDays: number;
  /** A date that lasted less is neutral, in hours. */
  readonly neutralUnderHours: number;
};

export const streakRulesV1: StreakRules = {
  tokenHold: 3,
  tokenStart: 1,
  earnEvery: 7,
  creditDays: 7,
  neutralUnderHours: 12,
};

/** Whether a fact about `date` counts for the streak when it is recorded on `today`: not too late, and of no date to come. */
export function isCredited(date: MemberDay, today: MemberDay, { creditDays } = streakRulesV1): boolean {
  const daysLate = daysBetween(date, today);
  return daysLate >= 0 && daysLate <= creditDays;
}
