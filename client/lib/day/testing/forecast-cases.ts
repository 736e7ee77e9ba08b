import fc from 'fast-check';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { dayAt, latestZone } from '#domain/kernel/zone-history.ts';
import { foldPoints, pointsNow } from '#domain/points/points-ledger.ts';
import { foldActivity } from '#domain/streak/activity.ts';
import { streakDaysOf } from '#domain/streak/streak-days.ts';
import { streakAt } from '#domain/streak/streak-summary.ts';
import {
  later,
  questCompleted,
  questSkipped,
  questUndone,
  recordedAt,
  registered,
  restDaysKeep,
  routineCompleted,
  routineReopened,
  streakPaused,
  streakResumed,
  workoutCorrected,
  workoutLogged,
  workoutRetracted,
  zoneChanged,
} from '#domain/streak/testing/member-log.ts';
import { choices, historyOf, hoursAfter } from '#domain/streak/testing/random-history.ts';
import type { WorkoutCorrected, WorkoutLogged } from '#domain/workout/workout-events.ts';
import type { KnownDays, PendingEvent } from '../numbers-forecast.ts';

export type History = readonly Recorded<DomainEvent>[];

/** The answer of the service, as JSON brings it to a browser. */
export function knownOf(history: History): KnownDays {
  const days = streakDaysOf(foldActivity(history));
  const points = pointsNow(foldPoints(history), days.recent[0]?.date ?? null);
  return JSON.parse(JSON.stringify({ ...days, points })) as KnownDays;
}

/** The numbers by the folds of the whole history. */
export function numbersOf(history: History, now: Instant) {
  const { summary } = foldActivity(history);
  return { ...streakAt(summary, dayAt(summary.zones, now)), totalPoints: foldPoints(history).total };
}

/** With the workout that it retracts, as the history of the member shows it. */
export function pendingOf({ event, metadata }: Recorded<DomainEvent>, before: History): PendingEvent {
  const pending = { event, at: metadata.occurredAt };
  if (event.type !== 'WorkoutRetracted') return pending;
  const workout = workoutsOf(before).find(({ workoutId }) => workoutId === event.workoutId);
  return workout ? { ...pending, workout } : pending;
}

/** The workouts that were not retracted, as last corrected. */
function workoutsOf(history: History) {
  const workouts = new Map<string, WorkoutLogged | WorkoutCorrected>();
  for (const { event } of history) {
    if (event.type === 'WorkoutLogged' || event.type === 'WorkoutCorrected')
      workouts.set(event.workoutId, event);
    if (event.type === 'WorkoutRetracted') workouts.delete(event.workoutId);
    if (event.type === 'MemberReset') workouts.clear();
  }
  return [...workouts.values()];
}

export const anyChoices = (maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: choices - 1 }), { maxLength, size: 'max' });

/** The events of a member on a date: mostly one workout, so that a long run depends on each of them. */
const days: readonly ((date: MemberDay) => readonly Recorded<DomainEvent>[])[] = [
  (date) => [recordedAt(`${date}T10:00:00Z`, workoutLogged(date))],
  (date) => [recordedAt(`${date}T10:00:00Z`, workoutLogged(date))],
  (date) => [recordedAt(`${date}T10:00:00Z`, workoutLogged(date))],
  (date) => [
    recordedAt(`${date}T10:00:00Z`, workoutLogged(date)),
    recordedAt(`${date}T11:00:00Z`, workoutLogged(addDays(date, -9), `late on ${date}`)),
  ],
  (date) => [
    recordedAt(`${date}T10:00:00Z`, workoutLogged(date)),
    recordedAt(`${date}T11:00:00Z`, workoutLogged(date, `second of ${date}`)),
  ],
  (date) => [
    recordedAt(`${date}T10:00:00Z`, workoutLogged(date)),
    recordedAt(`${date}T11:00:00Z`, questCompleted(date)),
  ],
];
const regularHistory = fc
  .array(fc.nat(days.length - 1), { minLength: 20, maxLength: 50, size: 'max' })
  .map((kinds) => [
    recordedAt('2026-03-01T09:00:00Z', registered()),
    ...kinds.flatMap((kind, nth) => days[kind]?.(later('2026-03-01', nth)) ?? []),
  ]);

/** A member with any history, some hours later, and a number for further choices. */
export const anyMember = fc
  .tuple(
    fc.oneof(anyChoices(80).map(historyOf), regularHistory),
    fc.integer({ min: 1, max: 96 }),
    fc.nat(1_000),
  )
  .map(([history, hours, choice]) => {
    const now = hoursAfter(history.at(-1)?.metadata.occurredAt ?? '', hours);
    const { zones, pauses } = foldActivity(history).summary;
    const today = dayAt(zones, now);
    const workouts = workoutsOf(history);
    return { history, now, zone: latestZone(zones), pauses, today, choice, workouts };
  });
type Member = Pick<
  ReturnType<(typeof anyMember)['generate']>['value'],
  'today' | 'now' | 'choice' | 'workouts'
>;

const zones = ['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Auckland', 'Europe/Paris'];
const recentDay = ({ today, choice }: Member): MemberDay => addDays(today, -(choice % 10));
const picked = <Value>(values: readonly Value[], choice: number): readonly Value[] =>
  values.slice(choice % Math.max(1, values.length)).slice(0, 1);

/** The events of each command that the numbers are shown before, and of those that wait for a network. */
export const commands: Readonly<Record<string, (member: Member) => readonly DomainEvent[]>> = {
  'a skipped quest': ({ today }) => [questSkipped(today)],
  'a completed quest': ({ today }) => [questCompleted(today)],
  'a completion that is undone': ({ today }) => [questUndone(today)],
  'a quest that is completed and undone': ({ today }) => [questCompleted(today), questUndone(today)],
  'a completed routine': ({ today, choice }) => [routineCompleted(addDays(today, -(choice % 8)))],
  'a reopened routine': (member) => [routineReopened(recentDay(member))],
  'a workout of any date': (member) => [workoutLogged(recentDay(member), 'new')],
  'a deleted workout': ({ workouts, choice }) =>
    picked(workouts, choice).map(({ workoutId }) => workoutRetracted(workoutId)),
  'all workouts deleted': ({ workouts }) => workouts.map(({ workoutId }) => workoutRetracted(workoutId)),
  'a workout that is moved and then deleted': (member) =>
    picked(member.workouts, member.choice).flatMap(({ workoutId, date }) => [
      workoutCorrected(recentDay(member), date, workoutId),
      workoutRetracted(workoutId),
    ]),
  'a pause': ({ today, choice }) => [
    streakPaused(addDays(today, (choice % 9) - 3), addDays(today, choice % 28)),
  ],
  'a pause that ends': ({ today }) => [
    streakPaused(addDays(today, -2), addDays(today, 20)),
    streakResumed(today, addDays(today, 20)),
  ],
  'the switch of planned rest days': ({ choice }) => [restDaysKeep(choice % 2 === 0)],
  'a change of the time zone': ({ now, choice }) => [zoneChanged(zones[choice % zones.length] ?? 'UTC', now)],
};
