export type AchievementId =
  | 'first-workout'
  | 'week-warrior'
  | 'monthly-master'
  | 'goal-crusher'
  | 'quest-seeker';

export type Achievement = {
  readonly id: AchievementId;
  readonly name: string;
  /** How it is earned. */
  readonly description: string;
  /** The counted number: completed workouts, the best streak in days, goal progress in percent, completed quests. */
  readonly counts: 'workouts' | 'bestStreak' | 'goalProgress' | 'quests';
  readonly target: number;
};

export const achievements: readonly Achievement[] = [
  {
    id: 'first-workout',
    name: 'First Workout',
    description: 'Complete 1 workout.',
    counts: 'workouts',
    target: 1,
  },
  {
    id: 'week-warrior',
    name: 'Week Warrior',
    description: 'Keep a 7-day streak.',
    counts: 'bestStreak',
    target: 7,
  },
  {
    id: 'monthly-master',
    name: 'Monthly Master',
    description: 'Complete 30 workouts.',
    counts: 'workouts',
    target: 30,
  },
  {
    id: 'goal-crusher',
    name: 'Goal Crusher',
    description: 'Reach 100% of a goal.',
    counts: 'goalProgress',
    target: 100,
  },
  {
    id: 'quest-seeker',
    name: 'Quest Seeker',
    description: 'Complete 5 quests.',
    counts: 'quests',
    target: 5,
  },
];

export const dashboardAchievements: readonly AchievementId[] = [
  'first-workout',
  'week-warrior',
  'monthly-master',
  'goal-crusher',
];
export const profileAchievements: readonly AchievementId[] = [
  'week-warrior',
  'first-workout',
  'quest-seeker',
];
