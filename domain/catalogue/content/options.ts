import type { FitnessLevel } from '#domain/assessment/assessment-events.ts';
import type { ActivityLevel, Gender, NotificationFrequency } from '#domain/member/member-events.ts';
import type { GoalType, RoutineExercise } from '#domain/program/program-events.ts';

export type Option<Id extends string> = { readonly id: Id; readonly label: string };
export type DurationId = '1-month' | '3-months' | '6-months' | '1-year' | 'custom';

export const activityLevels: readonly (Option<ActivityLevel> & { readonly description: string })[] = [
  { id: 'sedentary', label: 'Sedentary', description: 'Mostly sitting, little exercise.' },
  { id: 'light', label: 'Lightly active', description: 'Light exercise 1 to 3 days a week.' },
  { id: 'moderate', label: 'Moderately active', description: 'Moderate exercise 3 to 5 days a week.' },
  { id: 'very', label: 'Very active', description: 'Hard exercise 6 or 7 days a week.' },
  { id: 'extra', label: 'Extra active', description: 'Hard daily training or a physical job.' },
];

/** The level that selects templates until there is an assessment. */
export const levelByActivity: Readonly<Record<ActivityLevel, FitnessLevel>> = {
  sedentary: 'beginner',
  light: 'beginner',
  moderate: 'intermediate',
  very: 'advanced',
  extra: 'advanced',
};

export const genders: readonly Option<Gender>[] = [
  { id: 'male', label: 'Male' },
  { id: 'female', label: 'Female' },
  { id: 'other', label: 'Other' },
  { id: 'prefer-not-to-say', label: 'Prefer not to say' },
];

export const levelLabels: Readonly<Record<FitnessLevel, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export const goalTypeLabels: Readonly<Record<GoalType, string>> = {
  weight_loss: 'Lose weight',
  body_recomp: 'Less fat at the same weight',
  muscle_gain: 'Gain muscle',
  muscle_building: 'Build strength and size',
  cardio_fitness: 'Fitter heart and lungs',
  endurance: 'Last longer',
  running: 'Run further',
  fitness: 'All-round fitness',
  fitness_assessment: 'Measure where I stand',
  daily_fitness: 'Daily reps',
  daily_custom: 'My own daily plan',
};

/** `months` is null when the member picks the end date. */
export const durationOptions: readonly (Option<DurationId> & { readonly months: number | null })[] = [
  { id: '1-month', label: '1 month', months: 1 },
  { id: '3-months', label: '3 months', months: 3 },
  { id: '6-months', label: '6 months', months: 6 },
  { id: '1-year', label: '1 year', months: 12 },
  { id: 'custom', label: 'Custom end date', months: null },
];

export const notificationFrequencies: readonly Option<NotificationFrequency>[] = [
  { id: 'daily', label: 'Daily' },
  { id: 'weekly', label: 'Weekly' },
  { id: 'never', label: 'Never' },
];

export const exerciseTypes: readonly Option<RoutineExercise['type']>[] = [
  { id: 'reps', label: 'Reps' },
  { id: 'duration', label: 'Duration' },
  { id: 'steps', label: 'Steps' },
  { id: 'distance', label: 'Distance' },
];

export const onboardingDefaults = {
  goalUnit: 'lbs',
  targetDuration: '3-months',
  age: 25,
  activityLevel: 'moderate',
  daysPerWeek: 3,
  minutesPerDay: 45,
  questWheelEnabled: true,
  notificationFrequency: 'daily',
} as const;
