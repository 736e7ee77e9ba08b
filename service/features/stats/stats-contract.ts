import * as z from '#schema';
import { memberDay } from '#service/http/fields-contract.ts';

const recountedNumbers = z.object({ currentStreak: z.number(), skipTokens: z.number() });
/** The effect of one version of zone rules: `from` is the first date that was counted again. */
const recount = z.object({
  version: z.string(),
  /** An IANA name. */
  zone: z.string(),
  from: memberDay,
  dates: z.array(memberDay),
  before: recountedNumbers,
  after: recountedNumbers,
});

export const achievement = z.object({
  id: z.enum(['first-workout', 'week-warrior', 'monthly-master', 'goal-crusher', 'quest-seeker']),
  unlocked: z.boolean(),
  reachedOn: z.nullable(memberDay),
  /** Set when a later correction removed the cause. */
  note: z.nullable(z.string()),
});
export const statsAnswer = z.object({
  currentStreak: z.number(),
  totalWorkouts: z.number(),
  totalPoints: z.number(),
  completedQuests: z.number(),
  bestStreak: z.number(),
  skipTokens: z.number(),
  /** Tokens that the open gap needs; not spent yet. */
  tokensAtRisk: z.number(),
  isActiveToday: z.boolean(),
  /** Yesterday, when it was missed and a token can still be spent on it by hand; otherwise null. */
  rescuableDay: z.nullable(memberDay),
  /** Why today needs no activity and no skip; null on every other day. */
  excuse: z.nullable(z.enum(['paused', 'outage', 'rest'])),
  /** The last date of the pause that today belongs to; null when the streak is not paused. */
  pausedUntil: z.nullable(memberDay),
  /** Active days in a row that earn a skip token, by the rules of today. */
  earnEvery: z.number(),
  /** The version of adopted rules that the member has not read of; null when there is none. */
  newRules: z.nullable(z.string()),
  /** The effect of adopted zone rules on the member, until the member has read the line about it. */
  recount: z.exactOptional(recount),
  /** Goal Crusher is unlocked here once a program has ended at its goal. The progress of the active program is in that program. */
  achievements: z.array(achievement),
  /** The date on which each reached tier of the badges was reached first, by its id, such as `workouts-50`. An earlier release names none. */
  tiers: z.exactOptional(z.record(z.string(), memberDay)),
});
/** The state of a date. */
export const gridDay = z.object({
  date: memberDay,
  standing: z.enum(['active', 'protected', 'neutral', 'paused', 'rest', 'missed', 'future']),
  /** Whether the protecting token is not spent yet, because the gap is open. */
  isProvisional: z.boolean(),
});
export const activityDay = z.extend(gridDay, {
  /** Whether it is active only by what was recorded on later dates. */
  isLate: z.boolean(),
});
export const activityDaysQuery = z.object({
  days: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(366))),
});
/** Oldest first; today is last. */
export const activityDaysAnswer = z.array(activityDay);

export const ledgerEntry = z.object({
  id: z.string(),
  date: memberDay,
  points: z.number(),
  /** A stable code, and its text. */
  reason: z.string(),
  text: z.string(),
  /** The id of the entry that this one reverses. */
  reverses: z.nullable(z.string()),
  /** Whether the entry is for a workout whose time overlaps another workout. */
  overlaps: z.boolean(),
});
export const ledgerQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(500))),
  before: z.optional(memberDay),
});
/** Newest first. */
export const ledgerAnswer = z.array(ledgerEntry);

const numbersOn = z.object({
  currentStreak: z.number(),
  bestStreak: z.number(),
  skipTokens: z.number(),
  totalPoints: z.number(),
  totalWorkouts: z.number(),
  completedQuests: z.number(),
});
const lookBackDay = z.object({
  date: memberDay,
  /** The instant of `knownThen`, for `replay --as-of`: the end of the date, or now for today. */
  asOf: z.string(),
  /** As it was known at that instant. */
  knownThen: numbersOn,
  /** The numbers of the date by later knowledge: late entries, corrections, corrected zones; null when nothing differs. */
  knownNow: z.nullable(numbersOn),
});
/** Every date since the member joined, oldest first; today is last. */
export const lookBackAnswer = z.array(lookBackDay);

export type NumbersOn = z.infer<typeof numbersOn>;
export type LookBackDay = z.infer<typeof lookBackDay>;
export type Stats = z.infer<typeof statsAnswer>;
export type GridDay = z.infer<typeof gridDay>;
export type ActivityDay = z.infer<typeof activityDay>;
export type LedgerEntry = z.infer<typeof ledgerEntry>;
