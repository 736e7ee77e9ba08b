import type { Instant } from '#domain/kernel/day.ts';
import type { PointsNow } from '#domain/points/points-ledger.ts';
import type { StreakDays } from '#domain/streak/streak-forecast.ts';
import { activeKinds } from '#domain/streak/streak-rules.ts';
import * as z from '#schema';
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

const streakNumbers = z.object({ currentStreak: z.number(), skipTokens: z.number() });

/** Answer of GET /api/me/streak-days: what streak and points follow from, for the numbers that are shown before a command is confirmed. */
export const streakDaysAnswer = z.object({
  circumstances: z.object({
    /** IANA names, or such names with rules that were adopted later (`underRules`), each from an instant on. */
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
        zones: z.exactOptional(
          z.object({
            version: z.string(),
            at: moment,
            zones: z.record(z.string(), z.object({ version: z.string(), from: moment, rules: z.string() })),
          }),
        ),
      }),
    ),
    /** The effect of adopted zone rules; absent before the first rules that had one. */
    recounted: z.exactOptional(
      z.object({
        held: z.record(memberDay, z.enum(['outage', 'neutral'])),
        recounts: z.array(
          z.object({
            version: z.string(),
            zone: z.string(),
            from: memberDay,
            dates: z.array(memberDay),
            before: streakNumbers,
            after: streakNumbers,
          }),
        ),
      }),
    ),
  }),
  /** The date of the first entry of `done`; null without one. */
  first: z.nullable(memberDay),
  /** For each date from the first to the last with a fact: twice the tokens spent on it, plus 1 for an active date. */
  done: z.array(z.number()),
  /** For each of these dates: the workouts that alone make it active; 0 where another activity does so too. */
  workouts: z.array(z.number()),
  /** Dates before the recent ones on which one workout counts and others were logged too late: the one that counts. */
  soleWorkouts: z.array(z.object({ date: memberDay, workoutId: z.string() })),
  /** The facts of the newest 15 dates with facts, 100 facts at most. From the date of the first on, there are no others. */
  recent: z.array(
    z.object({
      date: memberDay,
      kind: z.enum([...activeKinds, 'skip', 'token']),
      name: z.string(),
      at: z.exactOptional(moment),
      beganAt: z.exactOptional(moment),
      isOfNightBefore: z.exactOptional(z.literal(true)),
      daysLate: z.exactOptional(z.number()),
      isTotalsOnly: z.exactOptional(z.literal(true)),
      isRecounted: z.exactOptional(z.literal(true)),
      isReturned: z.exactOptional(z.literal(true)),
    }),
  ),
  points: z.object({
    total: z.number(),
    /** The awards of the recent dates that were not reversed, by what they are for: `quest:2026-03-01`. */
    awards: z.array(z.object({ key: z.string(), date: memberDay, points: z.number() })),
  }),
}) satisfies z.ZodMiniType<StreakDays & { points: PointsNow }>;
