import { exerciseCopy } from '#client/exercise/exercise-copy.ts';
import { recordText } from '#client/exercise/set-texts.ts';
import { shortDate } from '#client/lib/format/format-day.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { nextMilestone, streakMilestones } from '#domain/catalogue/content/milestones.ts';
import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { streakWithToday } from '#domain/streak/streak-preview.ts';
import { newRecords } from '#domain/workout/new-records.ts';
import { isFarShorter, workoutAward } from '#domain/workout/workout-rules.ts';
import { elapsedSeconds } from '#domain/workout/workout-session.ts';
import type { ActivityDay, Stats } from '#service/features/stats/stats-contract.ts';
import type { Workout } from '#service/features/workout/workout-contract.ts';
import { counts, doneOf, type GuidedWorkout } from './guided-workout.ts';
import { workoutCopy } from './workout-copy.ts';

/** The trained work in numbers. */
export type Summary = {
  readonly elapsedSeconds: number;
  readonly sets: number;
  readonly totalSets: number;
  readonly exercises: number;
  readonly reps: number;
  /** Too little to count: less than 3 minutes, and no set, or more sets than fit in the time. */
  readonly isTooShort: boolean;
  /** It lasted for less than a third of its plan. */
  readonly isFarShorter: boolean;
};

export function summaryOf(workout: GuidedWorkout, nowMs: number): Summary {
  const done = doneOf(workout, nowMs);
  const { ticks } = workout.session;
  return {
    elapsedSeconds: elapsedSeconds(workout.session, nowMs),
    sets: ticks.flat().filter(Boolean).length,
    totalSets: ticks.flat().length,
    exercises: ticks.filter((sets) => sets.includes(true)).length,
    reps: done.sets.reduce((sum, { reps }) => sum + reps, 0),
    isTooShort: !counts(workout, nowMs),
    isFarShorter: isFarShorter(elapsedSeconds(workout.session, nowMs), workout.template.durationMinutes),
  };
}

/** A line about what went better than before. */
export type Comparison =
  | { readonly kind: 'record'; readonly title: string; readonly detail: string }
  | {
      readonly kind: 'sets';
      readonly title: string;
      readonly before: number;
      readonly now: number;
      readonly on: MemberDay;
    }
  | { readonly kind: 'week'; readonly title: string };

const mostComparisons = 2;

/**
 * At most two improvements, records first; otherwise the number of the workout in the week. Decreases are not mentioned.
 * @param workouts null where they are not known
 */
export function comparisonsOf(
  workout: GuidedWorkout,
  workouts: readonly Workout[] | null,
): readonly Comparison[] {
  const today = workout.startedOn;
  if (today === null) return [];
  const records = newRecords(workout.log, workout.session.ticks, today).map(
    ({ exercise, kind, before, now }): Comparison => ({
      kind: 'record',
      title: workoutCopy.newRecord(nameText(exercise), recordText(kind, now.set)),
      detail: workoutCopy.recordBefore(
        exerciseCopy.recordNames[kind],
        recordText(kind, before.set),
        shortDate(before.date),
      ),
    }),
  );
  const better = [...records, ...moreSets(workout)].slice(0, mostComparisons);
  return better.length > 0 || workouts === null ? better : ofWeek(workouts, today);
}

function moreSets({ session, lastTime }: GuidedWorkout): readonly Comparison[] {
  const now = session.ticks.flat().filter(Boolean).length;
  if (lastTime === null || now <= lastTime.sets) return [];
  const { sets: before, date: on } = lastTime;
  return [{ kind: 'sets', title: workoutCopy.moreSets(now - before), before, now, on }];
}

const week = 7;

function ofWeek(workouts: readonly Workout[], today: MemberDay): readonly Comparison[] {
  if (!workouts.some(({ isCompleted }) => isCompleted))
    return [{ kind: 'week', title: workoutCopy.firstEver }];
  const recent = workouts.filter(({ date, isCompleted }) => {
    const ago = daysBetween(date, today);
    return isCompleted && ago >= 0 && ago < week;
  });
  return [{ kind: 'week', title: workoutCopy.nthOfSevenDays(recent.length + 1) }];
}

/** The numbers that the workout earns by the same rules once it is saved. */
export type Earned = {
  readonly streak: number;
  readonly toNext: string | null;
  readonly points: number;
  readonly total: number;
  /** The last seven dates, today last. */
  readonly week: readonly Pick<ActivityDay, 'date' | 'standing'>[];
};

type Known = {
  readonly stats: Stats;
  readonly days: readonly ActivityDay[];
  readonly workouts: readonly Workout[];
};

export function earnedBy(workout: GuidedWorkout, { stats, days, workouts }: Known): Earned {
  const today = days.at(-1);
  const isToday = today !== undefined && workout.startedOn === today.date;
  const rewarded = workouts.filter(
    ({ date, pointsEarned }) => date === workout.startedOn && pointsEarned > 0,
  ).length;
  const points = workoutAward(true, rewarded);
  const streak = isToday ? streakWithToday(stats, today.standing === 'neutral') : stats.currentStreak;
  const next = nextMilestone(streakMilestones, streak);
  return {
    streak,
    toNext: next ? workoutCopy.toMilestone(next.value - streak, next.value) : null,
    points,
    total: stats.totalPoints + points,
    week: days.slice(-week).map(({ date, standing }) => ({
      date,
      standing: isToday && date === today.date && standing !== 'neutral' ? 'active' : standing,
    })),
  };
}
