import { numberText, plural } from '#client/lib/format/locale.ts';

export const chosenModeCopy = {
  earnedOf: (count: number): string => `of ${numberText(count)} achievements earned`,
  next: (name: string, description: string): string => `Next: ${name}. ${description}`,
  allEarned: 'All of them are yours.',
  achievement: 'Achievement',
  how: 'How',
  earned: 'Earned',
  notYet: 'Not yet',
  noGoalLead: 'Set up a program and you’ll see your goal here.',
  ofYourGoal: 'of your goal',
  milestone: 'Milestone',
  reached: 'Reached',
  yes: 'Yes',
  allAchievements: 'All achievements',
  workoutsCompletedUnit: (totalWorkouts: number): string =>
    plural(totalWorkouts, { one: 'workout completed', other: 'workouts completed' }),
  historyOff: 'You turned exercise history off in Privacy & Data.',
  now: (unit: string): string => `${unit} now`,
  date: 'Date',
  weekAverage: '7-day average',
};
