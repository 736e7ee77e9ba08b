import * as z from '#schema';
import { memberDay } from '#service/http/fields-contract.ts';

const plannedExercise = z.object({
  name: z.string(),
  sets: z.number(),
  /** One of these four. */
  reps: z.optional(z.number()),
  /** Of one set. */
  seconds: z.optional(z.number()),
  steps: z.optional(z.number()),
  miles: z.optional(z.number()),
  /** After each set but the last; absent where the plan names none. */
  restSeconds: z.optional(z.number()),
});

/** Answer of GET /api/plan: seven dates, today first. */
export const planAnswer = z.object({
  /** Whether a workout or a daily routine was completed today. */
  isDoneToday: z.boolean(),
  days: z.array(
    z.object({
      date: memberDay,
      /** A rest day has a session too, for members who train nevertheless. */
      isRestDay: z.boolean(),
      isPaused: z.boolean(),
      /** Null when no workout fits the member. */
      session: z.nullable(
        z.object({
          /** A daily routine is ticked set by set; a workout is logged as a whole, with this id as `templateId`. */
          kind: z.enum(['workout', 'daily']),
          id: z.string(),
          name: z.string(),
          /** Whether the member named it. */
          isOwn: z.boolean(),
          durationMinutes: z.number(),
          exercises: z.array(plannedExercise),
        }),
      ),
    }),
  ),
});
export type Plan = z.infer<typeof planAnswer>;
