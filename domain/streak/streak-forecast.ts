import { dayOfEpoch, epochDayOf, type MemberDay } from '#domain/kernel/day.ts';
import { type Activity, dateHolding, noActivity, recircumstance } from './activity-state.ts';
import type { DayOfFacts, Fact } from './fact.ts';
import { streakRulesV1 } from './streak-rules.ts';
import { type Circumstances, emptySummary } from './streak-summary.ts';

/** The data from which a member's streak follows, small enough to send ten years to a browser. */
export type StreakDays = {
  readonly circumstances: Circumstances;
  /** The date of the first entry of `done`; null without one. */
  readonly first: MemberDay | null;
  /** For each date from the first to the last with a fact: twice the tokens spent on it, plus 1 for an active date. */
  readonly done: readonly number[];
  /** For each of these dates: the workouts that alone make it active; 0 where another activity does so too. */
  readonly workouts: readonly number[];
  /** Dates before the recent ones on which one workout counts and others were logged too late: the one that counts. */
  readonly soleWorkouts: readonly { readonly date: MemberDay; readonly workoutId: string }[];
  /** The facts of the newest dates, which most commands are about. From the date of the first on, there are no others. */
  readonly recent: readonly RecentFact[];
};
export type RecentFact = Omit<Fact, 'eventId' | 'isSupposed'> & { readonly date: MemberDay };

/**
 * The activity, for the fold of events that are not recorded yet. Facts of older dates have other names; their number is right, and the
 * totals start at 0.
 */
export function activityFrom(days: StreakDays): Activity {
  const past = [...olderDays(days), ...recentDays(days.recent)];
  const activity: Activity = {
    ...noActivity(),
    summary: { ...emptySummary(), ...days.circumstances },
    past,
    pastSize: past.reduce((size, { facts }) => size + facts.length, 0),
    pastUntil: past.at(-1)?.date ?? null,
  };
  recircumstance(activity, {}, streakRulesV1);
  return activity;
}

function olderDays({ first, done, workouts, soleWorkouts, recent }: StreakDays): readonly DayOfFacts[] {
  if (first === null) return [];
  const start = epochDayOf(first);
  const end = recent[0] ? epochDayOf(recent[0].date) : start + done.length;
  const soles = new Map(soleWorkouts.map(({ date, workoutId }) => [date, workoutId]));
  return done.slice(0, Math.max(0, end - start)).flatMap((code, index) => {
    if (code === 0) return [];
    const date = dayOfEpoch(start + index);
    const count = workouts[index] ?? 0;
    const sole = soles.get(date);
    const facts = [
      ...Array.from({ length: Math.floor(code / 2) }, (_, nth) => fact('token', `${date} ${nth}`)),
      ...(code % 2 === 1 && count === 0 ? [fact('quest', date)] : []),
      ...Array.from({ length: count }, (_, nth) => fact('workout', sole ?? unknownWorkout(date) + nth)),
    ];
    return [{ date, facts }];
  });
}

function recentDays(recent: readonly RecentFact[]): readonly DayOfFacts[] {
  const days: DayOfFacts[] = [];
  for (const { date, ...named } of recent) {
    const held = { ...named, eventId: '' };
    const day = days.at(-1);
    if (day?.date === date) day.facts.push(held);
    else days.push({ date, facts: [held] });
  }
  return days;
}

const fact = (kind: Fact['kind'], name: string): Fact => ({ kind, name, eventId: '' });
const unknownWorkout = (date: MemberDay): string => `${date} workout `;

/** Gives one of the unknown workouts of an older date its id. Which one does not matter, as they count alike. */
export function nameWorkout(activity: Activity, workoutId: string, date: MemberDay): void {
  if (dateHolding(activity, { kind: 'workout', name: workoutId }, date) !== null) return;
  const facts = activity.past.find((day) => day.date === date)?.facts ?? [];
  const at = facts.findIndex(({ kind, name }) => kind === 'workout' && name.startsWith(unknownWorkout(date)));
  if (at !== -1) facts[at] = fact('workout', workoutId);
}
