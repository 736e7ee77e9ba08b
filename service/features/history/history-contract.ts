import { sources } from '#domain/history-import/sources.ts';
import { isMemberDay } from '#domain/kernel/day.ts';
import * as z from '#schema';
import { memberDay } from '#service/http/fields-contract.ts';

/** In the order of the filter. */
export const shownKinds = ['workout', 'quest', 'routine', 'weight', 'measurements', 'assessment'] as const;
const historyKind = z.enum(shownKinds);

const entry = { id: z.string(), date: memberDay, title: z.string() };
const minutes = z.number();
const effort = z.nullable(z.number());
const mood = z.nullable(z.number());

const loggedSet = z.object({
  exercise: z.string(),
  set: z.number(),
  reps: z.number(),
  load: z.nullable(
    z.object({
      value: z.number(),
      unit: z.enum(['lbs', 'kg']),
      kind: z.exactOptional(z.literal('assistance')),
    }),
  ),
  seconds: z.nullable(z.number()),
  rpe: z.nullable(z.number()),
  kind: z.exactOptional(z.enum(['warmup', 'drop', 'failure'])),
});

/** The values that a correction replaced, and the member's date of the correction. */
const workoutCorrection = z.object({
  correctedOn: memberDay,
  date: memberDay,
  durationMinutes: minutes,
  perceivedExertion: effort,
  moodAfter: mood,
});
const workoutEntry = z.object({
  kind: z.literal('workout'),
  ...entry,
  category: z.string(),
  points: z.number(),
  durationMinutes: minutes,
  perceivedExertion: effort,
  moodAfter: mood,
  isCompleted: z.boolean(),
  /** The app that it was done in; absent for one that was logged here. */
  source: z.optional(z.enum(sources)),
  /** As written in that app; absent when it had none. */
  note: z.optional(z.string()),
  /** How far an activity went; absent when the member did not say. */
  distanceMeters: z.optional(z.number()),
  /** The sets that were done; null when they were not listed. */
  sets: z.nullable(z.array(loggedSet)),
  /** Oldest first. */
  corrections: z.array(workoutCorrection),
});
const routineEntry = z.object({
  kind: z.literal('routine'),
  ...entry,
  points: z.number(),
  durationMinutes: minutes,
  /** Present in the answer for one entry only. */
  exercises: z.optional(z.array(z.object({ name: z.string(), sets: z.number(), done: z.number() }))),
});
const questEntry = z.object({
  kind: z.literal('quest'),
  ...entry,
  points: z.number(),
  outcome: z.enum(['completed', 'skipped']),
  difficulty: z.nullable(z.enum(['easy', 'medium', 'hard'])),
  description: z.nullable(z.string()),
  /** The member's own words; absent without any. */
  note: z.optional(z.string()),
});
const weightUnit = z.enum(['lbs', 'kg']);
const weightEntry = z.object({
  kind: z.literal('weight'),
  ...entry,
  /** In the member's unit, or null when it is erased. */
  weight: z.nullable(z.number()),
  unit: weightUnit,
  /** The app that it was recorded in; absent for one that was logged here. */
  source: z.optional(z.enum(sources)),
  corrections: z.array(z.object({ correctedOn: memberDay, date: memberDay, weight: z.nullable(z.number()) })),
});
const measurementsEntry = z.object({
  kind: z.literal('measurements'),
  ...entry,
  /** The app of a weight that came along with body fat. */
  source: z.optional(z.enum(sources)),
  /** In the member's units. */
  values: z.array(
    z.object({
      field: z.enum([
        'weight',
        'height',
        'bodyFatPercent',
        'waistCircumference',
        'hipCircumference',
        'chestCircumference',
        'leanBodyMass',
      ]),
      value: z.number(),
      unit: z.enum(['lbs', 'kg', 'in', 'cm', '%']),
    }),
  ),
});
const assessmentEntry = z.object({
  kind: z.literal('assessment'),
  ...entry,
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  /** Present in the answer for one entry only. */
  results: z.optional(
    z.array(
      z.object({
        exerciseName: z.string(),
        value: z.number(),
        type: z.enum(['reps', 'seconds', 'rounds', 'measurement']),
      }),
    ),
  ),
});

export const historyEntry = z.union([
  workoutEntry,
  routineEntry,
  questEntry,
  weightEntry,
  measurementsEntry,
  assessmentEntry,
]);
/** Newest date first; of one date, the one recorded last. */
export const historyAnswer = z.object({
  entries: z.array(historyEntry),
  /** For `after` of the next page; null on the last. */
  next: z.nullable(z.string()),
});

const cursorShape = /^(\d{4}-\d{2}-\d{2})\.(\d{20}\/\d{20}(?:-\d{5})?)$/;
const isCursor = (text: string): boolean => {
  const [, date] = cursorShape.exec(text) ?? [];
  return date !== undefined && isMemberDay(date);
};

/** The longest text that is searched for. */
export const longestSearch = 60;

export const historyQuery = z.object({
  /** Kinds, by commas; all when absent. */
  kinds: z.optional(
    z.pipe(
      z.string().check(z.maxLength(100)),
      z.pipe(
        z.transform((text: string) => [...new Set(text.split(','))]),
        z.array(historyKind).check(z.minLength(1)),
      ),
    ),
  ),
  /** Part of a name. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(longestSearch))),
  after: z.optional(z.string().check(z.refine(isCursor, 'must be the `next` of a page'))),
  /** 30 when absent. */
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
});

export type HistoryKind = (typeof shownKinds)[number];
export type HistoryEntry = z.infer<typeof historyEntry>;
export type HistoryPage = z.infer<typeof historyAnswer>;
export type WorkoutEntry = z.infer<typeof workoutEntry>;
export type WeightEntry = z.infer<typeof weightEntry>;
