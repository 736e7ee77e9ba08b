import * as z from 'zod/mini';
import { injuredAreas } from '#domain/catalogue/workouts/injured-areas.ts';
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

export type ShownCheckIn = z.infer<typeof shownCheckIn>;
