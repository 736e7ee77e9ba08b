import { numberText, plural } from '#client/lib/format/locale.ts';

export const remindersCopy = {
  achievementUnlocked: 'Achievement unlocked',
  keepStreak: (currentStreak: number): string => `Keep your ${numberText(currentStreak)}-day streak`,
  keepStreakLead: 'Today isn’t counted yet. A quest or a workout does it.',
  newPhase: (name: string): string => `New phase: ${name}`,
  trainingDay: 'Training day',
  workoutWaiting: 'Today’s workout is ready.',
  wheelWaiting: 'Today’s wheel is waiting',
  wheelWaitingLead: 'One spin, one quest.',
  yourLastWeek: 'Your last week',
  activeDaysOf7: (active: number): string =>
    `${numberText(active)} active ${plural(active, { one: 'day', other: 'days' })} of 7.`,
  reflection: 'How did your week feel?',
  reflectionLead: 'What went well, and what will you change?',
  forToday: 'For today',
  open: 'Open',
};
