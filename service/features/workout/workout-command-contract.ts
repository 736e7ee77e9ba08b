import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { lengthOf, type ZoneHistory, zoneAt } from '#domain/kernel/zone-history.ts';
import type { CorrectWorkout, LogWorkout } from '#domain/workout/workout.ts';
import type { LoggedSet } from '#domain/workout/workout-events.ts';
import type * as z from '#schema';
import type { correctWorkoutBody, logWorkoutBody } from './workout-contract.ts';

/** Which workout, whose, and when the command is decided. */
type Sender = {
  readonly memberId: MemberId;
  readonly workoutId: string;
  readonly zones: ZoneHistory;
  readonly today: MemberDay;
};

/** The command of POST /api/workouts. */
export function logWorkoutOf(body: z.infer<typeof logWorkoutBody>, sender: Sender): LogWorkout {
  const { pointsEarned: claimedPoints = null, startedAt, sets, distance, ...log } = body;
  const { memberId, workoutId, zones, today } = sender;
  const started = startedAt === undefined ? null : startOf(startedAt, zones);
  return {
    type: 'LogWorkout',
    memberId,
    workoutId,
    ...log,
    started,
    today,
    dayMinutes: minutesOf(started?.on ?? log.date, zones),
    claimedPoints,
    ...(sets && { sets: setsOf(sets) }),
    ...(distance && { distanceMeters: Math.round(distance.value * metersOf[distance.unit]) }),
  };
}

const metersOf = { km: 1_000, miles: 1_609.344 } as const;

/** The command of PUT /api/workouts/:id. */
export function correctWorkoutOf(body: z.infer<typeof correctWorkoutBody>, sender: Sender): CorrectWorkout {
  const { sets, ...facts } = body;
  const { memberId, workoutId, zones, today } = sender;
  return {
    type: 'CorrectWorkout',
    memberId,
    workoutId,
    ...facts,
    ...(sets && { sets: setsOf(sets) }),
    today,
    dayMinutes: minutesOf(facts.date, zones),
  };
}

type SentSets = NonNullable<z.infer<typeof logWorkoutBody>['sets']>;

/** The sets as they are stored: a load of 0 is body weight. */
export const setsOf = (sets: SentSets): readonly LoggedSet[] =>
  sets.map((set) => ({ ...set, load: set.load && set.load.value > 0 ? set.load : null }));

const minutesOf = (date: MemberDay, zones: ZoneHistory): number => Math.floor(lengthOf(date, zones) / 60_000);

/** The start, with the member's date at that time. */
function startOf(startedAt: string, zones: ZoneHistory) {
  const at = asInstant(new Date(startedAt).toISOString());
  return { at, on: dayOf(at, zoneAt(zones, at)) };
}
