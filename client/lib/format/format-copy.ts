import { numberText } from './locale.ts';

/** Texts of dates and paces. */
export const formatCopy = {
  today: 'Today',
  yesterday: 'Yesterday',
  plannedPace: 'Planned pace',
  recommendedPace: 'Recommended pace',
  kilogramsAWeek: (amount: number): string => `${numberText(amount, 1)} kg a week`,
  poundsAWeek: (amount: number): string => `${numberText(amount, 1)} lb a week`,
  pointsAMonth: (amount: number): string => `${numberText(amount)} points a month`,
};
