import * as z from '#schema';
import { amount, commandAnswer, memberDay } from '#service/http/fields-contract.ts';

const sentProgramType = z.enum([
  'lean',
  'bulk',
  'maintain',
  'cardio_fitness',
  'assessment',
  'muscle',
  'cardio',
  'daily_maintenance',
]);
const goalType = z.enum([
  'weight_loss',
  'muscle_gain',
  'muscle_building',
  'cardio_fitness',
  'endurance',
  'running',
  'fitness',
  'fitness_assessment',
  'daily_fitness',
  'daily_custom',
  'body_recomp',
]);
const goalUnit = z.enum(['lbs', 'kg', '%', 'miles', 'km', 'min', 'minutes', 'points', 'days']);
export const dailyTemplateId = z.enum(['daily-50', 'daily-100', 'daily-custom']);

const exerciseKind = z.enum(['reps', 'duration', 'steps', 'distance']);

/** As clients send it: `exerciseType` takes precedence over `type`; a missing amount takes the default of its kind. */
const customExercise = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  exerciseType: z.optional(exerciseKind),
  type: z.optional(exerciseKind),
  sets: z.optional(z.number()),
  reps: z.optional(z.number()),
  /** Seconds of one set. */
  duration: z.optional(z.number()),
  steps: z.optional(z.number()),
  /** Miles. */
  distance: z.optional(z.number()),
});

export const program = z.object({
  id: z.string(),
  type: z.enum(['lean', 'bulk', 'cardio_fitness', 'maintain', 'assessment']),
  goalType,
  goalValue: z.number(),
  goalUnit,
  startDate: memberDay,
  plannedEndDate: z.nullable(memberDay),
  currentPhase: z.number(),
  isActive: z.boolean(),
  /** In `startWeightUnit`; null when no weight is known. */
  startWeight: z.nullable(z.number()),
  startWeightUnit: z.nullable(z.enum(['lbs', 'kg'])),
  /** Whether the plan was agreed with the start weight, so that no weighing moves it. Absent in answers of earlier releases. */
  isStartAgreed: z.optional(z.boolean()),
  /** In the unit of the goal; null for goals without a weight, and without a start weight. Absent in answers of earlier releases. */
  targetWeight: z.optional(z.nullable(z.number())),
  dailyTemplate: z.nullable(dailyTemplateId),
  /** In whole percent; for weight loss from the fixed baseline of 180 lb. */
  goalProgress: z.number(),
  /** In whole percent from the start weight; null when not applicable. */
  goalProgressFromStart: z.nullable(z.number()),
  /** Whether the weight or body fat is at or past the target; null when the calendar measures. Absent in answers of earlier releases. */
  isTargetMet: z.optional(z.nullable(z.boolean())),
  /** Whether 180 lb gives 100 before the target is met, or 0 at the target. Absent in answers of earlier releases. */
  isStandardMisleading: z.optional(z.boolean()),
  /**
   * Each week of a program that doses its sessions, up to today: the dates with a workout, and whether the last one was of an effort of 9 or 10.
   * Absent for daily maintenance by a template, an assessment, and in answers of earlier releases.
   */
  trainedWeeks: z.optional(z.array(z.object({ days: z.number(), isHard: z.boolean() }))),
  /** The weeks, from 1, in which the member keeps the dose of the week before. Absent in answers of earlier releases. */
  keptWeeks: z.optional(z.array(z.number())),
  /** Revision of the member's program stream. A client that holds a newer command answer ignores an older read. */
  revision: z.number(),
});
export const activeProgramAnswer = z.nullable(program);

const hazardCode = z.enum(['pace', 'deadline', 'target-bmi', 'age', 'height', 'weight']);

/** Required for a plan with hazards, whose codes the refusal lists in `X-Error-Causes`. */
const acknowledged = z.optional(z.array(hazardCode).check(z.maxLength(6)));

export const startProgramBody = z.object({
  type: sentProgramType,
  goalType,
  goalValue: amount,
  goalUnit,
  startDate: memberDay,
  plannedEndDate: z.optional(z.nullable(memberDay)),
  currentPhase: z.optional(z.literal(1)),
  isActive: z.optional(z.literal(true)),
  acknowledged,
});
export const startDailyBody = z.object({
  templateType: z.enum(['daily-50', 'daily-100', 'daily-custom', 'custom']),
  customExercises: z.optional(z.array(customExercise)),
  targetDuration: z.optional(z.enum(['1-month', '3-months', '6-months', '1-year', 'custom'])),
  targetEndDate: z.optional(z.nullable(memberDay)),
  acknowledged,
});
export const startAssessmentBody = z.object({ acknowledged });
export const startProgramAnswer = z.object({ ...commandAnswer, ...program.shape });

/** A smaller goal, or a later end; what is absent stays. */
export const changeGoalBody = z.object({
  goalValue: z.optional(amount),
  plannedEndDate: z.optional(memberDay),
});

export const chooseDoseBody = z.object({
  /** The week of the program in which today lies, from 1. */
  week: z.number().check(z.int(), z.gte(1), z.lte(10_000)),
  /** `last-week` keeps the dose of the week before; `this-week` takes that of the week. */
  choice: z.enum(['last-week', 'this-week']),
});
export const chooseDoseAnswer = z.object({ ...commandAnswer, keptWeeks: z.array(z.number()) });

export const phase = z.object({
  id: z.string(),
  phaseNumber: z.number(),
  name: z.string(),
  startDate: memberDay,
  endDate: memberDay,
  description: z.string(),
  focus: z.array(z.string()),
  isCurrent: z.boolean(),
  isAfterPlannedEnd: z.boolean(),
});
export const phasesAnswer = z.array(phase);

export type CustomExerciseSent = z.infer<typeof customExercise>;
export type Program = z.infer<typeof program>;
export type Phase = z.infer<typeof phase>;

/** A number that identifies no member. */
export const hazardousAnswer = z.object({ running: z.number() });
