import type { DomainEvent } from '#domain/events.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId } from '#domain/kernel/ids.ts';
import { beginning, type Recorded } from '#domain/kernel/recorded.ts';
import { dayAt, type ZoneHistory, zoneAt } from '#domain/kernel/zone-history.ts';
import {
  evolvePoints,
  knowAward,
  ledgerFrom,
  type PointsLedger,
  type PointsNow,
  workoutKey,
} from '#domain/points/points-ledger.ts';
import { evolveActivity } from '#domain/streak/activity.ts';
import type { Activity } from '#domain/streak/activity-state.ts';
import { activityFrom, nameWorkout, type StreakDays } from '#domain/streak/streak-forecast.ts';
import { type StreakNow, streakAt } from '#domain/streak/streak-summary.ts';

/** The data from which a member's streak and points follow: the answer of `GET /api/me/streak-days`. */
export type KnownDays = StreakDays & { readonly points: PointsNow };

/** An event that is not recorded yet. The folds do not read whose it is. */
export type PendingEvent = {
  readonly event: WithoutMember<DomainEvent>;
  /** When the service records it. */
  readonly at: Instant;
  /** The workout that it retracts: one before the recent dates is known by its date only. */
  readonly workout?: EarlierWorkout;
};
type WithoutMember<Event> = Event extends unknown ? Omit<Event, 'memberId'> : never;
type EarlierWorkout = { readonly date: MemberDay; readonly points: number; readonly isCompleted: boolean };

export type Numbers = StreakNow & { readonly totalPoints: number };

/**
 * The numbers of a member once these events are recorded, by the folds of the service; without events, the numbers as they are.
 * `numbers-forecast.test.ts` compares them with the folds of the whole history.
 */
export function numbersAfter(known: KnownDays, pending: readonly PendingEvent[], now: Instant): Numbers {
  const { activity, ledger } = foldsAfter(known, pending);
  const { summary } = activity;
  return { ...streakAt(summary, dayAt(summary.zones, now)), totalPoints: ledger.total };
}

type Folds = { readonly activity: Activity; readonly ledger: PointsLedger };

/** The folds that the numbers come from. The activity counts workouts and quests from 0. @param each called after each event */
export function foldsAfter(
  known: KnownDays,
  pending: readonly PendingEvent[],
  each: (recorded: Recorded<DomainEvent>, activity: Activity) => void = () => {},
): Folds {
  const activity = activityFrom(known);
  const ledger = ledgerFrom(known.points);
  const named = new Set<string>();
  pending.forEach((one, index) => {
    const recorded = recordedAs(one, activity.summary.zones, index);
    const { event } = recorded;
    if ('workoutId' in event && !named.has(event.workoutId)) {
      const { workoutId } = event;
      named.add(workoutId);
      const earlier = earlierWorkout(event, one);
      if (earlier?.isCompleted) {
        knowAward(ledger, { key: workoutKey(event), date: earlier.date, points: earlier.points });
        nameWorkout(activity, workoutId, earlier.date);
      }
    }
    evolvePoints(ledger, recorded);
    evolveActivity(activity, recorded);
    each(recorded, activity);
  });
  return { activity, ledger };
}

function earlierWorkout(event: DomainEvent, { workout }: PendingEvent): EarlierWorkout | undefined {
  if (event.type !== 'WorkoutCorrected') return workout;
  const { replaced, isCompleted, imported } = event;
  if (imported) return undefined;
  return { date: replaced.date, points: replaced.points, isCompleted };
}

/** The event as the folds take it. @param index its place among those that wait */
export function recordedAs(
  { event, at }: PendingEvent,
  zones: ZoneHistory,
  index: number,
): Recorded<DomainEvent> {
  const id = `pending ${index}`;
  const memberId = asMemberId('');
  return {
    event: { memberId, ...event } as DomainEvent,
    metadata: {
      commandId: asCommandId(id),
      correlationId: id,
      causationId: id,
      actor: memberId,
      occurredAt: at,
      zone: zoneAt(zones, at),
      localDate: dayAt(zones, at),
    },
    id,
    stream: '',
    revision: index,
    position: beginning,
  };
}
