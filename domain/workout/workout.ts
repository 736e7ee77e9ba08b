import { refuseFutureDay } from '#domain/kernel/day-rules.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { LogWorkout, RetractWorkout, WorkoutCommand } from './workout-commands.ts';
import type { WorkoutEvent } from './workout-events.ts';
import { refuseOutside, workoutAward } from './workout-rules.ts';

/** What is needed to decide: which workouts exist, and which of them were taken back. */
export type WorkoutLog = { readonly logged: readonly string[]; readonly retracted: readonly string[] };

export const workoutDecider: Decider<WorkoutLog, WorkoutCommand, WorkoutEvent> = {
  initialState: { logged: [], retracted: [] },
  decide: (log, command) =>
    command.type === 'LogWorkout' ? logWorkout(log, command) : retract(log, command),
  evolve: ({ logged, retracted }, event) =>
    event.type === 'WorkoutLogged'
      ? { logged: [...logged, event.workoutId], retracted }
      : { logged, retracted: [...retracted, event.workoutId] },
};

function logWorkout({ logged }: WorkoutLog, command: LogWorkout): readonly WorkoutEvent[] {
  const { memberId, workoutId, templateId, started, isCompleted, claimedPoints } = command;
  const { durationMinutes, perceivedExertion, moodAfter } = command;
  if (logged.includes(workoutId)) return [];
  const date = started?.on ?? command.date;
  refuseFutureDay(date, command.today);
  refuseOutside('duration', durationMinutes, 0, 10_000);
  refuseOutside('exertion', perceivedExertion, 1, 10);
  refuseOutside('mood', moodAfter, 1, 5);
  const points = workoutAward(isCompleted);
  return [
    {
      type: 'WorkoutLogged',
      memberId,
      workoutId,
      templateId,
      date,
      startedAt: started?.at ?? null,
      durationMinutes,
      perceivedExertion,
      moodAfter,
      isCompleted,
      points,
      claimedPoints: claimedPoints === points ? null : claimedPoints,
    },
  ];
}

function retract({ logged, retracted }: WorkoutLog, command: RetractWorkout): readonly WorkoutEvent[] {
  const { memberId, workoutId } = command;
  if (!logged.includes(workoutId))
    throw new Refusal('unknown-workout', 'There is no such workout.', 'missing');
  return retracted.includes(workoutId) ? [] : [{ type: 'WorkoutRetracted', memberId, workoutId }];
}
