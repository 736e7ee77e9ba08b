import * as z from '#schema';
import { memberDay } from '#service/http/fields-contract.ts';

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, written YYYY-MM'));

/** Everything that was published of the wheel's seeds, newest month first. Public, because a commitment binds only if others keep it. */
export const wheelSeedsAnswer = z.array(
  z.object({
    month,
    /** Hex SHA-256 of the seed. */
    commitment: z.string(),
    committedAt: z.string(),
    /** Whether the month had begun somewhere before its commitment. */
    isLate: z.boolean(),
    /** Null until the month has ended everywhere. */
    revealed: z.nullable(z.object({ seed: z.string(), at: z.string(), isLate: z.boolean() })),
  }),
);

/** The rules of the wheel by date: those of v1 hold before the first date of v2. Public, as the seeds are. */
export const wheelRulesAnswer = z.nullable(z.object({ from: memberDay, adoptedAt: z.string() }));

/** The month that the member lives in, when absent. */
export const drawsQuery = z.object({ month: z.optional(month) });
/** The member's draws of a month as stored, oldest first: all that the browser needs to repeat them. */
export const drawsAnswer = z.array(
  z.object({
    memberId: z.string(),
    date: memberDay,
    questId: z.string(),
    spin: z.number(),
    candidates: z.array(z.string()),
    draw: z.string(),
    seedId: z.string(),
    /** Null for draws from before November 2026. */
    inputs: z.nullable(
      z.object({ equipment: z.array(z.string()), isRestDay: z.boolean(), catalogue: z.number() }),
    ),
    /** By which rules it was made. */
    rules: z.enum(['v1', 'v2']),
    /** The wheel of its date, with the HMAC that it was laid out by; null by the rules v1. */
    wheel: z.nullable(z.object({ slots: z.array(z.string()), draw: z.string() })),
    drawnAt: z.string(),
    /** Whether an admin has reset the date since the draw before, so that its spins count from one again. */
    isAfterReset: z.boolean(),
  }),
);

export type WheelSeed = z.infer<typeof wheelSeedsAnswer>[number];
export type Draw = z.infer<typeof drawsAnswer>[number];
