import type * as z from 'zod/mini';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { wholeMinutes, workoutAward } from '#domain/workout/workout-rules.ts';
import {
  elapsedSeconds,
  newSession,
  pause,
  sessionStatus,
  start,
  type WorkoutSession,
} from '#domain/workout/workout-session.ts';
import type { logWorkoutBody } from '#service/workout/workout-contract.ts';

/** A workout on this device, from its template to what will be logged. */
export type GuidedWorkout = {
  readonly template: WorkoutTemplate;
  readonly session: WorkoutSession;
  /** Names the command that will save it, however often it is tried. Both are null until the start. */
  readonly commandKey: string | null;
  /** The member's date of the start. */
  readonly startedOn: MemberDay | null;
  readonly effort: Effort;
};
export type Effort = {
  /** 1-10. */
  readonly perceivedExertion: number;
  /** 1-5. */
  readonly moodAfter: number;
};
/** As it is stored. */
export type KeptWorkout = GuidedWorkout & { readonly keptAtMs: number };

/** What only the edge knows: the time, the member's date, and a new id. */
export type Edge = {
  readonly nowMs: () => number;
  readonly today: () => MemberDay;
  readonly newKey: () => string;
};

export type SaveWorkout = {
  readonly idempotencyKey: string;
  readonly body: z.infer<typeof logWorkoutBody>;
};

/** What the completion card holds until the member says otherwise. */
const usualEffort: Effort = { perceivedExertion: 7, moodAfter: 4 };

export const newWorkout = (template: WorkoutTemplate): GuidedWorkout => ({
  template,
  session: newSession(template.exercises),
  commandKey: null,
  startedOn: null,
  effort: usualEffort,
});

/** Starts it, or goes on with it. The first start makes the key and the date. */
export const started = (workout: GuidedWorkout, { nowMs, today, newKey }: Edge): GuidedWorkout => ({
  ...workout,
  session: start(workout.session, nowMs()),
  commandKey: workout.commandKey ?? newKey(),
  startedOn: workout.startedOn ?? today(),
});

/** A workout that was interrupted stands still from the last moment that is known of it. */
export const recalled = ({ keptAtMs, session, ...workout }: KeptWorkout): GuidedWorkout => ({
  ...workout,
  session: pause(session, keptAtMs),
});

/** The command that saves it; null before the start. */
export function saveOf(workout: GuidedWorkout, nowMs: number): SaveWorkout | null {
  const { template, session, commandKey, startedOn, effort } = workout;
  const startedMs = session.spans[0]?.fromMs;
  if (commandKey === null || startedOn === null || startedMs === undefined) return null;
  const isCompleted = sessionStatus(session) === 'complete';
  return {
    idempotencyKey: commandKey,
    body: {
      templateId: template.id,
      date: startedOn,
      durationMinutes: wholeMinutes(elapsedSeconds(session, nowMs)),
      ...effort,
      isCompleted,
      pointsEarned: workoutAward(isCompleted),
      startedAt: asInstant(new Date(startedMs).toISOString()),
    },
  };
}
