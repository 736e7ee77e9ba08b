import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { type Activity, daysOf, factsReader, spanOf } from './activity-state.ts';
import { doneBy } from './fact.ts';
import type { StreakDays } from './streak-forecast.ts';
import type { Span } from './streak-summary.ts';

/** An activity without the names of its facts: what the streak follows from, in two bytes of JSON for each date. */
export function streakDaysOf(activity: Activity): StreakDays {
  const { zones, switches, pauses, rest, firstProgramOn, common } = activity.summary;
  const days = daysOf(activity);
  const span = spanOf(days);
  const factsOn = factsReader(days);
  const done: number[] = [];
  for (const date of span ? datesOf(span) : []) {
    const { isActive, skips } = doneBy(factsOn(date));
    done.push(skips * 2 + Number(isActive));
  }
  return {
    circumstances: { zones, switches, pauses, rest, firstProgramOn, ...(common && { common }) },
    first: span?.first ?? null,
    done,
  };
}

function* datesOf({ first, last }: Span): Generator<MemberDay> {
  for (let date = first; date <= last; date = addDays(date, 1)) yield date;
}
