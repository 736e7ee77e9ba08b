import * as z from '#schema';
import { commandAnswer, memberDay } from '#service/http/fields-contract.ts';

const pauseReason = z.enum(['holiday', 'illness', 'injury']);

const pausesShape = {
  /** Those that count for the limit of 42 days in 365, oldest first. The last date is paused too. */
  pauses: z.array(z.object({ from: memberDay, until: memberDay })),
};
/** Answer of GET /api/me/pauses. */
export const pausesAnswer = z.object(pausesShape);

/** Body of POST /api/me/pauses. */
export const pauseBody = z.object({
  from: memberDay,
  /** The last paused date. */
  until: memberDay,
  reason: pauseReason,
});
/** Body of POST /api/me/pauses/end. */
export const endPauseBody = z.object({
  /** The first date that is no longer paused: today or later. */
  on: memberDay,
});
export const pauseCommandAnswer = z.object({ ...commandAnswer, ...pausesShape });

export type PausesAnswer = z.infer<typeof pausesAnswer>;
