import type * as z from 'zod/mini';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { swapExercise } from '#domain/workout/exercise-swap.ts';
import {
  amountsAt,
  changeSet,
  loggedSets,
  newSessionLog,
  type SessionLog,
  withPast,
} from '#domain/workout/session-log.ts';
import type { LoggedSet } from '#domain/workout/workout-events.ts';
import { isTooShort, wholeMinutes, workoutAward } from '#domain/workout/workout-rules.ts';
import {
  currentSet,
  elapsedSeconds,
  heldSeconds,
  interrupted,
  newSession,
  nextSet,
  start,
  type WorkoutSession,
} from '#domain/workout/workout-session.ts';
import type { logWorkoutBody, SetLog } from '#service/features/workout/workout-contract.ts';

/** A workout on this device, from its template to what will be logged. */
export type GuidedWorkout = {
  /** With the exercises that the member has swapped. */
  readonly template: WorkoutTemplate;
  readonly session: WorkoutSession;
  /** Names the command that will save it, however often it is tried. Both are null until the start. */
  readonly commandKey: string | null;
  /** The member's date of the start. */
  readonly startedOn: MemberDay | null;
  readonly effort: Effort;
  /** Reps, load and effort of each set. */
  readonly log: SessionLog;
  /** The last workout of this template; null for the first, and until it was read. */
  readonly lastTime: LastTime | null;
  /** The member ended it, with sets that are not done. */
  readonly isEnded: boolean;
};
/** Null until the member says so. */
export type Effort = {
  /** 1-10. */
  readonly perceivedExertion: number | null;
  /** 1-5. */
  readonly moodAfter: number | null;
};
type LastTime = Pick<SetLog['lastWorkouts'][number], 'date' | 'sets'>;
/** The member's earlier sets, once they are read. */
export type KnownSets = SetLog;
/** As it is stored. */
export type KeptWorkout = GuidedWorkout & { readonly keptAtMs: number };

type New = 'log' | 'lastTime' | 'isEnded';
/** As any release has stored it: what earlier ones did not know may be missing. */
export type StoredWorkout = Omit<KeptWorkout, New> & Partial<Pick<KeptWorkout, New>>;

/** A workout stored by an earlier release does not have the amounts of its sets. */
export const completedWorkout = (stored: StoredWorkout): KeptWorkout => ({
  ...stored,
  log: stored.log ?? newSessionLog(stored.template.exercises),
  lastTime: stored.lastTime ?? null,
  isEnded: stored.isEnded ?? false,
});

/** Facts that only the edge knows: the time, the member's date, and a new id. */
export type Edge = {
  readonly nowMs: () => number;
  readonly today: () => MemberDay;
  readonly newKey: () => string;
};

export type SaveWorkout = {
  readonly idempotencyKey: string;
  readonly body: z.infer<typeof logWorkoutBody>;
};

/** The values that are sent where the member gave none. */
const usualEffort = { perceivedExertion: 7, moodAfter: 4 } as const;

export const newWorkout = (template: WorkoutTemplate, known: KnownSets | null = null): GuidedWorkout =>
  withKnown(
    {
      template,
      session: newSession(template.exercises),
      commandKey: null,
      startedOn: null,
      effort: { perceivedExertion: null, moodAfter: null },
      log: newSessionLog(template.exercises),
      lastTime: null,
      isEnded: false,
    },
    known,
  );

/** Takes over the earlier sets that were read, as long as no set is ticked: the numbers of a ticked set stay. */
export function withKnown(workout: GuidedWorkout, known: KnownSets | null): GuidedWorkout {
  if (known === null || workout.session.ticks.flat().includes(true)) return workout;
  const last = known.lastWorkouts.find(({ templateId }) => templateId === workout.template.id);
  return { ...workout, log: withPast(workout.log, known.exercises), lastTime: last ?? null };
}

/** The workout with another exercise in the place of one, for the sets that are not done. */
export function withSwap(
  workout: GuidedWorkout,
  { exercise, name }: { readonly exercise: number; readonly name: string },
  { known, nowMs }: { readonly known: KnownSets | null; readonly nowMs: number },
): GuidedWorkout {
  const { template, session, log } = workout;
  const { exercises, ...swapped } = swapExercise(
    { exercises: template.exercises, session, log },
    { exercise, name, known: known?.exercises ?? [], nowMs },
  );
  return { ...workout, ...swapped, template: { ...template, exercises } };
}

/** The workout after the button that ends a set. A timed set that ends before its time is as long as it was held. */
export function withNext(workout: GuidedWorkout, nowMs: number): GuidedWorkout {
  const { session, log } = workout;
  const place = currentSet(session);
  const held = heldSeconds(session, nowMs);
  const next = { ...workout, session: nextSet(session, nowMs) };
  const meant = place && amountsAt(log, place).seconds;
  if (!place || held === null || meant === null || held >= meant) return next;
  return { ...next, log: changeSet(log, place, { seconds: Math.max(1, held) }) };
}

/** The work trained so far. */
export const doneOf = (
  { session, log }: GuidedWorkout,
  nowMs: number,
): { readonly durationMinutes: number; readonly sets: LoggedSet[] } => ({
  durationMinutes: wholeMinutes(elapsedSeconds(session, nowMs)),
  sets: [...loggedSets(log, session.ticks)],
});

/** Whether what was done so far counts. */
export const counts = (workout: GuidedWorkout, nowMs: number): boolean =>
  !isTooShort({ ...doneOf(workout, nowMs), trainedSeconds: elapsedSeconds(workout.session, nowMs) });

/** Starts it, or goes on with it. The first start makes the key and the date. */
export const started = (workout: GuidedWorkout, { nowMs, today, newKey }: Edge): GuidedWorkout => ({
  ...workout,
  session: start(workout.session, nowMs()),
  commandKey: workout.commandKey ?? newKey(),
  startedOn: workout.startedOn ?? today(),
  isEnded: false,
});

/** An interrupted workout pauses at its last known moment; only a rest continues. */
export const recalled = ({ keptAtMs, session, ...workout }: KeptWorkout, nowMs: number): GuidedWorkout => ({
  ...workout,
  session: interrupted(session, keptAtMs, nowMs),
});

/** The command that saves it; null before the start. */
export function saveOf(workout: GuidedWorkout, nowMs: number): SaveWorkout | null {
  const { template, session, commandKey, startedOn, effort } = workout;
  const startedMs = session.spans[0]?.fromMs;
  if (commandKey === null || startedOn === null || startedMs === undefined) return null;
  const done = doneOf(workout, nowMs);
  const isCompleted = counts(workout, nowMs);
  return {
    idempotencyKey: commandKey,
    body: {
      templateId: template.id,
      date: startedOn,
      ...done,
      perceivedExertion: effort.perceivedExertion ?? usualEffort.perceivedExertion,
      moodAfter: effort.moodAfter ?? usualEffort.moodAfter,
      isCompleted,
      pointsEarned: workoutAward(isCompleted),
      startedAt: asInstant(new Date(startedMs).toISOString()),
    },
  };
}
