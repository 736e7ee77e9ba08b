import { loadMeanings } from '#domain/history-import/exercise-answers.ts';
import { importLimits } from '#domain/history-import/history-import.ts';
import { sources } from '#domain/history-import/sources.ts';
import { setLimits } from '#domain/workout/set-log-rules.ts';
import * as z from '#schema';
import { loggedSet } from '#service/features/workout/workout-contract.ts';
import { commandAnswer, instant, memberDay } from '#service/http/fields-contract.ts';

const { batch: ofBatch, letters } = importLimits;

const exerciseName = z.string().check(z.minLength(1), z.maxLength(setLimits.exerciseLetters));
const exerciseAnswer = z.object({
  /** In the file. */
  name: exerciseName,
  /** Here; null for the name in the file. */
  as: z.nullable(exerciseName),
  load: z.enum(loadMeanings),
});

/** Body of POST /api/me/imports. */
export const beginImportBody = z.object({
  source: z.enum(sources),
  /** As the files were named, by commas. */
  fileName: z.optional(z.string().check(z.maxLength(letters.fileName))),
  /** The member's answers about exercises of the files, for later imports on any device. */
  exercises: z.optional(z.array(exerciseAnswer).check(z.maxLength(importLimits.exercises))),
});

/** Several entries of one source with the same start are kept apart by their order in the file, from 1. */
const nth = z.optional(z.number().check(z.int(), z.gte(1), z.lte(1_000)));
const batch = z.number().check(z.int(), z.gte(1), z.lte(100_000));

/** Body of POST /api/me/imports/:id/workouts. */
export const importWorkoutsBody = z.object({
  /** Counted by the sender from 1. A batch that was stored is not stored again. */
  batch,
  workouts: z
    .array(
      z.object({
        date: memberDay,
        /** The start, where the file names a moment. */
        startedAt: z.optional(instant),
        /** `HH:MM:SS` of the clock, where the file names no zone. */
        clock: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/))),
        nth,
        name: z.optional(z.string().check(z.maxLength(letters.name))),
        /** Absent when the file does not say. */
        durationMinutes: z.optional(z.number().check(z.int(), z.gte(1), z.lte(1_440))),
        note: z.optional(z.string().check(z.maxLength(letters.note))),
        sets: z.array(loggedSet).check(z.maxLength(setLimits.sets)),
        /** A habit that was done: its name alone tells it from others of its date, so `nth` does not count. */
        isActivity: z.optional(z.literal(true)),
      }),
    )
    .check(z.minLength(1), z.maxLength(ofBatch.workouts)),
});

/** Body of POST /api/me/imports/:id/weights. */
export const importWeightsBody = z.object({
  /** Counted by the sender from 1, separately from batches of workouts. */
  batch,
  weights: z
    .array(
      z.object({
        date: memberDay,
        /** `HH:MM:SS` of the clock, where the file has one. */
        clock: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/))),
        nth,
        weight: z.object({
          value: z.number().check(z.gt(0), z.lte(1_500)),
          unit: z.enum(['lbs', 'kg']),
        }),
        bodyFatPercent: z.optional(z.number().check(z.gte(0), z.lte(100))),
      }),
    )
    .check(z.minLength(1), z.maxLength(ofBatch.weights)),
});

export type SentWorkout = z.infer<typeof importWorkoutsBody>['workouts'][number];
export type SentWeight = z.infer<typeof importWeightsBody>['weights'][number];

const shownImport = z.object({
  id: z.string(),
  source: z.enum(sources),
  /** Null when it was not sent. */
  fileName: z.nullable(z.string()),
  status: z.enum(['open', 'completed', 'withdrawn']),
  begunAt: z.iso.datetime(),
  /** Parts of the file that were not known before. */
  workouts: z.number(),
  sets: z.number(),
  weights: z.number(),
  /** The first and last date; null while nothing came. */
  from: z.nullable(memberDay),
  until: z.nullable(memberDay),
});
export type ShownImport = z.infer<typeof shownImport>;

/** Answer of GET /api/me/imports: the latest first. */
export const importsAnswer = z.object({
  imports: z.array(shownImport),
  /** What the member answered about exercises at all imports. */
  exercises: z.array(exerciseAnswer),
});
export const importAnswer = z.object({
  ...shownImport.shape,
  /** What stands of it: everything, or what was corrected before it was taken back. */
  standing: z.object({ workouts: z.number(), weights: z.number() }),
});

/** Null when the member's data was cleared since. */
export const beginImportAnswer = z.object({ ...commandAnswer, import: z.nullable(shownImport) });
export const importBatchAnswer = z.object({
  ...commandAnswer,
  /** How many of the batch were new, and how many the history had already. */
  added: z.number(),
  known: z.number(),
});
export const importChangedAnswer = z.object({ ...commandAnswer, import: z.nullable(importAnswer) });
