import { numberText, plural } from '#client/lib/format/locale.ts';
import { type ToastMessage, toastDurationMs } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
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
            ? `Great job! You've earned ${numberText(pointsEarned)} points.`
            : "Great job! You've earned all workout points of that day already.",
      }
    : { ...brief, title: 'Workout saved', description: 'It’s in your history, without points.' };

export const saveFailedToast: ToastMessage = {
  ...brief,
  title: commonCopy.error,
  description: 'Failed to save workout. Please try again.',
  variant: 'destructive',
};

export const workoutCopy = {
  workoutComplete: 'Workout complete',
  whatYouDid: 'What you did',
  completeLead: (total: number, points: number): string =>
    `${numberText(total)} sets, worth ${numberText(points)} points.`,
  incompleteLead: (done: number, total: number): string =>
    `${numberText(done)} of ${numberText(total)} sets. Unfinished workouts earn no points.`,
  howHardWasIt: 'How hard was it?',
  howDoYouFeelNow: 'How do you feel now?',
  waitingToSync: 'Waiting to sync',
  savedLater: 'Saved on this device. We’ll send it when you’re back online.',
  saving: 'Saving...',
  saveWorkout: 'Save Workout',
  backToDashboard: 'Back to Dashboard',
  timeIsUp: 'Time is up',
  reps: (reps: number): string => `${numberText(reps)} ${plural(reps, { one: 'rep', other: 'reps' })}`,
  oneSet: (amount: string): string => `1 set, ${amount}`,
  setsWithRest: (sets: number, amount: string, restSeconds: string): string =>
    `${numberText(sets)} sets, ${amount}, ${restSeconds} rest`,
  minutes: (durationMinutes: number): string => `${numberText(durationMinutes)} min`,
  noEquipment: 'no equipment',
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
  leaveWithoutSaving: 'Leave without saving?',
  leaveLead: 'We pause your workout and save it on this device. Come back within 12 hours.',
  stay: 'Stay',
  leave: 'Leave',
  ready: 'Ready',
  firstTask: (task: string): string => `First, ${task}`,
  setOfDone: (set: number, sets: number): string => `Set ${numberText(set)} of ${numberText(sets)} done`,
  exerciseOf: (index: number, count: number): string =>
    `Exercise ${numberText(index)} of ${numberText(count)}`,
  setOf: (set: number, sets: number): string => `set ${numberText(set)} of ${numberText(sets)}`,
  paused: 'Paused',
  rest: 'Rest',
  work: 'Work',
  next: (set: string): string => `Next, ${set}`,
  timeIsUpFor: (set: string): string => `Time is up for ${set}`,
  now: (set: string): string => `Now, ${set}`,
  ofRestLeft: 'of rest left',
  ofThisSetLeft: 'of this set left',
  soFar: (elapsed: string): string => `${elapsed} so far`,
  workoutOf: (date: string): string => `Workout of ${date}`,
  discard: 'Discard',
  saveWhatIDid: 'Save what I did',
  resume: 'Resume',
  startWorkout: 'Start Workout',
  pause: 'Pause',
  startTheWorkoutFirst: 'Start the workout first.',
  resumeTheWorkoutFirst: 'Resume the workout first.',
  skipRest: 'Skip Rest',
  exercises: 'Exercises',
  doneOf: (count: number): string => `of ${numberText(count)} done`,
  resumeLead: 'You were in the middle of this',
  startedLongAgo: 'Started more than 12 hours ago',
  savedLead: 'Saved to your history. Ready for another round?',
  pausedLead: (done: number, total: number, time: string): string =>
    `${numberText(done)} of ${numberText(total)} sets done in ${time}. Discard throws them away.`,
  restTone: 'End-of-rest tone',
  restToneLead: 'Two notes when a rest is over.',
  setTone: 'End-of-set tone',
  setToneLead: 'When a set’s time is up.',
  sayNext: 'Say what is next',
  sayNextLead: 'The next exercise, out loud.',
  vibrate: 'Vibrate',
  vibrateLead: 'When a rest or a timed set ends.',
  flashTheScreen: 'Flash the screen',
  flashLead: 'When a rest or a timed set ends.',
  keepTheScreenOn: 'Keep the screen on',
  screenOnLead: 'While you work out.',
  workoutOptions: 'Workout options',
  keptOnThisDevice: 'Saved on this device.',
  discardThisWorkout: 'Discard this workout',
  timer: 'Timer',
  howToDoThisExercise: 'How to do this exercise',
  workout: 'Workout',
  noWorkoutFits: 'No workout fits your equipment yet.',
  noWorkoutTemplates: 'No Workout Templates',
  returnToDashboard: 'Return to Dashboard',
  loadFailedLead: 'We couldn’t reach the server. Nothing is lost.',
  loadFailed: 'Your workout didn’t load',
  elapsedOf: (elapsed: string, minutes: number): string => `${elapsed} of ${numberText(minutes)} min`,
  scaleValue: (value: number, word: string): string => `${numberText(value)}, ${word}`,
  panelStatus: (status: string, lead: string, title: string): string => `${status}. ${lead}: ${title}`,
};
