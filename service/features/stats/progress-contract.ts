import { progressRanges } from '#domain/progress/progress-series.ts';
import * as z from '#schema';
import { memberDay } from '#service/http/fields-contract.ts';

export const progressQuery = z.object({ range: z.optional(z.enum(progressRanges)) });
/** The charts of a range. Weights are in the member's preferred unit. */
export const progressAnswer = z.object({
  from: memberDay,
  to: memberDay,
  unit: z.enum(['lbs', 'kg']),
  /** Oldest first; at most 120. */
  weights: z.array(
    z.object({
      date: memberDay,
      weight: z.number(),
      /** Average of the last seven dates up to this one. */
      average: z.number(),
    }),
  ),
  /** The period of each count of workouts. */
  bucket: z.enum(['week', 'month', 'year']),
  /** Completed workouts by the first date of each week, month or year, oldest first; at most 120. */
  workouts: z.array(z.object({ date: memberDay, count: z.number() })),
});

export type ProgressSeries = z.infer<typeof progressAnswer>;
