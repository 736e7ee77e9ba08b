import { refuseFutureDay } from '#domain/kernel/day-rules.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { LogWorkout, RetractWorkout, WorkoutCommand } from './workout-commands.ts';
import type { WorkoutEvent, WorkoutLogged } from './workout-events.ts';
import { refuseOutside, workoutAward } from './workout-rules.ts';

/** When a workout went on, in epoch milliseconds with `to` exclusive. */
type Span = { readonly workoutId: string; readonly from: number; readonly to: number };
/** What is needed to decide: which workouts exist, which of them were taken back, and when those went on whose start is known. */
export type WorkoutLog = {
  readonly logged: readonly string[];
  readonly retracted: readonly string[];
  readonly spans: readonly Span[];
};

export const workoutDecider: Decider<WorkoutLog, WorkoutCommand, WorkoutEvent> = {
  initialState: { logged: [], retracted: [], spans: [] },
  decide: (log, command) =>
    command.type === 'LogWorkout' ? logWorkout(log, command) : retract(log, command),
  evolve: ({ logged, retracted, spans }, event) =>
    event.type === 'WorkoutLogged'
      ? { logged: [...logged, event.workoutId], retracted, spans: [...spans, ...spanOf(event)] }
      : {
          logged,
          retracted: [...retracted, event.workoutId],
          spans: spans.filter(({ workoutId }) => workoutId !== event.workoutId),
        },
};

type Timed = Pick<WorkoutLogged, 'workoutId' | 'startedAt' | 'durationMinutes'>;

function spanOf({ workoutId, startedAt, durationMinutes }: Timed): readonly Span[] {
  if (startedAt === null) return [];
  const from = Date.parse(startedAt);
  return [{ workoutId, from, to: from + durationMinutes * 60_000 }];
}

const overlapsAny = (spans: readonly Span[], timed: Timed): boolean =>
  spanOf(timed).some(({ from, to }) => spans.some((other) => from < other.to && other.from < to));

function logWorkout({ logged, spans }: WorkoutLog, command: LogWorkout): readonly WorkoutEvent[] {
  const { memberId, workoutId, templateId, started, isCompleted, claimedPoints } = command;
  const { durationMinutes, perceivedExertion, moodAfter } = command;
  if (logged.includes(workoutId)) return [];
  const date = started?.on ?? command.date;
  refuseFutureDay(date, command.today);
  refuseOutside('duration', durationMinutes, 0, 10_000);
  refuseOutside('exertion', perceivedExertion, 1, 10);
  refuseOutside('mood', moodAfter, 1, 5);
  const points = workoutAward(isCompleted);
  const startedAt = started?.at ?? null;
  return [
    {
      type: 'WorkoutLogged',
      memberId,
      workoutId,
      templateId,
      date,
      startedAt,
      durationMinutes,
      perceivedExertion,
      moodAfter,
      isCompleted,
      points,
      claimedPoints: claimedPoints === points ? null : claimedPoints,
      ...(overlapsAny(spans, { workoutId, startedAt, durationMinutes }) && { overlaps: true }),
    },
  ];
}

function retract({ logged, retracted }: WorkoutLog, command: RetractWorkout): readonly WorkoutEvent[] {
  const { memberId, workoutId } = command;
  if (!logged.includes(workoutId))
    throw new Refusal('unknown-workout', 'There is no such workout.', 'missing');
  return retracted.includes(workoutId) ? [] : [{ type: 'WorkoutRetracted', memberId, workoutId }];
}
