import { shownMass, type TypedHeight, type TypedMass, tenths } from '#client/lib/format/typed-quantity.ts';
import { feetAndInchesOf, toLength } from '#domain/body/quantity.ts';
import { type DurationId, onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import type {
  ActivityLevel,
  Gender,
  NotificationFrequency,
  UnitPreference,
} from '#domain/member/member-events.ts';
import type {
  DailyTemplateId,
  GoalType,
  GoalUnit,
  HazardCode,
  ProgramType,
  RoutineExercise,
} from '#domain/program/program-events.ts';
import { programMap } from '#domain/program/program-map.ts';
import { assessmentDays, dailyGoalValues, dailyTemplateOf } from '#domain/program/program-rules.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';

/** The goal's number as it was typed, and the unit that it had then. */
type TypedGoal = { readonly text: string; readonly unit: GoalUnit };

/** All that the wizard asks. Numbers that are typed stay text. */
export type Draft = {
  readonly program: ProgramType | null;
  readonly goalType: GoalType | null;
  readonly goal: TypedGoal;
  readonly goalUnit: GoalUnit;
  /** The member picked the unit: a switch of the units leaves it alone. */
  readonly isGoalUnitChosen: boolean;
  readonly startDate: string;
  readonly targetDuration: DurationId;
  /** Read for a custom duration only; empty while none is picked. */
  readonly targetEndDate: string;
  readonly unitPreference: UnitPreference;
  readonly age: string;
  readonly gender: Gender | null;
  readonly height: TypedHeight;
  readonly weight: TypedMass;
  readonly activityLevel: ActivityLevel;
  readonly daysPerWeek: number;
  readonly minutesPerDay: number;
  readonly equipment: readonly string[];
  readonly injuries: string;
  readonly questWheelEnabled: boolean;
  readonly notificationFrequency: NotificationFrequency;
  readonly customExercises: readonly RoutineExercise[];
  /** Hazards that the member keeps the plan in spite of. */
  readonly acknowledged: readonly HazardCode[];
};
export type DraftChange = Partial<Draft>;

/** The wizard as it opens, with the known data of the member. @param units those of the region, until the member has chosen */
export const newDraft = (
  user: CurrentUser | null,
  today: MemberDay,
  units: UnitPreference = 'imperial',
): Draft => ({
  ...emptyDraft(today, units),
  ...(user ? knownOf(hasChosenUnits(user) ? user : { ...user, unitPreference: units }) : {}),
});

/** Pounds are what a new member has without a choice. */
const hasChosenUnits = ({ unitPreference, height, weight }: CurrentUser): boolean =>
  unitPreference === 'metric' || height !== null || weight !== null;

function emptyDraft(today: MemberDay, unitPreference: UnitPreference): Draft {
  const { goalUnit, age, ...defaults } = onboardingDefaults;
  return {
    ...defaults,
    program: null,
    goalType: null,
    goal: { text: '', unit: goalUnit },
    goalUnit,
    isGoalUnitChosen: false,
    startDate: today,
    targetEndDate: '',
    unitPreference,
    age: String(age),
    gender: null,
    height: knownHeight(null, unitPreference),
    weight: { text: '', unit: massUnits[unitPreference] },
    equipment: [],
    injuries: '',
    customExercises: [],
    acknowledged: [],
  };
}

/** The member's earlier entries; the rest keeps its default. */
function knownOf(user: CurrentUser): DraftChange {
  const { unitPreference, height, weight, age, gender, activityLevel, daysPerWeek, minutesPerDay } = user;
  const { equipment, injuries, questWheelEnabled, notificationFrequency } = user;
  return {
    unitPreference,
    height: knownHeight(height, unitPreference),
    weight: { text: weight ? tenths(weight) : '', unit: massUnits[unitPreference] },
    gender,
    equipment,
    injuries: injuries ?? '',
    questWheelEnabled,
    notificationFrequency,
    ...(age && { age: String(age) }),
    ...(activityLevel && { activityLevel }),
    ...(daysPerWeek && { daysPerWeek }),
    ...(minutesPerDay && { minutesPerDay }),
  };
}

export const massUnits = { imperial: 'lbs', metric: 'kg' } as const;

function knownHeight(height: number | null, unitPreference: UnitPreference): TypedHeight {
  if (unitPreference === 'metric') return { unit: 'cm', centimetres: height ? tenths(height) : '' };
  if (!height) return { unit: 'in', feet: '', inches: '' };
  const { feet, inches } = feetAndInchesOf(toLength(height, 'in'));
  return { unit: 'in', feet: String(feet), inches: String(inches) };
}

/** Another program begins with its own goal; choosing the same one again changes nothing. */
export function withProgram(draft: Draft, program: ProgramType, today: MemberDay): DraftChange {
  if (draft.program === program) return {};
  const { presetGoalType: goalType, presetGoalUnit } = programMap[program];
  const goalUnit = presetGoalUnit === 'lbs' ? massUnits[draft.unitPreference] : presetGoalUnit;
  const isAssessment = program === 'assessment';
  return {
    program,
    goalType,
    goalUnit,
    goal: { text: isAssessment ? String(assessmentDays) : '', unit: goalUnit },
    isGoalUnitChosen: false,
    targetDuration: isAssessment ? 'custom' : onboardingDefaults.targetDuration,
    targetEndDate: isAssessment ? addDays(today, assessmentDays) : '',
  };
}

/** The daily plan decides goal type and value. */
export const withDailyPlan = (plan: DailyTemplateId): DraftChange => ({
  goalType: plan === 'daily-custom' ? 'daily_custom' : 'daily_fitness',
  goal: { text: String(dailyGoalValues[plan]), unit: 'points' },
});

/** Null until one is chosen, and for every other program. */
export const dailyPlanOf = ({ goalType, goal }: Draft): DailyTemplateId | null =>
  goalType && dailyTemplateOf(goalType, Number(goal.text));

/** The number stays as it is shown; it now counts in this unit. */
export const withGoalUnit = (draft: Draft, goalUnit: GoalUnit): DraftChange => ({
  goalUnit,
  isGoalUnitChosen: true,
  goal: { text: shownGoal(draft), unit: goalUnit },
});

/** Switches what is shown. A goal of weight follows, unless its unit was picked. */
export function withUnits(
  { goalUnit, isGoalUnitChosen }: Draft,
  unitPreference: UnitPreference,
): DraftChange {
  const isWeight = goalUnit === 'lbs' || goalUnit === 'kg';
  const follows = isWeight && !isGoalUnitChosen;
  return { unitPreference, ...(follows ? { goalUnit: massUnits[unitPreference] } : {}) };
}

/** The content of the goal's field: as typed, or converted when the unit has followed a switch. */
export function shownGoal({ goal: { text, unit }, goalUnit }: Draft): string {
  const isConverted = unit !== goalUnit && isMassUnit(unit) && isMassUnit(goalUnit);
  return isConverted ? shownMass({ text, unit }, goalUnit) : text;
}

/** Null while no number is there. */
export const goalValueOf = (draft: Draft): number | null => typedNumber(shownGoal(draft));

const isMassUnit = (unit: GoalUnit): unit is 'lbs' | 'kg' => unit === 'lbs' || unit === 'kg';
