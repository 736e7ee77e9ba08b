import { plural } from '#client/lib/format/locale.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';

export const ownWorkoutsCopy = {
  myWorkouts: 'My workouts',
  listLead: 'Workouts you saved. They earn points like any other.',
  none: 'None yet. Finish a workout and keep its shape as your own.',
  yourWorkout: 'Your workout',
  editLead: 'Name it, and set it up the way you train.',
  keepAsMine: 'Keep as my own workout',
  name: 'Name',
  start: 'Start',
  startOne: (name: string): string => `Start ${name}`,
  editOne: (name: string): string => `Edit ${name}`,
  archive: 'Archive',
  archiveOne: (name: string): string => `Archive ${name}`,
  remove: (exercise: string): string => `Remove ${exercise}`,
  setsOf: (exercise: string): string => `Sets of ${exercise}`,
  sets: (sets: number): string => plural(sets, { one: 'set', other: 'sets' }),
  repsOf: (exercise: string): string => `Reps of ${exercise}`,
  secondsOf: (exercise: string): string => `Seconds of ${exercise}`,
  restOf: (exercise: string): string => `Rest after a set of ${exercise}`,
  rest: 's rest',
  save: 'Save',
  saved: { title: 'Workout saved', description: 'It’s under My workouts.' } satisfies ToastMessage,
  archived: { title: 'Workout archived' } satisfies ToastMessage,
  notSaved: {
    title: commonCopy.error,
    description: 'Failed to save your workout. Please try again.',
    variant: 'destructive',
  } satisfies ToastMessage,
} as const;
