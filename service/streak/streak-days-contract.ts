import * as z from 'zod/mini';
import type { Instant } from '#domain/kernel/day.ts';
import type { StreakDays } from '#domain/streak/streak-forecast.ts';
import { instant, memberDay } from '#service/http/fields-contract.ts';

const moment = instant as unknown as z.ZodMiniType<Instant, string>;
const since = <Value extends z.ZodMiniType>(value: Value) =>
  z.exactOptional(z.array(z.object({ from: memberDay, value })));
const streakRules = z.object({
  tokenHold: z.number(),
  tokenStart: z.number(),
  earnEvery: z.number(),
  creditDays: z.number(),
  neutralUnderHours: z.number(),
});

/** Answer of GET /api/me/streak-days: what the streak follows from, for the numbers that are shown before a command is confirmed. */
export const streakDaysAnswer = z.object({
  circumstances: z.object({
    /** IANA names, each from an instant on. */
    zones: z.array(z.object({ from: moment, zone: z.string() })),
    switches: z.array(z.object({ from: memberDay, usesTokensAutomatically: z.boolean() })),
    pauses: z.array(z.object({ from: memberDay, until: memberDay })),
    rest: z.object({
      keeps: since(z.boolean()),
      daysPerWeek: since(z.number()),
      daily: since(z.boolean()),
    }),
    firstProgramOn: z.nullable(memberDay),
    /** Outages and adopted rules; absent while there are none. */
    common: z.exactOptional(
      z.object({
        outages: z.array(z.object({ id: z.string(), from: moment, to: moment })),
        adopted: z.exactOptional(
          z.array(z.object({ version: z.string(), from: memberDay, rules: streakRules })),
        ),
      }),
    ),
  }),
  /** The date of the first entry of `done`; null without one. */
  first: z.nullable(memberDay),
  /** Of each date from the first to the last with a fact: twice the tokens spent on it, plus 1 where it is active. */
  done: z.array(z.number()),
}) satisfies z.ZodMiniType<StreakDays>;
