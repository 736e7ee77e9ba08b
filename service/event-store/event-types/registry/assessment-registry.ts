import * as z from 'zod';
import type {
  AssessmentEvent,
  AssessmentResult,
  Confidence,
  FitnessLevel,
  Recommendation,
  RecommendationId,
  ResultType,
} from '#domain/assessment/assessment-events.ts';
import { amount, catalogueWord, choice, day, memberId, object, programId, text } from './fields.ts';
import type { Registry } from './registration.ts';

const result = object<AssessmentResult>({
  exerciseName: catalogueWord,
  value: amount,
  type: choice<ResultType>({ reps: true, seconds: true, rounds: true, measurement: true }),
  day: z.int().min(1).max(7),
  notes: text.nullable(),
  savedOn: day,
});

export const assessmentRegistry: Registry<AssessmentEvent> = {
  AssessmentEntryRecorded: {
    data: object({ memberId, programId, entry: result }),
    personal: ['entry.value', 'entry.notes'],
  },
  AssessmentSubmitted: {
    data: object({
      memberId,
      programId,
      results: z.array(result),
      score: z.int().min(0).max(12),
      level: choice<FitnessLevel>({ beginner: true, intermediate: true, advanced: true }),
      recommendations: z.array(
        object<Recommendation>({
          id: choice<RecommendationId>({
            muscle: true,
            cardio: true,
            lean: true,
            'daily-50': true,
            'daily-100': true,
          }),
          confidence: choice<Confidence>({ high: true, medium: true }),
        }),
      ),
    }),
    personal: ['results[].value', 'results[].notes', 'score', 'level', 'recommendations'],
  },
};
