import { numberText, plural } from '#client/lib/format/locale.ts';
import type { Achievement } from '#domain/catalogue/content/achievements.ts';

const units: Readonly<Record<Achievement['counts'], (count: number) => string>> = {
  workouts: (count) => plural(count, { one: 'workout', other: 'workouts' }),
  bestStreak: (count) => plural(count, { one: 'day in a row', other: 'days in a row' }),
  goalProgress: () => '% of your goal',
  quests: (count) => plural(count, { one: 'quest', other: 'quests' }),
};

export const achievementsCopy = {
  achievements: 'Achievements',
  lead: (earned: number, all: number): string =>
    earned === all
      ? 'The first five badges are all yours.'
      : `You’ve earned ${numberText(earned)} of ${numberText(all)} badges.`,
  unread: 'We couldn’t load your achievements.',
  badges: 'Badges',
  earnedOn: (date: string): string => `Earned ${date}`,
  earned: 'Earned',
  locked: 'Locked',
  countOf: (counts: Achievement['counts'], count: number, target: number): string =>
    counts === 'goalProgress'
      ? `${numberText(count)}${units.goalProgress(count)}`
      : `${numberText(count)} of ${numberText(target)} ${units[counts](target)}`,
  bestSoFar: (days: number): string => `Your best so far is ${numberText(days)}.`,
  ways: {
    workouts: 'Start a workout',
    bestStreak: 'Do today’s quest',
    goalProgress: 'Choose a program',
    quests: 'Spin the wheel',
  } satisfies Record<Achievement['counts'], string>,
  tiers: 'For the long run',
  tiersLead: 'What you did before counts too, and nothing here expires.',
  tierEarned: (name: string, date: string): string => `${name}, earned ${date}`,
  tierOpen: (name: string, counts: Achievement['counts'], target: number): string =>
    `${name}, ${numberText(target)} ${units[counts](target)}, not earned yet`,
  tierNext: (name: string, counts: Achievement['counts'], count: number, target: number): string =>
    `Next: ${name}, ${numberText(count)} of ${numberText(target)} ${units[counts](target)}`,
  allTiers: 'All four are yours.',
  milestones: 'Milestones',
  streak: 'Day streak',
  workouts: 'Workouts',
  goal: 'Goal',
  toGo: (left: number, next: number): string => `${numberText(left)} to go for ${numberText(next)}`,
  percentToGo: (left: number, next: number): string => `${numberText(left)}% to go for ${numberText(next)}%`,
  allReached: 'All reached. Keep it up.',
  points: 'Points',
  pointsUnit: (points: number): string => plural(points, { one: 'point', other: 'points' }),
  pointsLead: (workout: number, hard: number): string =>
    `A workout earns ${numberText(workout)}, a quest up to ${numberText(hard)}. Points don’t buy anything, and they never expire: they’re the sum of what you’ve done, and the same work moves every badge here.`,
  level: (number: number, name: string): string => `Level ${numberText(number)}: ${name}`,
  toLevel: (left: number, name: string): string =>
    `${numberText(left)} ${plural(left, { one: 'point', other: 'points' })} to ${name}`,
  lastLevel: 'The highest level there is.',
  seeHistory: 'See what earned them',
};
