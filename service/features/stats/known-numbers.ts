import { setImmediate as turn } from 'node:timers/promises';
import type { DomainEvent } from '#domain/events.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import { type PointsLedger, pointsEntries } from '#domain/points/points-ledger.ts';
import { daysOf } from '#domain/streak/activity-state.ts';
import { ledgerOf } from '#domain/streak/day-ledger.ts';
import type { FactKind } from '#domain/streak/fact.ts';
import { streakAt } from '#domain/streak/streak-summary.ts';
import { createRowFold, type RowFold } from '#projections/engine/row-fold.ts';
import { pointsLedgers } from '#projections/points/points-ledgers.ts';
import { type ActivityRecord, activities } from '#projections/streak/activities.ts';
import type { NumbersOn } from './stats-contract.ts';

type Occurrence = Recorded<DomainEvent>;

export type KnownAt = NumbersOn & { readonly today: MemberDay; readonly achievements: number };

/** The event types that the numbers follow from; others need not be read. */
export const lookBackTypes: ReadonlySet<string> = new Set([...activities.handles, ...pointsLedgers.handles]);

/**
 * The numbers of a member that were known at each instant, equal to `replay --as-of`. The read models' folds run over the events that were
 * recorded until then. Null before the member's first event.
 *
 * One pass serves all instants as long as the log is in the order of its clocks. When clocks of hosts differ, two events can be in the
 * other order in the log. An instant between them gets a separate fold.
 * @param history the member's events and those about everybody, in log order
 * @param instants in ascending order
 */
export async function knownAt(
  history: readonly Occurrence[],
  instants: readonly Instant[],
): Promise<{ readonly known: readonly (KnownAt | null)[]; readonly last: Fold }> {
  const earliestFrom = earliestFromEach(history);
  const known: (KnownAt | null)[] = [];
  const inOrder = emptyFold();
  let last = inOrder;
  for (const instant of instants) {
    foldUntil(inOrder, history, instant);
    const isPrefix = (earliestFrom[inOrder.read] ?? instantsEnd) > instant;
    last = isPrefix ? inOrder : foldOfThoseUntil(history, instant);
    known.push(numbersOf(last, instant));
    if (known.length % instantsInTurn === 0) await turn();
  }
  return { known, last };
}

/** Other requests are answered in between: years of a member take seconds. */
const instantsInTurn = 50;

/** Folds on, up to the first event that is later. */
function foldUntil(fold: Fold, history: readonly Occurrence[], instant: Instant): void {
  for (let next = history[fold.read]; next && next.metadata.occurredAt <= instant; next = history[fold.read])
    foldEvent(fold, next);
}

const instantsEnd = '~';

/** The earliest time of the events from each place on. */
function earliestFromEach(history: readonly Occurrence[]): readonly string[] {
  let earliest = instantsEnd;
  return history
    .toReversed()
    .map(({ metadata: { occurredAt } }) => {
      if (occurredAt < earliest) earliest = occurredAt;
      return earliest;
    })
    .reverse();
}

/** `read` counts the events of the history that it holds. */
export type Fold = {
  read: number;
  readonly activity: RowFold<ActivityRecord>;
  readonly points: RowFold<PointsLedger>;
};

const emptyFold = (): Fold => ({
  read: 0,
  activity: createRowFold(activities),
  points: createRowFold(pointsLedgers),
});

export function foldEvent(fold: Fold, recorded: Occurrence): void {
  fold.activity.fold(recorded);
  fold.points.fold(recorded);
  fold.read += 1;
}

const foldOfThoseUntil = (history: readonly Occurrence[], instant: Instant): Fold =>
  foldOf(history.filter(({ metadata }) => metadata.occurredAt <= instant));

/** The fold of all events of a history; `foldEvent` adds more events. */
export function foldOf(history: readonly Occurrence[]): Fold {
  const fold = emptyFold();
  for (const recorded of history) foldEvent(fold, recorded);
  return fold;
}

function numbersOf({ activity: { state: activity }, points }: Fold, instant: Instant): KnownAt | null {
  if (!activity) return null;
  const { summary, totalWorkouts, completedQuests, reached } = activity;
  const today = dayAt(summary.zones, instant);
  const { currentStreak, bestStreak, skipTokens } = streakAt(summary, today);
  return {
    today,
    ...{ currentStreak, bestStreak, skipTokens, totalWorkouts, completedQuests },
    totalPoints: points.state?.total ?? 0,
    achievements: Object.keys(reached).length,
  };
}

const workoutKinds: ReadonlySet<FactKind> = new Set(['workout', 'routine']);

/**
 * The numbers of each date that are known at the instant of a fold. Late entries and corrections count on the dates that they are about, as
 * in the day ledger. Dates before the first date of the ledger have no numbers.
 * @returns a reader for dates, in ascending order
 */
export function knownAbout(fold: Fold, now: Instant): (date: MemberDay) => NumbersOn {
  const { state: activity } = fold.activity;
  if (!activity) return () => nothing;
  const ledger = ledgerOf(activity, now);
  const facts = daysOf(activity).flatMap(({ date, facts: ofDate }) =>
    ofDate.map(({ kind }) => ({ date, kind })),
  );
  const entries = fold.points.state ? pointsEntries(fold.points.state) : [];
  const streaks = new Map<MemberDay, Pick<NumbersOn, 'currentStreak' | 'bestStreak' | 'skipTokens'>>();
  let bestStreak = 0;
  for (const { date, streak, tokens } of ledger.days) {
    bestStreak = Math.max(bestStreak, streak);
    streaks.set(date, { currentStreak: streak, bestStreak, skipTokens: tokens });
  }
  const { currentStreak, skipTokens, bestStreak: best } = ledger.streak;
  streaks.set(ledger.streak.openDay, { currentStreak, bestStreak: best, skipTokens });
  const workouts = countUntil(facts.filter(({ kind }) => workoutKinds.has(kind)));
  const quests = countUntil(facts.filter(({ kind }) => kind === 'quest'));
  const earned = sumUntil(entries.map(({ date, points: value }) => ({ date, value })));
  return (date) => ({
    ...(streaks.get(date) ?? nothing),
    totalPoints: earned(date),
    totalWorkouts: workouts(date),
    completedQuests: quests(date),
  });
}

const nothing: NumbersOn = {
  ...{ currentStreak: 0, bestStreak: 0, skipTokens: 0 },
  ...{ totalPoints: 0, totalWorkouts: 0, completedQuests: 0 },
};

type Dated = { readonly date: MemberDay };

const countUntil = (dated: readonly Dated[]) => sumUntil(dated.map(({ date }) => ({ date, value: 1 })));

/** The sum of the values on dates up to the one asked for, which may not be before the one asked for last. */
function sumUntil(values: readonly (Dated & { readonly value: number })[]): (date: MemberDay) => number {
  const sorted = values.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  let at = 0;
  let sum = 0;
  return (date) => {
    for (let next = sorted[at]; next && next.date <= date; next = sorted[at]) {
      sum += next.value;
      at += 1;
    }
    return sum;
  };
}
