import * as z from '#schema';
import { dailyTemplateId } from '#service/features/program/program-contract.ts';
import { commandAnswer, memberDay } from '#service/http/fields-contract.ts';

export const routineExercise = z.object({
  name: z.string(),
  type: z.enum(['reps', 'duration', 'steps', 'distance']),
  /** Number of ticks; 1 for steps and distance. */
  sets: z.number(),
  reps: z.optional(z.number()),
  /** Seconds of one set. */
  duration: z.optional(z.number()),
  steps: z.optional(z.number()),
  /** Miles. */
  distance: z.optional(z.number()),
});
export const dailyTemplate = z.object({
  id: dailyTemplateId,
  name: z.string(),
  description: z.string(),
  category: z.literal('daily_maintenance'),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  durationMinutes: z.number(),
  exercises: z.array(routineExercise),
  totalExercises: z.number(),
});
/** Daily 50, Daily 100 and the member's custom plan, if any. */
export const dailyTemplatesAnswer = z.array(dailyTemplate);

export const tickBody = z.object({
  templateType: dailyTemplateId,
  exerciseIndex: z.number().check(z.int(), z.gte(0), z.lte(100)),
  setIndex: z.number().check(z.int(), z.gte(0), z.lte(100)),
  completed: z.boolean(),
  /** The routine's day; today when absent. A delayed tick may name a date up to 7 days ago. */
  date: z.optional(memberDay),
});
export const routineProgress = z.object({
  date: memberDay,
  templateType: dailyTemplateId,
  ticks: z.array(z.object({ exerciseIndex: z.number(), setIndex: z.number() })),
  totalSets: z.number(),
  completedSets: z.number(),
  isCompleted: z.boolean(),
  /** The opened version of the template, which stays for the date; null when none was opened. */
  opened: z.nullable(dailyTemplate),
});
export const tickAnswer = z.object({ ...commandAnswer, progress: routineProgress, pointsEarned: z.number() });
export const progressQuery = z.object({ date: z.optional(memberDay) });
/** One per template opened on the date. */
export const progressAnswer = z.array(routineProgress);

export type DailyTemplate = z.infer<typeof dailyTemplate>;
export type RoutineProgress = z.infer<typeof routineProgress>;
