import * as z from 'zod/mini';
import { commandAnswer, instant, memberDay } from '#service/http/fields-contract.ts';

export const templateExercise = z.object({
  name: z.string(),
  sets: z.number(),
  reps: z.optional(z.number()),
  /** Seconds of one set. */
  duration: z.optional(z.number()),
  restSeconds: z.number(),
});

export const workoutTemplate = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(['cardio', 'strength', 'mobility', 'daily_maintenance']),
  durationMinutes: z.number(),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  equipment: z.array(z.string()),
  exercises: z.array(templateExercise),
});
export const templatesAnswer = z.array(workoutTemplate);

export const workout = z.object({
  id: z.string(),
  templateId: z.string(),
  templateName: z.string(),
  category: z.string(),
  date: memberDay,
  durationMinutes: z.number(),
  perceivedExertion: z.nullable(z.number()),
  moodAfter: z.nullable(z.number()),
  isCompleted: z.boolean(),
  pointsEarned: z.number(),
});
export const workoutsAnswer = z.array(workout);
export const workoutsQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  /** Only workouts before this date. */
  before: z.optional(memberDay),
});

export const logWorkoutBody = z.object({
  templateId: z.string().check(z.minLength(1), z.maxLength(100)),
  date: memberDay,
  durationMinutes: z.number().check(z.int(), z.gte(1), z.lte(1_440)),
  perceivedExertion: z.number().check(z.int(), z.gte(1), z.lte(10)),
  moodAfter: z.number().check(z.int(), z.gte(1), z.lte(5)),
  isCompleted: z.boolean(),
  /** Stored as a claim when it differs; the server awards points by its own rule. */
  pointsEarned: z.optional(z.number()),
  /** Start of the session; its date takes precedence over `date`. */
  startedAt: z.optional(instant),
});
export const logWorkoutAnswer = z.object({
  ...commandAnswer,
  /** Null when the workout was retracted since. */
  workout: z.nullable(workout),
  pointsEarned: z.number(),
});
export const retractWorkoutAnswer = z.object({ ...commandAnswer, retracted: z.boolean() });

export type WorkoutTemplate = z.infer<typeof workoutTemplate>;
export type Workout = z.infer<typeof workout>;
