import { injuredAreas } from '#domain/catalogue/workouts/injured-areas.ts';
import * as z from '#schema';
import { commandAnswer, memberDay } from '#service/http/fields-contract.ts';

/** 1 to 5. */
const feeling = z.int().check(z.minimum(1), z.maximum(5));
const sore = z.array(z.enum(injuredAreas)).check(z.maxLength(injuredAreas.length));

/** How the member is; on today's date without one. */
export const checkInBody = z.object({
  date: z.optional(memberDay),
  energy: feeling,
  mood: feeling,
  sore: z.optional(sore),
});
export const shownCheckIn = z.object({ date: memberDay, energy: feeling, mood: feeling, sore });
/** At most 400 days. */
export const checkInsQuery = z.object({ from: z.optional(memberDay), to: z.optional(memberDay) });
export const checkInsAnswer = z.array(shownCheckIn);
export const checkInAnswer = z.object({ ...commandAnswer, checkIn: shownCheckIn });
export const removeCheckInAnswer = z.object({ ...commandAnswer, removed: z.boolean() });

export const energyRanges = ['month', 'quarter', 'year'] as const;
export const energyQuery = z.object({ range: z.optional(z.enum(energyRanges)) });
/** Energy and mood of a range beside the efforts. */
export const energyAnswer = z.object({
  from: memberDay,
  to: memberDay,
  /** How many dates have a check-in. */
  checkIns: z.number(),
  /** Below so many there are neither points nor means. */
  leastCheckIns: z.number(),
  /** Oldest first; at most 120. */
  points: z.array(
    z.object({
      /** The last date of the span whose means follow. */
      date: memberDay,
      energy: z.number(),
      mood: z.number(),
      /** Means of the last seven dates. */
      weekEnergy: z.number(),
      weekMood: z.number(),
      /** The hardest of the span, 1 to 10; null without one. */
      effort: z.nullable(z.number()),
    }),
  ),
  mean: z.nullable(z.object({ energy: z.number(), mood: z.number() })),
  /** Mean energy on days after training less that of the others; null where there are too few of either. */
  afterTraining: z.nullable(z.object({ difference: z.number(), days: z.number(), otherDays: z.number() })),
});

export type EnergyRange = (typeof energyRanges)[number];
export type EnergySeries = z.infer<typeof energyAnswer>;
export type ShownCheckIn = z.infer<typeof shownCheckIn>;
