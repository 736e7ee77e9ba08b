import type { GoalType, GoalUnit, ProgramType, SentProgramType } from './program-events.ts';

/** One program type, from the landing page to the stored value. */
type ProgramKind = {
  /** The name on the landing page; null when it is not advertised. */
  readonly advert: string | null;
  /** The name in the picker. */
  readonly picker: string;
  /** The type that the picker sends. */
  readonly sentType: SentProgramType;
  /** The goal types of the goal step, the preset first. */
  readonly goalTypes: readonly GoalType[];
  /** Null when the member's choice decides: daily maintenance has no goal type until a template is chosen. */
  readonly presetGoalType: GoalType | null;
  readonly presetGoalUnit: GoalUnit;
  readonly goalUnits: readonly GoalUnit[];
};

type SelectedGoal = { readonly goalType: GoalType; readonly goalUnit: GoalUnit };

export const programMap: Readonly<Record<ProgramType, ProgramKind>> = {
  bulk: {
    advert: 'Muscle Building',
    picker: 'Build muscle',
    sentType: 'muscle',
    goalTypes: ['muscle_gain', 'muscle_building'],
    presetGoalType: 'muscle_gain',
    presetGoalUnit: 'lbs',
    goalUnits: ['lbs', 'kg', '%'],
  },
  lean: {
    advert: 'Weight Management',
    picker: 'Get lean',
    sentType: 'lean',
    goalTypes: ['weight_loss', 'body_recomp'],
    presetGoalType: 'weight_loss',
    presetGoalUnit: 'lbs',
    goalUnits: ['lbs', 'kg', '%'],
  },
  cardio_fitness: {
    advert: null,
    picker: 'Cardio fitness',
    sentType: 'cardio',
    goalTypes: ['cardio_fitness', 'endurance', 'running'],
    presetGoalType: 'cardio_fitness',
    presetGoalUnit: 'miles',
    goalUnits: ['miles', 'km', 'min', 'minutes'],
  },
  maintain: {
    advert: 'Daily Maintenance',
    picker: 'Daily maintenance',
    sentType: 'daily_maintenance',
    goalTypes: ['daily_fitness', 'daily_custom'],
    presetGoalType: null,
    presetGoalUnit: 'points',
    goalUnits: ['points'],
  },
  assessment: {
    advert: null,
    picker: '7-day assessment',
    sentType: 'assessment',
    goalTypes: ['fitness_assessment'],
    presetGoalType: 'fitness_assessment',
    presetGoalUnit: 'days',
    goalUnits: ['days'],
  },
};

/** The order in the picker. The first four can be compared. */
export const pickerOrder: readonly ProgramType[] = [
  'bulk',
  'lean',
  'cardio_fitness',
  'maintain',
  'assessment',
];

/** Sent by program selection for every weight: goal 10 over 12 weeks. */
export const selectionPreset = {
  goalValue: 10,
  weeks: 12,
  goals: {
    bulk: { goalType: 'muscle_gain', goalUnit: 'lbs' },
    lean: { goalType: 'weight_loss', goalUnit: 'lbs' },
    cardio_fitness: { goalType: 'endurance', goalUnit: 'minutes' },
    maintain: { goalType: 'fitness', goalUnit: 'points' },
  },
} as const satisfies {
  readonly goalValue: number;
  readonly weeks: number;
  readonly goals: Readonly<Record<Exclude<ProgramType, 'assessment'>, SelectedGoal>>;
};
