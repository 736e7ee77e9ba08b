import { numberText } from '#client/lib/format/locale.ts';

export const doneCopy = {
  title: 'Done for today',
  saved: 'Workout saved',
  lead: 'You’ve trained today. Rest is part of the plan.',
  savedName: (name: string): string => `${name} is in your history.`,
  week: (done: number, planned: number): string =>
    done > planned
      ? `${numberText(done)} days this week, ${numberText(done - planned)} more than planned`
      : `${numberText(done)} of ${numberText(planned)} this week`,
  today: 'Today',
  points: (points: number): string => `+${numberText(points)} pts`,
  wayOn: 'What now?',
  stretch: 'Stretch',
  nameAndMinutes: (name: string, minutes: string): string => `${name}, ${minutes}`,
  quest: 'Today’s quest',
  history: 'Your history',
  next: (day: string, name: string): string => `Next on your plan: ${name} on ${day}.`,
  trainAgain: 'Train again',
};
