import * as z from '#schema';
import { instant, memberDay } from '#service/http/fields-contract.ts';

/** Every figure is a count, and no field is personal: members are counted, or named by a pseudonym of this installation. */
const histogramBar = z.object({ bucket: z.string(), members: z.number() });
const changedBar = z.object({ bucket: z.string(), before: z.number(), after: z.number() });

const cohort = z.object({
  /** The Monday (UTC) of the week in which its members signed in for the first time. */
  week: z.string(),
  members: z.number(),
  /** How many were active in that week, in the next one, and so on, for each week that is over. */
  active: z.array(z.number()),
});

const questFigures = z.object({
  questId: z.string(),
  name: z.string(),
  spun: z.number(),
  spunAway: z.number(),
  /** Those that were completed too. */
  accepted: z.number(),
  completed: z.number(),
  /** By a skip token, before or after it was accepted. */
  skipped: z.number(),
});

const refusedCommands = z.object({
  /** The beginning of the hour. */
  hour: instant,
  command: z.string(),
  reason: z.string(),
  refused: z.number(),
});

const figures = z.object({
  asOf: instant,
  /** Up to which the log was read; events that occurred after the moment are left out. Null when there was none. */
  position: z.nullable(z.string()),
  members: z.number(),
  streaks: z.array(histogramBar),
  /** Cohorts of the latest thirteen weeks, oldest first. */
  retention: z.array(cohort),
  quests: z.array(questFigures),
  /** Refused commands of the seven days before the moment, newest first. */
  refused: z.array(refusedCommands),
  /** The schema that `npm run replay -- --as-of` makes for this moment. */
  schema: z.string(),
  /** The statement of each picture, for `npm run sql` there. */
  sql: z.object({ streaks: z.string(), retention: z.string(), quests: z.string(), refused: z.string() }),
});

const memberChange = z.object({
  /** A pseudonym. */
  member: z.string(),
  before: z.number(),
  after: z.number(),
});

const measureEffect = z.object({
  measure: z.enum(['current-streak', 'points']),
  buckets: z.array(changedBar),
  gaining: z.number(),
  losing: z.number(),
  unchanged: z.number(),
  /** The 50 largest changes each. */
  gains: z.array(memberChange),
  losses: z.array(memberChange),
  sql: z.string(),
});

const effect = z.object({
  asOf: instant,
  position: z.nullable(z.string()),
  members: z.number(),
  measures: z.array(measureEffect),
});

/** Energy and mood of all members together, from their check-ins of the latest thirteen weeks. Nothing is of fewer than 25 members. */
const energyFigures = z.object({
  asOf: instant,
  position: z.nullable(z.string()),
  /** Fewer members are neither compared nor shown. */
  leastMembers: z.number(),
  /** Members with enough check-ins to compare their days. */
  members: z.number(),
  afterTraining: z.nullable(
    z.object({
      /** Mean energy on days after training less that on others; each member has the same weight. */
      difference: z.number(),
      /** Members by the sign of their own difference. */
      higher: z.number(),
      same: z.number(),
      lower: z.number(),
      days: z.number(),
      otherDays: z.number(),
    }),
  ),
  /** Oldest first; only weeks (from Monday) with enough members. */
  weeks: z.array(z.object({ week: memberDay, members: z.number(), energy: z.number(), mood: z.number() })),
});

/** A history takes a while to fold. The same question is answered from the finished work. */
const computing = z.object({
  state: z.literal('computing'),
  /** Events read so far. */
  events: z.number(),
  /** Null while it is not known. */
  total: z.nullable(z.number()),
  /** How many questions are before this one. */
  waitingFor: z.number(),
});

export const insightsAnswer = z.discriminatedUnion('state', [
  computing,
  z.object({ state: z.literal('ready'), figures }),
]);
export const effectAnswer = z.discriminatedUnion('state', [
  computing,
  z.object({ state: z.literal('ready'), effect }),
]);

export const energyFiguresAnswer = z.discriminatedUnion('state', [
  computing,
  z.object({ state: z.literal('ready'), energy: energyFigures }),
]);

/** Without a moment: now. */
export const insightsQuery = z.object({ asOf: z.optional(instant) });
export const effectQuery = z.object({
  asOf: z.optional(instant),
  /** A rules file, as `npm run replay -- --rules-template` prints it: JSON, with the changed rules only. */
  rules: z.string().check(z.minLength(2), z.maxLength(4_000)),
});

export type InsightsAnswer = z.infer<typeof insightsAnswer>;
export type EffectAnswer = z.infer<typeof effectAnswer>;
export type EnergyFiguresAnswer = z.infer<typeof energyFiguresAnswer>;
export type EnergyFigures = z.infer<typeof energyFigures>;
export type Figures = z.infer<typeof figures>;
export type Effect = z.infer<typeof effect>;
export type MeasureEffect = Effect['measures'][number];
export type MemberChange = z.infer<typeof memberChange>;
