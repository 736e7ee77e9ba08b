import type { MemberDay } from '#domain/kernel/day.ts';
import type { BodyMetric, LatestMetric } from '#service/body/body-contract.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import type { Program } from '#service/program/program-contract.ts';
import type { ActivityDay, LedgerEntry, Stats } from '#service/stats/stats-contract.ts';
import type { Workout } from '#service/workout/workout-contract.ts';

/** What the numbers and charts are drawn from. */
export type ProgressFacts = {
  readonly today: MemberDay;
  readonly user: CurrentUser;
  readonly program: Program | null;
  readonly stats: Stats;
  /** The last 28 dates, oldest first. */
  readonly days: readonly ActivityDay[];
  /** Newest first. */
  readonly workouts: readonly Workout[];
  readonly latest: LatestMetric;
  /** Of the last 90 days, oldest first. */
  readonly metrics: readonly BodyMetric[];
  /** Newest first. */
  readonly ledger: readonly LedgerEntry[];
};

/** The ways to see the progress. */
export const progressModes = ['progress', 'streak', 'workouts', 'weight', 'achievements'] as const;
export type ProgressMode = (typeof progressModes)[number];

/** Of one way to see the progress: as a picture, or as a table. */
export type ModeProps = { facts: ProgressFacts; isTable: boolean };

/** What the ledger of points is read from. */
export type LedgerFacts = Pick<ProgressFacts, 'stats' | 'ledger' | 'today'>;
