import { numberText } from '#client/lib/format/locale.ts';

export const countingCopy = {
  countAlong: 'Count along',
  close: 'Close the count',
  aloud: 'Count aloud',
  of: (reps: number): string => `of ${numberText(reps)}`,
  done: (count: number, reps: number): string => `${numberText(count)} of ${numberText(reps)}`,
  tapEach: 'Tap anywhere for each one',
  set: (set: number, sets: number): string => `Set ${numberText(set)} of ${numberText(sets)}`,
  takeBack: 'One back',
};
