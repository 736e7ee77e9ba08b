import { useSyncExternalStore } from 'react';
import { useActiveProgram, useCurrentUser, useWorkouts } from '#client/lib/http/read-models.ts';
import { isKeptForLater, onWaitingChange, type Waiting, waitingNow } from '#client/lib/offline/outbox.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { isTrainedOn, weekSoFar } from '#domain/catalogue/workouts/week-plan.ts';
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
  const { data: user } = useCurrentUser();
  const { data: program } = useActiveProgram();
  const today = useMemberToday();
  const waiting = useSyncExternalStore(onWaitingChange, waitingNow);
  if (!workouts) return undefined;
  const all = [...workouts, ...waitingWorkouts(waiting)];
  const daysPerWeek = user?.daysPerWeek ?? onboardingDefaults.daysPerWeek;
  const chosen = program && {
    programType: program.type,
    goalType: program.goalType,
    dailyTemplate: program.dailyTemplate,
  };
  return {
    isDone: isTrainedOn(all, today),
    workouts: workouts.filter(({ date, isCompleted }) => isCompleted && date === today),
    week: weekSoFar(all, { program: chosen ?? null, daysPerWeek, today }),
  };
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
