import { numberText, plural } from '#client/lib/format/locale.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { workoutCopy } from './workout-copy.ts';

const minutesOrSeconds = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? workoutCopy.minutes(seconds / 60) : workoutCopy.seconds(seconds);

export const questSessionCopy = {
  quest: 'Quest',
  start: 'Start',
  startFirst: 'Start the quest first.',
  resumeFirst: 'Resume the quest first.',
  next: 'Next',
  finish: 'Finish',
  first: (task: string): string => `First, ${task}`,
  now: 'Now',
  comesNext: 'Next',
  left: 'left',
  timed: (name: string, seconds: number): string => `${name}, ${minutesOrSeconds(seconds)}`,
  counted: (name: string, count: number): string => `${name}, ${workoutCopy.reps(count)}`,
  times: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'repetition', other: 'repetitions' })} to do`,
  roundOf: (round: number, of: number): string => `Round ${numberText(round)} of ${numberText(of)}`,
  setOf: (set: number, of: number): string => `Set ${numberText(set)} of ${numberText(of)}`,
  stepOf: (step: number, of: number): string => `Step ${numberText(step)} of ${numberText(of)}`,
  steps: 'Steps',
  done: 'done',
  setsEach: (sets: number, restSeconds: number): string =>
    restSeconds > 0
      ? `${numberText(sets)} sets, ${minutesOrSeconds(restSeconds)} rest`
      : `${numberText(sets)} ${plural(sets, { one: 'set', other: 'sets' })}`,
  rest: (seconds: number): string => `${minutesOrSeconds(seconds)} rest`,
  rounds: (rounds: number): string => `${numberText(rounds)} rounds`,
  with: (equipment: string): string => `With ${equipment}`,
  options: 'Quest options',
  discard: 'Start this quest over',
  wellDone: 'All steps done',
  ended: 'Ended here',
  doneIn: (time: string): string => `${time} in all.`,
  completeLead: 'Complete the quest, and today counts.',
  complete: 'Complete',
  completing: 'Saving...',
  goOn: 'Keep going',
  endHere: 'End quest here',
  note: 'For you alone',
  noteLead: 'Encrypted. It stands in your history and in your export, and nowhere else.',
  nothingToDo: 'No quest to do',
  nothingToDoLead: 'Spin the wheel, accept a quest, and start it here.',
  toTheWheel: 'To the wheel',
  loadFailed: 'Your quest didn’t load',
  loadFailedLead: 'We couldn’t reach the server. Nothing is lost.',
  label: (name: string): string => `Quest, ${name}`,
  completed: (points: number): ToastMessage => ({
    title: 'Quest Completed',
    description: `You earned ${numberText(points)} ${plural(points, { one: 'point', other: 'points' })}`,
  }),
  failed: 'Failed to update quest. Please try again.',
} as const;
