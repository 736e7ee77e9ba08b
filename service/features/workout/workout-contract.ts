import { sources } from '#domain/history-import/sources.ts';
import { ownTemplateLimits } from '#domain/workout/own-template-limits.ts';
import { setLimits } from '#domain/workout/set-log-rules.ts';
import * as z from '#schema';
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

const setAmounts = {
  /** 0 for a set that is held for a time. */
  reps: z.number().check(z.int(), z.gte(0), z.lte(setLimits.reps)),
  /** Null for body weight, and so is 0. */
  load: z.nullable(
    z.object({
      value: z.number().check(z.gte(0), z.lte(setLimits.load)),
      unit: z.enum(['lbs', 'kg']),
      /** The value takes weight off the body: progress is less of it. Absent for a weight that is moved. */
      kind: z.exactOptional(z.literal('assistance')),
    }),
  ),
  /** Duration of a timed set; null for a set of reps. */
  seconds: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(setLimits.seconds))),
  /** Effort from 1 to 10 in halves; null when not said. */
  rpe: z.nullable(z.number().check(z.gte(setLimits.leastRpe), z.lte(setLimits.mostRpe), z.multipleOf(0.5))),
  /** Absent for a usual set. A warm-up counts for no record, progression or volume. */
  kind: z.exactOptional(z.enum(['warmup', 'drop', 'failure'])),
};
/** One set of a workout, as it was done. */
export const loggedSet = z.object({
  exercise: z.string().check(z.minLength(1), z.maxLength(setLimits.exerciseLetters)),
  /** From 1, in the order of the exercise's sets. */
  set: z.number().check(z.int(), z.gte(1), z.lte(setLimits.sets)),
  ...setAmounts,
});

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
  /** The sets that were done; null when they were not listed. */
  sets: z.nullable(z.array(loggedSet)),
  /** The app that it was done in; absent for one that was logged here. */
  source: z.optional(z.enum(sources)),
  /** How far an activity went; absent when the member did not say. */
  distanceMeters: z.optional(z.number()),
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
  /** The sets that were done. An empty list with less than 3 minutes is stored as not completed. */
  sets: z.optional(z.array(loggedSet).check(z.maxLength(setLimits.sets))),
  /** The distance of an activity that was done elsewhere. */
  distance: z.optional(
    z.object({
      value: z.number().check(z.gte(0.01), z.lte(1_000)),
      unit: z.enum(['miles', 'km']),
    }),
  ),
});
export const logWorkoutAnswer = z.object({
  ...commandAnswer,
  /** Null when the workout was retracted since. */
  workout: z.nullable(workout),
  pointsEarned: z.number(),
});
/** The facts of a workout after its correction. What is absent stays: a workout of another app may have neither length nor effort nor mood. */
export const correctWorkoutBody = z.object({
  date: memberDay,
  durationMinutes: z.exactOptional(z.number().check(z.int(), z.gte(1), z.lte(1_440))),
  perceivedExertion: z.exactOptional(z.number().check(z.int(), z.gte(1), z.lte(10))),
  moodAfter: z.exactOptional(z.number().check(z.int(), z.gte(1), z.lte(5))),
  /** The sets as they were; those that are stored stay when absent. */
  sets: z.optional(z.array(loggedSet).check(z.maxLength(setLimits.sets))),
});
export const correctWorkoutAnswer = z.object({ ...commandAnswer, corrected: z.boolean() });
/** An exercise has reps, or a duration in seconds. */
export const saveTemplateBody = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(ownTemplateLimits.nameLetters)),
  exercises: z
    .array(
      z.object({
        name: z.string().check(z.minLength(1), z.maxLength(ownTemplateLimits.nameLetters)),
        sets: z.number().check(z.int(), z.gte(1), z.lte(ownTemplateLimits.sets)),
        reps: z.optional(z.number().check(z.int(), z.gte(1), z.lte(ownTemplateLimits.reps))),
        duration: z.optional(z.number().check(z.int(), z.gte(1), z.lte(ownTemplateLimits.seconds))),
        restSeconds: z.number().check(z.int(), z.gte(0), z.lte(ownTemplateLimits.restSeconds)),
      }),
    )
    .check(z.minLength(1), z.maxLength(ownTemplateLimits.exercises)),
});
export const saveTemplateAnswer = z.object({
  ...commandAnswer,
  /** Null when it was archived since. */
  template: z.nullable(workoutTemplate),
});
export const archiveTemplateAnswer = z.object({ ...commandAnswer, archived: z.boolean() });

export const retractWorkoutAnswer = z.object({ ...commandAnswer, retracted: z.boolean() });

const exerciseSet = z.object(setAmounts);
/** The app that it was done in; absent for one that was logged here. */
const source = z.exactOptional(z.enum(sources));
const setRecord = z.nullable(z.object({ date: memberDay, source, set: exerciseSet }));
const exerciseLog = z.object({
  name: z.string(),
  /** The latest five, the latest first. */
  sessions: z.array(z.object({ date: memberDay, source, sets: z.array(exerciseSet) })),
  records: z.object({
    maxLoad: setRecord,
    /** By the estimated maximum of one rep: load x (1 + reps / 30), for sets of 1 to 12 reps. */
    bestSet: setRecord,
    longestHold: setRecord,
    mostReps: setRecord,
    /** Of sets with assistance, which hold no other record. */
    leastAssistance: setRecord,
  }),
  /** The latest eight weeks with a session, oldest first, each named by its Monday. `load` is reps times load in `unit`, without assistance. */
  weeks: z.array(
    z.object({
      week: memberDay,
      sets: z.number(),
      reps: z.number(),
      load: z.number(),
      seconds: z.number(),
    }),
  ),
});
export const setLogAnswer = z.object({
  /** The member's unit of load. */
  unit: z.enum(['lbs', 'kg']),
  exercises: z.array(exerciseLog),
  /** The latest workout of each template with the number of its sets. */
  lastWorkouts: z.array(z.object({ templateId: z.string(), date: memberDay, sets: z.number() })),
});

export type SetLog = z.infer<typeof setLogAnswer>;
export type WorkoutTemplate = z.infer<typeof workoutTemplate>;
export type Workout = z.infer<typeof workout>;
