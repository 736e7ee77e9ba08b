import {
  foldsAfter,
  type KnownDays,
  type PendingEvent,
  recordedAs,
} from '#client/lib/day/numbers-forecast.ts';
import { evolveReached, evolveTiers, type Reached, type ReachedTiers } from '#domain/achievements/reached.ts';
import { measuredFields } from '#domain/body/body-entry-rules.ts';
import type { BodyEvent, Measurements } from '#domain/body/body-events.ts';
import { latestMetrics, startWeightOf } from '#domain/body/body-history-rules.ts';
import { type Mass, massIn, toLength, toMass } from '#domain/body/quantity.ts';
import { addDays, asMemberDay, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import { type PointsLedger, pointsEntries } from '#domain/points/points-ledger.ts';
import { type TrainedWeek, trainedWeeks } from '#domain/program/dose-rules.ts';
import { goalMeasures } from '#domain/program/goal-measures.ts';
import { targetWeightOf } from '#domain/program/goal-progress.ts';
import { plannedMinutes } from '#domain/program/program-rules.ts';
import type { RoutineCompleted } from '#domain/routine/routine-events.ts';
import type { Activity } from '#domain/streak/activity-state.ts';
import { bestStreakOf, streakAt } from '#domain/streak/streak-summary.ts';
import type { BodyMetric, LatestMetric } from '#service/features/body/body-contract.ts';
import {
  type BodyEntry,
  shownEntry as shownBodyEntry,
  shownLatest,
} from '#service/features/body/body-view-contract.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import type { DailyTemplate, RoutineProgress } from '#service/features/routine/routine-contract.ts';
import { daysOn, shownEntry, statsOn } from '#service/features/stats/shown-stats-contract.ts';
import type { ActivityDay, LedgerEntry, Stats } from '#service/features/stats/stats-contract.ts';
import { shownWorkout, workoutLogged } from '#service/features/workout/shown-workout-contract.ts';
import type { Workout } from '#service/features/workout/workout-contract.ts';
import type { Waiting } from './outbox.ts';
import type * as PendingBadges from './pending-badges.ts';
import { type Answers, type DecidedEvent, isOfBody, pendingEvents, type Reads } from './pending-events.ts';
import type * as PendingQuests from './pending-quests.ts';

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
 * The server's answers to these reads once it has carried out the commands of the outbox, if it gets them now. They follow from its own
 * deciders, folds and views. Contains only reads that change. Values that do not follow from the reads stay as they are.
 * @param quests what follows from completed quests; loaded where one waits
 * @param badges what follows for badges and the path; loaded where those were read
 */
export function readsAfter(
  commands: Commands,
  held: Reads,
  now: Instant,
  quests: typeof PendingQuests | null,
  badges: typeof PendingBadges | null,
): Reads {
  const days = held.get(streakDaysPath) as KnownDays | undefined;
  if (!days || commands.length === 0) return new Map();
  const { zones } = days.circumstances;
  const today = dayAt(zones, now);
  const workouts = (held.get(workoutsPath) as readonly Workout[] | undefined) ?? [];
  const user = held.get('/api/auth/user') as CurrentUser | undefined;
  const bodyEntries = entriesIn(held);
  const routines = routinesIn(held);
  const templates =
    (held.get('/api/daily-maintenance-templates') as readonly DailyTemplate[] | undefined) ?? [];
  const memberId = memberIn(user);
  const ofQuests = quests?.questDecisions(held, { memberId, zones, now });
  const basis = { memberId, zones, now, workouts, routines, templates, bodyEntries, ofQuests };
  const events = pendingEvents(commands, basis);
  const pending = events.filter((event) => !isOfBody(event)).map((event) => asPending(event, workouts, now));
  const recorded = pending.map((one, index) => recordedAs(one, zones, index));
  const bodyAfter = entriesAfter(bodyEntries, events.filter(isOfBody));
  const body = { known: bodyEntries, entries: bodyAfter, today, ...viewerOf(user) };
  const done = workoutsAfter(workouts, events, routines);
  return changed(held, [
    ...(followsFrom(days, held, today) ? streakReads(days, pending, held, now) : []),
    [workoutsPath, done],
    ...(quests?.questReads(held, events, today) ?? []),
    ...ofBadges(badges, held, recorded, { memberId, today }),
    ...(events.some(isOfBody) ? bodyReads(body, held) : []),
    ...programReads(
      held,
      events.some(isOfBody) ? body : null,
      held.has(workoutsPath) && done !== workouts ? done : null,
      today,
    ),
  ]);
}

const ofBadges = (
  badges: typeof PendingBadges | null,
  ...given: Parameters<typeof PendingBadges.badgeReads>
): Answers => badges?.badgeReads(...given) ?? [];

const memberIn = (user: CurrentUser | undefined): MemberId => asMemberId(user?.id ?? '');

const routinesIn = (held: Reads): readonly RoutineProgress[] =>
  [...valuesAt<readonly RoutineProgress[]>(held, '/api/daily-workout-progress')].flatMap(
    ([, progress]) => progress,
  );

/** The answers after the events that differ from the read ones. */
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
  let tiers: ReachedTiers = stats.tiers ?? {};
  const { activity, ledger } = foldsAfter(days, pending, (recorded, so) => {
    const counts = { ...countsOf(so, stats), goalProgress: 0 };
    reached = evolveReached(reached, recorded, counts);
    tiers = evolveTiers(tiers, recorded, counts);
  });
  const { summary } = activity;
  const today = dayAt(summary.zones, now);
  const { workouts: totalWorkouts, quests: completedQuests } = countsOf(activity, stats);
  const basis = { summary, totalWorkouts, completedQuests, totalPoints: ledger.total, reached, tiers };
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

function viewerOf(user: CurrentUser | undefined): Pick<Weighing, 'isMetric' | 'profileWeight'> {
  const isMetric = user?.unitPreference === 'metric';
  return { isMetric, profileWeight: user?.weight ? toMass(user.weight, isMetric ? 'kg' : 'lbs') : null };
}

const bodyReads = ({ entries, isMetric }: Weighing, held: Reads): Answers => [
  [latestPath, latestAfter(entries, isMetric)],
  ...[...valuesAt<readonly BodyMetric[]>(held, metricsPath)].map(
    ([path, list]) =>
      [path, listAfter(list, entries, asMemberDay(path.slice(metricsPath.length)), isMetric)] as const,
  ),
];

/** @param weighing null where no weight changed @param workouts null where no workout changed */
function programReads(
  held: Reads,
  weighing: Weighing | null,
  workouts: readonly Workout[] | null,
  today: MemberDay,
): Answers {
  const program = held.get(programPath) as Program | null | undefined;
  if (!program) return [];
  const measured = weighing ? programAfter(program, weighing) : program;
  const { trainedWeeks: weeks } = program;
  const trained =
    weeks && workouts ? { trainedWeeks: weeksAfter(program.startDate, weeks, workouts, today) } : {};
  return [[programPath, { ...measured, ...trained }]];
}

/** Weeks that began before the list of workouts does stay as they were read. */
function weeksAfter(
  startDate: MemberDay,
  held: readonly TrainedWeek[],
  workouts: readonly Workout[],
  today: MemberDay,
): readonly TrainedWeek[] {
  const listedFrom = workouts.length < listSize ? startDate : (workouts.at(-1)?.date ?? startDate);
  const done = workouts
    .filter(({ isCompleted }) => isCompleted)
    .toReversed()
    .map(({ date, perceivedExertion }) => ({ date, effort: perceivedExertion }));
  return trainedWeeks(startDate, done, today).map((week, index) =>
    // A full list may lack some workouts of its oldest date.
    addDays(startDate, 7 * index) <= listedFrom && listedFrom > startDate ? (held[index] ?? week) : week,
  );
}

/** GET /api/workouts after the events: the newest 50, newest date first, and of one date the one that was recorded last. */
function workoutsAfter(
  held: readonly Workout[],
  events: readonly DecidedEvent[],
  routines: readonly RoutineProgress[],
): readonly Workout[] {
  const names = new Map(held.map(({ templateId, templateName }) => [templateId, templateName]));
  let after = held;
  for (const event of events) after = workoutsWith(after, event, names, routines);
  return after === held ? held : after.toSorted((a, b) => compare(b.date, a.date)).slice(0, listSize);
}

const listSize = 50;

function workoutsWith(
  workouts: readonly Workout[],
  event: DecidedEvent,
  names: ReadonlyMap<string, string>,
  routines: readonly RoutineProgress[],
): readonly Workout[] {
  switch (event.type) {
    case 'WorkoutLogged':
      return [workoutLogged(event, names), ...workouts];
    case 'WorkoutCorrected':
      return workouts.map((one) => (one.id === event.workoutId ? workoutLogged(event, names) : one));
    case 'WorkoutRetracted':
      return workouts.filter(({ id }) => id !== event.workoutId);
    case 'RoutineCompleted':
      return [routineDone(event, routines), ...workouts];
    case 'RoutineReopened':
      return workouts.filter(({ id }) => id !== idOf(event));
    default:
      return workouts;
  }
}

type OfRoutine = Pick<RoutineCompleted, 'memberId' | 'date' | 'template'>;
const idOf = ({ memberId, date, template }: OfRoutine): string => `${memberId}|${date}|${template}`;

function routineDone(event: RoutineCompleted, routines: readonly RoutineProgress[]): Workout {
  const { date, template, points } = event;
  const opened = routines.find((one) => one.date === date && one.templateType === template)?.opened;
  return shownWorkout({
    key: idOf(event),
    template_id: template,
    date,
    duration_minutes: opened?.durationMinutes ?? plannedMinutes[template],
    perceived_exertion: null,
    mood_after: null,
    is_completed: true,
    points,
    sets: null,
  });
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** The entries that are known: those of a list that was read, and before it the latest value of each measurement. */
function entriesKnown(latest: LatestMetric, list: readonly BodyMetric[]): readonly BodyEntry[] {
  const from = list[0]?.date;
  const earlier = measuredFields.flatMap((field) => {
    const date = latest?.asOf[field];
    if (!latest || !date || (from !== undefined && date >= from)) return [];
    return [{ key: `${latest.id} ${field}`, date, measurements: only(entryOf(latest).measurements, field) }];
  });
  return [...earlier, ...list.map(entryOf)];
}

function only(measurements: Measurements, field: keyof Measurements): Measurements {
  return { [field]: measurements[field] };
}

/** A value typed in the other unit is known as it is shown, to the thousandth. */
function entryOf(metric: BodyMetric): BodyEntry {
  const { unit, lengthUnit } = metric;
  const quantities = {
    weight: (value: number) => toMass(value, unit),
    height: (value: number) => toLength(value, lengthUnit),
    waistCircumference: (value: number) => toLength(value, lengthUnit),
    hipCircumference: (value: number) => toLength(value, lengthUnit),
    chestCircumference: (value: number) => toLength(value, lengthUnit),
    bodyFatPercent: (value: number) => value,
    leanBodyMass: (value: number) => toMass(value, unit),
  };
  const measured = measuredFields.flatMap((field) => {
    const value = metric[field];
    return value === null ? [] : [[field, quantities[field](value)] as const];
  });
  return { key: metric.id, date: metric.date, measurements: Object.fromEntries(measured) as Measurements };
}

/** The entries after the events. A corrected entry counts as the latest of several weights of one date. */
function entriesAfter(entries: readonly BodyEntry[], events: readonly BodyEvent[]): readonly BodyEntry[] {
  let after = entries;
  for (const event of events) {
    const { entryId } = event;
    const others = after.filter(({ key }) => key !== entryId);
    if (event.type === 'BodyMetricRetracted') after = others;
    else if (event.type === 'MeasurementsLogged')
      after = [...others, { key: entryId, date: event.date, measurements: event.measurements }];
    else after = [...others, weighed(event)];
  }
  return after;
}

type Weighed = Extract<BodyEvent, { type: 'WeightLogged' | 'WeightCorrected' }>;
const weighed = ({ entryId: key, date, weight }: Weighed): BodyEntry => ({
  key,
  date,
  measurements: { weight },
});

/** GET /api/body-metrics/latest after the events. */
const latestAfter = (entries: readonly BodyEntry[], isMetric: boolean): LatestMetric =>
  shownLatest(entries, isMetric ? 'metric' : 'imperial');

/** GET /api/body-metrics?from= after the events. Entries that no event is about stay as they were read. */
function listAfter(
  held: readonly BodyMetric[],
  entries: readonly BodyEntry[],
  from: MemberDay,
  isMetric: boolean,
): readonly BodyMetric[] {
  const known = new Map(held.map((metric) => [metric.id, metric]));
  const read = new Map(held.map((metric) => [metric.id, JSON.stringify(entryOf(metric))]));
  return entries
    .filter(({ date }) => date >= from)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .map((entry) => {
      const same = read.get(entry.key) === JSON.stringify(entry) ? known.get(entry.key) : undefined;
      return same ?? shownBodyEntry(entry, isMetric ? 'metric' : 'imperial');
    });
}

/** The weights that measure a program, before and after the events. */
type Weighing = {
  readonly known: readonly BodyEntry[];
  readonly entries: readonly BodyEntry[];
  readonly today: MemberDay;
  readonly isMetric: boolean;
  /** The member's weight as it was read: the latest logged one, or without one that of the profile. */
  readonly profileWeight: Mass | null;
};

/** GET /api/programs/active after the events: a weight is what a goal of pounds or kilograms is measured by. */
function programAfter(held: Program, weighing: Weighing): Program {
  // The weight of the profile is not read where one was logged.
  const isUnknown = weightsIn(weighing.entries).length === 0 && weightsIn(weighing.known).length > 0;
  if (held.goalUnit === '%' || isUnknown) return held;
  const { entries, today, isMetric, profileWeight } = weighing;
  const startWeight = startAfter(held, weighing);
  const currentWeight = latestMetrics(entries).values.weight ?? profileWeight;
  const program = { ...held, programType: held.type };
  const facts = { program, today, startWeight, currentWeight, bodyFatAtStart: null, bodyFatNow: null };
  const target = startWeight && targetWeightOf(program, startWeight);
  return {
    ...held,
    startWeight: shownMass(startWeight, isMetric),
    startWeightUnit: startWeight && (isMetric ? 'kg' : 'lbs'),
    targetWeight: target?.value ?? null,
    ...goalMeasures(facts),
  };
}

/** An agreed start weight stays. Another one may be older than the entries that were read. */
function startAfter(held: Program, { known, entries, isMetric, profileWeight }: Weighing): Mass | null {
  const { startDate, startWeight, startWeightUnit, isStartAgreed = false } = held;
  const startIn = (list: readonly BodyEntry[]): Mass | null =>
    startWeightOf(weightsIn(list), startDate) ?? profileWeight;
  const isInList = weightsIn(entries).some(({ date }) => date <= startDate);
  const isKnown = isInList || shownMass(startIn(known), isMetric) === startWeight;
  if (isKnown && !isStartAgreed) return startIn(entries);
  return startWeight !== null && startWeightUnit ? toMass(startWeight, startWeightUnit) : null;
}

const weightsIn = (entries: readonly BodyEntry[]) =>
  entries.flatMap(({ date, measurements: { weight } }) => (weight ? [{ date, weight }] : []));

const shownMass = (mass: Mass | null, isMetric: boolean): number | null =>
  mass && Math.round(massIn(isMetric ? 'kg' : 'lbs', mass) * 1000) / 1000;
