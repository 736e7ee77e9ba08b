import { type ToastMessage, toastDurationMs } from '#client/ui/toast.ts';
import { workoutAward } from '#domain/workout/workout-rules.ts';

const brief = { durationMs: toastDurationMs.workout } as const;

export const setCompleteToast: ToastMessage = { ...brief, title: 'Set Complete!' };

/** @param pointsEarned as the server awarded; what is usual where it has not said so, for a workout that was sent later. */
export const savedToast = (isCompleted: boolean, pointsEarned = workoutAward(isCompleted)): ToastMessage =>
  isCompleted
    ? {
        ...brief,
        title: 'Workout Completed!',
        description:
          pointsEarned > 0
            ? `Great job! You've earned ${pointsEarned} points.`
            : "Great job! You've earned all workout points of that day already.",
      }
    : { ...brief, title: 'Workout saved', description: 'It counts in your history, without points.' };

export const saveFailedToast: ToastMessage = {
  ...brief,
  title: 'Error',
  description: 'Failed to save workout. Please try again.',
  variant: 'destructive',
};

/** 1-10. */
export const exertionWords: readonly string[] = [
  'very easy',
  'easy',
  'easy',
  'steady',
  'steady',
  'hard',
  'hard',
  'very hard',
  'very hard',
  'all I had',
];
/** 1-5. */
export const moodWords: readonly string[] = ['low', 'flat', 'okay', 'good', 'great'];
