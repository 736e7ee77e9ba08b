import { listText, plural } from '#client/lib/format/locale.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';

export const savePlanCopy = {
  name: 'My daily plan',
  save: 'Save as my own workout',
  saving: 'Saving...',
  leftOut: (names: readonly string[]): string =>
    `${listText(names)} ${plural(names.length, { one: 'stays', other: 'stay' })} in your daily plan only: a workout is made of sets.`,
  saved: {
    title: 'Workout saved',
    description: 'It’s under My workouts, where you can rename it.',
  } satisfies ToastMessage,
  notSaved: (reason: string | null): ToastMessage => ({
    title: commonCopy.error,
    description: reason ?? 'Failed to save your workout. Please try again.',
    variant: 'destructive',
  }),
};
