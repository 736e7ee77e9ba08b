import { numberText, plural } from '#client/lib/format/locale.ts';
import type { Bucket, ProgressRange } from '#domain/progress/progress-series.ts';

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

const spans: Readonly<Record<ProgressRange, string>> = {
  month: 'last month',
  quarter: 'last 3 months',
  year: 'last year',
  all: 'all of them',
};

const whens: Readonly<Record<ProgressRange, string>> = {
  month: ' in the last month',
  quarter: ' in the last 3 months',
  year: ' in the last year',
  all: '',
};

export const rangeCopy = {
  timeRange: 'Time range',
  labels: { month: '1 month', quarter: '3 months', year: '1 year', all: 'All' } satisfies Record<
    ProgressRange,
    string
  >,
  weightTitle: (range: ProgressRange): string => `Weight, ${spans[range]}`,
  noWeight: (range: ProgressRange): string => `No weight logged${whens[range]}.`,
  workoutsBy: (bucket: Bucket): string =>
    ({ week: 'Workouts by week', month: 'Workouts by month', year: 'Workouts by year' })[bucket],
  beginning: { week: 'Week of', month: 'Month of', year: 'Year of' } satisfies Record<Bucket, string>,
  workouts: (range: ProgressRange, count: number, counts: string): string =>
    `${numberText(count)} workouts${whens[range]}: ${counts}`,
  inRange: (range: ProgressRange, count: number): string =>
    `${numberText(count)}${range === 'all' ? ' in all' : whens[range]}.`,
};
