import { useSyncExternalStore } from 'react';
import { useActiveProgram, useCurrentUser, useWorkouts } from '#client/lib/http/read-models.ts';
import { isKeptForLater, onWaitingChange, type Waiting, waitingNow } from '#client/lib/offline/outbox.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { onboardingDefaults } from '#domain/catalogue/content/options.ts';
import type { ChosenProgram } from '#domain/catalogue/workouts/template-choice.ts';
import { isRestDay, isTrainedOn, weekSoFar } from '#domain/catalogue/workouts/week-plan.ts';
import type { Workout } from '#service/features/workout/workout-contract.ts';

/** The activity of today and of this week so far. */
export type DoneToday = {
  readonly isDone: boolean;
  /** The completed workouts and routines of today, newest first. */
  readonly workouts: readonly Workout[];
  /** Dates with a completed workout since Monday, and how many the plan has. */
  readonly week: { readonly done: number; readonly planned: number };
};

/** Undefined until the workouts are read. Counts what waits on this device to be sent. */
export function useDoneToday(): DoneToday | undefined {
  const { data: workouts } = useWorkouts();
  const plan = usePlan();
  const today = useMemberToday();
  const waiting = useSyncExternalStore(onWaitingChange, waitingNow);
  if (!workouts) return undefined;
  const all = [...workouts, ...waitingWorkouts(waiting)];
  return {
    isDone: isTrainedOn(all, today),
    workouts: workouts.filter(({ date, isCompleted }) => isCompleted && date === today),
    week: weekSoFar(all, { ...plan, today }),
  };
}

/** Whether the member's plan has no training today. */
export const useIsRestDay = (): boolean => isRestDay(usePlan(), useMemberToday());

/** The program and the days a week from which the member's training days follow. */
function usePlan(): { readonly program: ChosenProgram | null; readonly daysPerWeek: number } {
  const { data: user } = useCurrentUser();
  const { data: program } = useActiveProgram();
  const daysPerWeek = user?.daysPerWeek ?? onboardingDefaults.daysPerWeek;
  if (!program) return { program: null, daysPerWeek };
  const { type: programType, goalType, dailyTemplate } = program;
  return { program: { programType, goalType, dailyTemplate }, daysPerWeek };
}

/** The workouts that wait on this device: they count for their member before the numbers follow. */
const waitingWorkouts = (waiting: readonly Waiting[]) =>
  waiting
    .filter((one) => isKeptForLater(one) && one.path === '/api/workouts')
    .map(({ body }) => body as Pick<Workout, 'date' | 'isCompleted'>);

const activityPaths: readonly string[] = ['/api/workouts', '/api/daily-workout-progress'];

/** Whether a workout or a tick waits on this device to be sent. */
export const useActivityWaits = (): boolean =>
  useSyncExternalStore(onWaitingChange, () =>
    waitingNow().some((one) => isKeptForLater(one) && activityPaths.includes(one.path)),
  );
