import { sinceJoining } from '#client/lib/day/since-joining.ts';
import {
  useActiveProgram,
  useActivityDays,
  useCurrentUser,
  useLatestMetric,
  useLedger,
  useRecentMetrics,
  useStats,
  useWorkouts,
} from '#client/lib/http/read-models.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { useInSlices } from '#client/ui/after-paint.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { BodyMetric, LatestMetric } from '#service/features/body/body-contract.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import type { ActivityDay, LedgerEntry, Stats } from '#service/features/stats/stats-contract.ts';
import type { Workout } from '#service/features/workout/workout-contract.ts';

/** The data of the numbers and charts. */
export type ProgressFacts = {
  readonly today: MemberDay;
  readonly user: CurrentUser;
  readonly program: Program | null;
  readonly stats: Stats;
  /** The last 28 dates since the member joined, oldest first. */
  readonly days: readonly ActivityDay[];
  /** Newest first. */
  readonly workouts: readonly Workout[];
  readonly latest: LatestMetric;
  /** Measurements of the last 90 days, oldest first. */
  readonly metrics: readonly BodyMetric[];
  /** Newest first. */
  readonly ledger: readonly LedgerEntry[];
};

/** The ways to see the progress. */
export const progressModes = ['progress', 'streak', 'workouts', 'weight', 'energy', 'achievements'] as const;
export type ProgressMode = (typeof progressModes)[number];

/** Props of one way to see the progress, as a picture or as a table. */
export type ModeProps = { facts: ProgressFacts; isTable: boolean };

/** The data of the points ledger. */
export type LedgerFacts = Pick<ProgressFacts, 'stats' | 'ledger' | 'today'>;

type ProgressLookup = {
  /** Undefined while it is read, and where that failed. */
  readonly facts: ProgressFacts | undefined;
  readonly isFailed: boolean;
  /** Reads again what failed. */
  readonly retry: () => void;
};

/** Everything that the numbers and charts of the dashboard are drawn from. */
export function useProgressFacts(): ProgressLookup {
  const today = useMemberToday();
  const user = useCurrentUser();
  const program = useActiveProgram();
  const stats = useStats();
  const days = useActivityDays();
  const workouts = useWorkouts();
  const latest = useLatestMetric();
  const metrics = useRecentMetrics(today);
  const ledger = useLedger();
  const lookups = [program, stats, days, workouts, latest, metrics, ledger];
  const failed = lookups.filter(({ data, error }) => data === undefined && error);
  const facts =
    user.data &&
    program.data !== undefined &&
    stats.data &&
    days.data &&
    workouts.data &&
    latest.data !== undefined &&
    metrics.data &&
    ledger.data
      ? {
          today,
          user: user.data,
          program: program.data,
          stats: stats.data,
          days: sinceJoining(days.data, user.data),
          workouts: workouts.data,
          latest: latest.data,
          metrics: metrics.data,
          ledger: ledger.data,
        }
      : undefined;
  const isReady = useInSlices(facts !== undefined);
  return {
    facts: isReady ? facts : undefined,
    isFailed: failed.length > 0,
    retry: () => {
      for (const { mutate } of failed) void mutate();
    },
  };
}
