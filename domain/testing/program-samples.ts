import { toMass } from '#domain/body/quantity.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId, asProgramId } from '#domain/kernel/ids.ts';
import type {
  StartAssessment,
  StartDailyMaintenance,
  StartProgram,
} from '#domain/program/program-commands.ts';
import type { ProgramEnded, ProgramStarted } from '#domain/program/program-events.ts';

const memberId = asMemberId('ana');
export const today = asMemberDay('2026-01-05');
export const first = asProgramId('first');
export const second = asProgramId('second');
export const third = asProgramId('third');

export const start: StartProgram = {
  type: 'StartProgram',
  memberId,
  programId: first,
  today,
  reached: null,
  sentType: 'lean',
  goalType: 'weight_loss',
  goalValue: 10,
  goalUnit: 'lbs',
  startDate: today,
  plannedEndDate: '2026-03-30',
  weight: toMass(180, 'lbs'),
  height: null,
  ageYears: null,
  acknowledged: [],
};
const startedOf: ProgramStarted = {
  type: 'ProgramStarted',
  memberId,
  programId: first,
  programType: 'lean',
  sentType: 'lean',
  goalType: 'weight_loss',
  goalValue: 10,
  goalUnit: 'lbs',
  startDate: today,
  plannedEndDate: asMemberDay('2026-03-30'),
  dailyTemplate: null,
  customExercises: [],
};
/** As earlier releases stored it, and now where no weight is known. */
export const startedWithoutWeights: ProgramStarted = { ...startedOf, acknowledged: [] };
export const started: ProgramStarted = {
  ...startedWithoutWeights,
  startWeight: toMass(180, 'lbs'),
  targetWeight: toMass(170, 'lbs'),
};
export const startDaily: StartDailyMaintenance = {
  type: 'StartDailyMaintenance',
  memberId,
  programId: second,
  today,
  reached: null,
  dailyTemplate: 'daily-50',
  customExercises: [],
  targetDuration: null,
  targetEndDate: null,
  ageYears: null,
  acknowledged: [],
};
export const dailyStarted: ProgramStarted = {
  ...startedOf,
  programId: second,
  programType: 'maintain',
  sentType: 'daily_maintenance',
  goalType: 'daily_fitness',
  goalValue: 50,
  goalUnit: 'points',
  plannedEndDate: null,
  dailyTemplate: 'daily-50',
  acknowledged: [],
};
export const startAssessment: StartAssessment = {
  type: 'StartAssessment',
  memberId,
  programId: third,
  today,
  reached: null,
  ageYears: null,
  acknowledged: [],
};
export const assessmentStarted: ProgramStarted = {
  ...startedOf,
  programId: third,
  programType: 'assessment',
  sentType: 'assessment',
  goalType: 'fitness_assessment',
  goalValue: 7,
  goalUnit: 'days',
  plannedEndDate: asMemberDay('2026-01-12'),
  acknowledged: [],
};
export const keepDose = {
  ...({ type: 'ChooseDose', memberId, programId: first } as const),
  ...({ week: 1, choice: 'last-week', today } as const),
};
export const moveGoal = {
  ...({ type: 'ChangeGoal', memberId, programId: first } as const),
  ...{ goalValue: null, plannedEndDate: '2026-04-20', today },
};
export const end = { type: 'EndProgram', memberId } as const;
export const ended = (programId: typeof first, reason: ProgramEnded['reason']): ProgramEnded => ({
  type: 'ProgramEnded',
  memberId,
  programId,
  reason,
});
