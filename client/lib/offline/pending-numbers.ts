import { foldsAfter, type KnownDays, type PendingEvent } from '#client/lib/day/numbers-forecast.ts';
import { evolveReached, type Reached } from '#domain/achievements/reached.ts';
import { toMass } from '#domain/body/quantity.ts';
import { asMemberDay, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import { type PointsLedger, pointsEntries } from '#domain/points/points-ledger.ts';
import type { Activity } from '#domain/streak/activity-state.ts';
import { bestStreakOf, streakAt } from '#domain/streak/streak-summary.ts';
import type { BodyMetric, LatestMetric } from '#service/body/body-contract.ts';
import type { BodyEntry } from '#service/body/body-view-contract.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import type { Program } from '#service/program/program-contract.ts';
import type { DailyTemplate, RoutineProgress } from '#service/routine/routine-contract.ts';
import { daysOn, shownEntry, statsOn } from '#service/stats/shown-stats-contract.ts';
import type { ActivityDay, LedgerEntry, Stats } from '#service/stats/stats-contract.ts';
import type { Workout } from '#service/workout/workout-contract.ts';
import type { Waiting } from './outbox.ts';
import { entriesAfter, entriesKnown, latestAfter, listAfter, programAfter } from './pending-body.ts';
import { type DecidedEvent, isOfBody, pendingEvents } from './pending-events.ts';
import { workoutsAfter } from './pending-workouts.ts';

/** What was read, by its path, as the server answered it. */
export type Reads = ReadonlyMap<string, unknown>;
type Commands = readonly Pick<Waiting, 'method' | 'path' | 'body' | 'idempotencyKey'>[];

const streakDaysPath = '/api/me/streak-days';
const statsPath = '/api/stats';
const gridPath = '/api/activity-days?days=';
const ledgerPath = '/api/ledger?limit=';
const workoutsPath = '/api/workouts';
const latestPath = '/api/body-metrics/latest';
const metricsPath = '/api/body-metrics?from=';
const programPath = '/api/programs/active';

/**
 * What the server will answer to these reads once it has carried out the commands of the outbox, if it gets them now: by its own deciders,
 * folds and views. Only reads that change. What does not follow from what was read stays as it is.
 */
export function readsAfter(commands: Commands, held: Reads, now: Instant): Reads {
  const days = held.get(streakDaysPath) as KnownDays | undefined;
  if (!days || commands.length === 0) return new Map();
  const { zones } = days.circumstances;
  const today = dayAt(zones, now);
  const workouts = (held.get(workoutsPath) as readonly Workout[] | undefined) ?? [];
  const user = held.get('/api/auth/user') as CurrentUser | undefined;
  const bodyEntries = entriesIn(held);
  const routines = [...valuesAt<readonly RoutineProgress[]>(held, '/api/daily-workout-progress')].flatMap(
    ([, progress]) => progress,
  );
  const templates =
    (held.get('/api/daily-maintenance-templates') as readonly DailyTemplate[] | undefined) ?? [];
  const memberId = asMemberId(user?.id ?? '');
  const basis = { memberId, zones, now, workouts, routines, templates, bodyEntries };
  const events = pendingEvents(commands, basis);
  const pending = events.filter((event) => !isOfBody(event)).map((event) => asPending(event, workouts, now));
  return changed(held, [
    ...(followsFrom(days, held, today) ? streakReads(days, pending, held, now) : []),
    [workoutsPath, workoutsAfter(workouts, events, routines)],
    ...bodyReads(events.filter(isOfBody), bodyEntries, held, { today, user }),
  ]);
}

type Answers = readonly (readonly [path: string, answer: unknown])[];

/** Those that were read, and differ now. */
const changed = (held: Reads, after: Answers): Reads =>
  new Map(
    after.filter(
      ([path, answer]) => held.has(path) && JSON.stringify(held.get(path)) !== JSON.stringify(answer),
    ),
  );

function* valuesAt<Value>(held: Reads, start: string): Generator<readonly [path: string, value: Value]> {
  for (const [path, value] of held) if (path.startsWith(start)) yield [path, value as Value];
}

/** The folds take an event for one of the member in person. */
function asPending(decided: DecidedEvent, workouts: readonly Workout[], at: Instant): PendingEvent {
  const { memberId: _, ...rest } = decided;
  const event = rest as PendingEvent['event'];
  const known = 'workoutId' in decided ? workouts.find(({ id }) => id === decided.workoutId) : undefined;
  if (!known) return { event, at };
  const { date, pointsEarned: points, isCompleted } = known;
  return { event, at, workout: { date, points, isCompleted } };
}

/** Whether the shown numbers are those of the days that were read: one of the two may be older. */
function followsFrom(days: KnownDays, held: Reads, today: MemberDay): boolean {
  const stats = held.get(statsPath) as Stats | undefined;
  if (!stats) return false;
  const [grid] = valuesAt<readonly ActivityDay[]>(held, gridPath);
  const { summary } = foldsAfter(days, []).activity;
  const before = streakAt(summary, grid?.[1].at(-1)?.date ?? today);
  return (
    before.currentStreak === stats.currentStreak &&
    before.bestStreak === stats.bestStreak &&
    before.skipTokens === stats.skipTokens &&
    before.tokensAtRisk === stats.tokensAtRisk &&
    before.isActiveToday === stats.isActiveToday &&
    days.points.total === stats.totalPoints
  );
}

function streakReads(days: KnownDays, pending: readonly PendingEvent[], held: Reads, now: Instant): Answers {
  const stats = held.get(statsPath) as Stats;
  let reached: Reached = Object.fromEntries(
    stats.achievements.flatMap(({ id, reachedOn }) => (reachedOn === null ? [] : [[id, reachedOn]])),
  );
  const { activity, ledger } = foldsAfter(days, pending, (recorded, so) => {
    reached = evolveReached(reached, recorded, { ...countsOf(so, stats), goalProgress: 0 });
  });
  const { summary } = activity;
  const today = dayAt(summary.zones, now);
  const { workouts: totalWorkouts, quests: completedQuests } = countsOf(activity, stats);
  const basis = { summary, totalWorkouts, completedQuests, totalPoints: ledger.total, reached };
  return [
    [statsPath, { ...stats, ...statsOn(basis, today) }],
    ...[...valuesAt<readonly ActivityDay[]>(held, gridPath)].map(
      ([path, shown]) => [path, daysAfter(shown, activity, now, days.recent[0]?.date)] as const,
    ),
    ...[...valuesAt<readonly LedgerEntry[]>(held, ledgerPath)].map(
      ([path, shown]) => [path, [...newestFirst(ledger, now), ...shown]] as const,
    ),
  ];
}

/** Which of the active dates are late is known of the recent ones only. Of the others it stays as it was read. */
function daysAfter(
  shown: readonly ActivityDay[],
  activity: Activity,
  now: Instant,
  recentFrom: MemberDay | undefined,
): readonly ActivityDay[] {
  const earlier = shown.filter(({ date }) => recentFrom !== undefined && date < recentFrom);
  const late = new Map(
    earlier.filter(({ standing }) => standing === 'active').map(({ date, isLate }) => [date, isLate]),
  );
  return daysOn(activity, now, shown.length).map((day) => ({
    ...day,
    isLate: late.get(day.date) ?? day.isLate,
  }));
}

/** The folds of the days count from 0. */
const countsOf = (activity: Activity, stats: Stats) => ({
  workouts: stats.totalWorkouts + activity.totalWorkouts,
  quests: stats.completedQuests + activity.completedQuests,
  bestStreak: bestStreakOf(activity.summary),
});

/** The entries of the pending events. */
const newestFirst = (ledger: PointsLedger, now: Instant): readonly LedgerEntry[] =>
  pointsEntries(ledger)
    .filter(({ recordedAt }) => recordedAt === now)
    .sort((a, b) => b.entryId.localeCompare(a.entryId, 'en', { numeric: true }))
    .map(shownEntry);

function entriesIn(held: Reads): readonly BodyEntry[] {
  const [list] = valuesAt<readonly BodyMetric[]>(held, metricsPath);
  return entriesKnown((held.get(latestPath) as LatestMetric | undefined) ?? null, list?.[1] ?? []);
}

type Viewer = { readonly today: MemberDay; readonly user: CurrentUser | undefined };

function bodyReads(
  events: Parameters<typeof entriesAfter>[1],
  known: readonly BodyEntry[],
  held: Reads,
  { today, user }: Viewer,
): Answers {
  if (events.length === 0) return [];
  const entries = entriesAfter(known, events);
  const isMetric = user?.unitPreference === 'metric';
  const program = held.get(programPath) as Program | null | undefined;
  const profileWeight = user?.weight ? toMass(user.weight, isMetric ? 'kg' : 'lbs') : null;
  return [
    [latestPath, latestAfter(entries, isMetric)],
    ...[...valuesAt<readonly BodyMetric[]>(held, metricsPath)].map(
      ([path, list]) =>
        [path, listAfter(list, entries, asMemberDay(path.slice(metricsPath.length)), isMetric)] as const,
    ),
    ...(program
      ? [[programPath, programAfter(program, { known, entries, today, isMetric, profileWeight })] as const]
      : []),
  ];
}
