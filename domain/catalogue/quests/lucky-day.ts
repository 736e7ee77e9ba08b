import { nothingNeeded, type Quest } from './quest-entry.ts';

/** Completed when drawn; it is neither accepted nor performed. */
export const luckyDay: Quest = {
  id: 'lucky-day',
  name: 'Lucky Day',
  description: 'Nothing to do but enjoy it: the points are yours and today counts.',
  category: 'Lucky Day',
  difficulty: 'easy',
  pointsReward: 5,
  estimatedMinutes: 0,
  requirements: nothingNeeded,
};
