import * as z from '#schema';
import { commandAnswer, memberDay } from '#service/http/fields-contract.ts';

const assessmentResult = z.object({
  exerciseName: z.string().check(z.minLength(1), z.maxLength(80)),
  value: z.number().check(z.gte(0), z.lte(100_000)),
  type: z.enum(['reps', 'seconds', 'rounds', 'measurement']),
  day: z.number().check(z.int(), z.gte(1), z.lte(7)),
  notes: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
  /** The date on which the entry was saved; today when absent. */
  savedOn: z.optional(memberDay),
});
/** The program of an assessment, which may have ended before its results arrive; the active one when absent. */
const meantProgram = z.optional(z.string().check(z.maxLength(100)));
export const completeAssessmentBody = z.object({
  results: z.array(assessmentResult).check(z.maxLength(100)),
  programId: meantProgram,
});

/** One result, as it is entered. */
export const recordEntryBody = z.object({
  ...assessmentResult.shape,
  programId: meantProgram,
});
export const recordEntryAnswer = z.object(commandAnswer);
/** The entries of the active assessment from all devices; empty without an assessment. */
export const entriesAnswer = z.array(assessmentResult);

export const recommendation = z.object({
  id: z.enum(['muscle', 'cardio', 'lean', 'daily-50', 'daily-100']),
  confidence: z.enum(['high', 'medium']),
});
export const assessmentOutcome = z.object({
  programId: z.string(),
  submittedOn: memberDay,
  score: z.number(),
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  recommendations: z.array(recommendation),
  results: z.array(assessmentResult),
  /** The last submission of the assessment before this one; null for the first, absent in answers of earlier releases. */
  previous: z.optional(
    z.nullable(z.object({ submittedOn: memberDay, score: z.number(), results: z.array(assessmentResult) })),
  ),
  /** Revision of the assessment program's stream. A client that holds a newer command answer ignores an older read. */
  revision: z.number(),
});
export const completeAssessmentAnswer = z.object({ ...commandAnswer, ...assessmentOutcome.shape });
/** Null before the first submission. */
export const latestAssessmentAnswer = z.nullable(assessmentOutcome);

export type AssessmentEntry = z.infer<typeof assessmentResult>;
export type AssessmentOutcome = z.infer<typeof assessmentOutcome>;
export type Recommendation = z.infer<typeof recommendation>;
