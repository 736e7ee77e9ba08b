import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { type Activity, daysOf, factsReader, spanOf } from './activity-state.ts';
import { type DayOfFacts, doneBy, type Fact } from './fact.ts';
import type { RecentFact, StreakDays } from './streak-forecast.ts';
import type { Span } from './streak-summary.ts';

/** Bounds of the part with names: more than the days on which a command can be late, and more facts than they hold. */
const recentDates = 15;
const recentFacts = 100;

/** An activity without most names: what the streak follows from, in four bytes of JSON for each older date. */
export function streakDaysOf(activity: Activity): StreakDays {
  const { zones, switches, pauses, rest, firstProgramOn, common, recounted } = activity.summary;
  const days = daysOf(activity);
  const span = spanOf(days);
  const factsOn = factsReader(days);
  const done: number[] = [];
  const workouts: number[] = [];
  for (const date of span ? datesOf(span) : []) {
    const facts = factsOn(date);
    const { isActive, skips } = doneBy(facts);
    done.push(skips * 2 + Number(isActive));
    workouts.push(loneWorkouts(facts).length);
  }
  const recent = newestDays(days);
  return {
    circumstances: {
      ...{ zones, switches, pauses, rest, firstProgramOn },
      ...(common && { common }),
      ...(recounted && { recounted }),
    },
    first: span?.first ?? null,
    done,
    workouts,
    soleWorkouts: days.slice(0, days.length - recent.length).flatMap(soleWorkoutOf),
    recent: recent.flatMap(({ date, facts }) => facts.map((fact) => recentFact(date, fact))),
  };
}

/** The workouts that count, if nothing else makes the date active. */
function loneWorkouts(facts: readonly Fact[]): readonly Fact[] {
  const counted = facts.filter((fact) => doneBy([fact]).isActive);
  return counted.every(({ kind }) => kind === 'workout') ? counted : [];
}

/** Only where a workout of the date that does not count could be taken for it. */
function soleWorkoutOf({ date, facts }: DayOfFacts): StreakDays['soleWorkouts'] {
  const [workout, ...others] = loneWorkouts(facts);
  const hasLate = facts.some(({ kind, isTotalsOnly }) => kind === 'workout' && isTotalsOnly);
  return workout && others.length === 0 && hasLate ? [{ date, workoutId: workout.name }] : [];
}

function newestDays(days: readonly DayOfFacts[]): readonly DayOfFacts[] {
  let first = days.length;
  for (let left = recentFacts; first > 0 && first > days.length - recentDates; first -= 1) {
    left -= days[first - 1]?.facts.length ?? 0;
    if (left < 0) break;
  }
  return days.slice(first);
}

const recentFact = (
  date: MemberDay,
  { kind, name, at, beganAt, isOfNightBefore, daysLate, isTotalsOnly, isRecounted, isReturned }: Fact,
): RecentFact => ({
  date,
  kind,
  name,
  ...(at && { at }),
  ...(isOfNightBefore && { isOfNightBefore }),
  ...(daysLate !== undefined && { daysLate }),
  ...(isTotalsOnly && { isTotalsOnly }),
  ...(beganAt && { beganAt }),
  ...(isRecounted && { isRecounted }),
  ...(isReturned && { isReturned }),
});

function* datesOf({ first, last }: Span): Generator<MemberDay> {
  for (let date = first; date <= last; date = addDays(date, 1)) yield date;
}
