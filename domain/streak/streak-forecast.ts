import { dayOfEpoch, epochDayOf, type MemberDay } from '#domain/kernel/day.ts';
import { streakRulesV1 } from './streak-rules.ts';
import { type Circumstances, nothingDone, type StreakNow, streakAt, summaryOf } from './streak-summary.ts';

/** What the streak of a member follows from, small enough for ten years to be sent to a browser. */
export type StreakDays = {
  readonly circumstances: Circumstances;
  /** The date of the first entry of `done`; null without one. */
  readonly first: MemberDay | null;
  /** Of each date from the first to the last with a fact: twice the tokens spent on it, plus 1 where it is active. */
  readonly done: readonly number[];
};

/**
 * The streak as it would be on `today` after a change of what applies to dates, by the walk that every fold takes: `{}` for the streak as
 * it is. `streak-forecast.test.ts` compares it with the fold of the event.
 */
export function streakAfter(
  { circumstances, first, done }: StreakDays,
  changes: Partial<Circumstances>,
  today: MemberDay,
): StreakNow {
  const start = first === null ? 0 : epochDayOf(first);
  const span = first === null ? null : { first, last: dayOfEpoch(start + done.length - 1) };
  const doneOn = (epochDay: number) => {
    const code = done[epochDay - start] ?? 0;
    return code === 0 ? nothingDone : { isActive: code % 2 === 1, skips: Math.floor(code / 2) };
  };
  return streakAt(summaryOf(span, doneOn, { ...circumstances, ...changes }, streakRulesV1), today);
}
