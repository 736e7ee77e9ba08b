import {
  useActiveProgram,
  useActivityDays,
  useBodyMetrics,
  useCurrentUser,
  useLatestMetric,
  useLedger,
  useStats,
  useWorkouts,
} from '#client/lib/http/read-models.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { useInSlices } from '#client/ui/after-paint.ts';
import { addDays } from '#domain/kernel/day.ts';
import type { ProgressFacts } from './progress-facts.ts';

/** How far back the weight chart goes. */
const weightDays = 90;

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
  const metrics = useBodyMetrics(addDays(today, 1 - weightDays));
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
          days: days.data,
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
