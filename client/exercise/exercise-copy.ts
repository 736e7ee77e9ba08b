import { itemsText, listText, numberText, plural } from '#client/lib/format/locale.ts';
import type { ToastMessage } from '#client/ui/toast.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';

/** How hard a workout was, 1-10. */
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
/** How it left the member, 1-5. */
export const moodWords: readonly string[] = ['spent', 'low', 'okay', 'good', 'great'];

export const exerciseCopy = {
  injuredAreas: 'What hurts',
  areaNames: {
    knee: 'Knee',
    ankle: 'Ankle or foot',
    hip: 'Hip',
    'lower back': 'Lower back',
    neck: 'Neck',
    shoulder: 'Shoulder',
    elbow: 'Elbow',
    wrist: 'Wrist',
  } satisfies Record<InjuredArea, string>,
  gentlerTitle: (areas: readonly InjuredArea[]): string => `For your ${listText(areas)}`,
  gentlerMoves: (moves: readonly string[]): string => `${itemsText(moves)}. Stop if it hurts.`,
  gentlerMove: (name: string, planned: string): string => `${name} for ${planned}`,
  gentlerOnly: 'Every move here is easy on it. Stop if it hurts.',
  works: (musclesWorked: readonly string[]): string => `Works ${listText(musclesWorked)}.`,
  howToDo: (name: string): string => `How to do ${name}`,
  swap: (name: string): string => `Swap ${name}`,
  howTo: 'How To',
  tips: 'Tips',
  modifications: 'Modifications',
  safety: 'Safety',
  videoDemonstration: 'Video Demonstration',
  comingSoon: 'Coming Soon',
  commonMistakes: 'Common mistakes',
  done: 'Done',
  fold: (name: string): string => `Fold ${name}`,
  setOf: (name: string, number: number, count: number): string =>
    `${name}, set ${numberText(number)} of ${numberText(count)}`,
  exercise: 'Exercise',
  exercisePlaceholder: 'Choose an exercise',
  add: 'Add',
  planIsFull: (maximum: number): string => `Maximum of ${numberText(maximum)} exercises reached`,
  isInPlan: (picked: string): string => `${picked} is in your plan already.`,
  planIsEmpty: (maximum: number): string => `No exercises yet. Add up to ${numberText(maximum)}.`,
  planExercises: 'Exercises of your plan',
  sets: 'Sets',
  reps: 'Reps',
  duration: 'Duration',
  steps: 'Steps',
  distance: 'Distance',
  km: 'km',
  remove: (name: string): string => `Remove ${name}`,
  range: (minimum: number, maximum: number): string => `${numberText(minimum)} to ${numberText(maximum)}`,
  notForMe: 'Not for me',
  whyNot: 'Why? You don’t have to say.',
  reasons: { pain: 'It hurts', equipment: 'I don’t have the gear', dislike: 'I don’t like it' },
  noReason: 'No reason',
  leftOut: (name: string): string => `We leave ${name} out of your workouts.`,
  bringBack: 'Bring it back',
  leftOutToast: (name: string): string => `${name} is out`,
  leftOutLead: 'Your next workouts use something like it.',
  backToast: (name: string): string => `${name} is back`,
  changeFailed: 'Failed to save that. Please try again.',
  demoComingSoon: 'Exercise Demo Coming Soon',
  guideFailed: 'Failed to load the guide. Please try again.',
};

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
