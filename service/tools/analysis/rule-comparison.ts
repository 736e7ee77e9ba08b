import type { BodyEvent } from '#domain/body/body-events.ts';
import { startWeightOf, weightPerDate } from '#domain/body/body-history-rules.ts';
import type { Mass } from '#domain/body/quantity.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import { type MemberEvent, memberCleared } from '#domain/member/member-events.ts';
import type { PointsLedger } from '#domain/points/points-ledger.ts';
import { storedAward } from '#domain/points/points-rules.ts';
import { goalProgress } from '#domain/program/goal-progress.ts';
import { type GoalRules, goalRulesV1 } from '#domain/program/goal-rules.ts';
import { type ProgramEvent, type ProgramStarted, withGoal } from '#domain/program/program-events.ts';
import { type StreakRules, streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { streakAt } from '#domain/streak/streak-summary.ts';
import { type FoldedRows, foldRows } from '#projections/engine/fold-parts.ts';
import type { AnyProjection, Projection, RowLike } from '#projections/engine/projection.ts';
import { pointsLedgersUnder } from '#projections/points/points-ledgers.ts';
import { type ActivityRecord, activitiesUnder } from '#projections/streak/activities.ts';
import type { RuleChanges } from '#service/features/insights/rules-file.ts';
import { type Change, changeTally, type Distribution, type FieldTotals } from './change-tally.ts';
import { awardChangedBy } from './changed-award.ts';
import { type EventLimits, type ReplayContext, withProgress } from './replay-context.ts';

export type RuleComparison = {
  readonly instant: Instant;
  readonly events: number;
  readonly totals: readonly FieldTotals[];
  readonly distributions: readonly Distribution[];
  /** The changes of each member, largest first. */
  readonly changes: readonly Change[];
};

/** Folds under both sets of rules, and what is compared of them. */
type Side = {
  readonly projections: readonly AnyProjection[];
  /** In the order in which they are listed. */
  readonly fields: readonly string[];
  /** The numbers of each member before and after, in the order of the fields; null for a member who has none. */
  readonly numbersIn: (
    rows: FoldedRows,
  ) => Iterable<readonly [member: string, numbers: readonly Pair[] | null]>;
};
type Pair = readonly [before: number, after: number];

/**
 * The numbers of all members under other rules at an instant. One pass over the events folds them under both sets of rules, in memory: no row
 * is written. Live rows are neither read nor changed. Recorded actions are fixed: rules with more tokens do not add skips that were refused.
 */
export async function compareRules(
  context: ReplayContext,
  changes: RuleChanges,
  { instant, ...limits }: { readonly instant: Instant } & EventLimits,
): Promise<RuleComparison> {
  const sides = sidesOf(changes, instant);
  const projections = sides.flatMap((side) => side.projections);
  const found = sides.map(() => new Map<string, readonly Pair[]>());
  const { events } = await withProgress(context, projections, (deps) =>
    foldRows({ ...deps, projections, ...limits }, (rows) => {
      for (const [nth, side] of sides.entries()) addNumbers(found[nth], side, rows);
    }),
  );
  const tally = changeTally();
  for (const [nth, { fields }] of sides.entries()) tallyAll(tally, fields, found[nth]);
  return {
    instant,
    events,
    totals: tally.totals(),
    distributions: tally.distributions(),
    changes: tally.changes(),
  };
}

type Found = Map<string, readonly Pair[]> | undefined;

function addNumbers(found: Found, { numbersIn }: Side, rows: FoldedRows): void {
  for (const [member, numbers] of numbersIn(rows)) if (numbers) found?.set(member, numbers);
}

/** Field by field, and each by member. */
function tallyAll(tally: ReturnType<typeof changeTally>, fields: readonly string[], found: Found): void {
  const members = [...(found ?? [])].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [index, field] of fields.entries())
    for (const [member, numbers] of members) {
      const [before = 0, after = 0] = numbers[index] ?? [];
      tally.add({ member, field, before, after });
    }
}

function sidesOf({ points, streak, goal }: RuleChanges, instant: Instant): readonly Side[] {
  const sides: Side[] = [];
  if (points)
    sides.push(
      bothOf(
        ['points'],
        [pointsLedgersUnder(storedAward), ({ total }: PointsLedger) => [total]],
        [pointsLedgersUnder(awardChangedBy(points)), ({ total }: PointsLedger) => [total]],
      ),
    );
  if (streak) {
    const other = { ...streakRulesV1, ...streak };
    sides.push(
      bothOf(
        ['current streak', 'best streak', 'skip tokens', 'achievements'],
        [activitiesUnder(streakRulesV1), standingAt(instant, streakRulesV1)],
        [activitiesUnder(other, true), standingAt(instant, other)],
      ),
    );
  }
  if (goal) sides.push(goalSide(goalStandings(instant, { ...goalRulesV1, ...goal })));
  return sides;
}

/** Current and best streak, skip tokens and achievements of a member at an instant. */
export const standingAt =
  (instant: Instant, rules: StreakRules) =>
  ({ summary, reached }: ActivityRecord): readonly number[] => {
    const { currentStreak, bestStreak, skipTokens } = streakAt(summary, dayAt(summary.zones, instant), rules);
    return [currentStreak, bestStreak, skipTokens, Object.keys(reached).length];
  };

/** A fold under some rules, and its numbers in the order of the fields. */
type Fold<State> = readonly [projection: AnyProjection, numbersOf: (state: State) => readonly number[]];

/** One read model under both sets of rules. */
function bothOf<State>(
  fields: readonly string[],
  [inForce, numbersInForce]: Fold<State>,
  [other, otherNumbers]: Fold<State>,
): Side {
  const [before, after] = [
    { ...inForce, name: `${inForce.name}_before` },
    { ...other, name: `${other.name}_after` },
  ];
  return {
    projections: [before, after],
    fields,
    *numbersIn(rows) {
      const changed = rows(after);
      for (const [member, state] of rows(before)) {
        const otherState = changed.get(member);
        if (otherState === undefined) continue;
        const numbers = otherNumbers(otherState as State);
        yield [member, numbersInForce(state as State).map((number, nth) => [number, numbers[nth] ?? 0])];
      }
    },
  };
}

const goalSide = ({ projection, rowOf }: ReturnType<typeof goalStandings>): Side => ({
  projections: [projection],
  fields: ['goal progress'],
  *numbersIn(rows) {
    for (const [member, record] of rows(projection)) {
      const { before, after } = rowOf(record as GoalRecord);
      yield [member, before === null || after === null ? null : [[before, after]]];
    }
  },
});

type Weight = { readonly entryId: string; readonly date: MemberDay; readonly weight: Mass };
type GoalRecord = {
  readonly zone: string;
  readonly program: ProgramStarted | null;
  /** In the order of recording. */
  readonly weights: readonly Weight[];
  readonly profileWeight: Mass | null;
};
type GoalRow = { readonly before: number | null; readonly after: number | null };
type Event = BodyEvent | MemberEvent | ProgramEvent;

const unknown: GoalRecord = { zone: 'UTC', program: null, weights: [], profileWeight: null };

/**
 * Progress of each member's active goal at an instant, in percent, under the rules in force and under others. Null without a goal that the
 * rules affect. By member id.
 */
const goalStandings = (instant: Instant, otherRules: GoalRules) => ({
  rowOf: (record: GoalRecord): GoalRow => ({
    before: standingOf(record, instant, goalRulesV1),
    after: standingOf(record, instant, otherRules),
  }),
  projection: goals,
});

const goals: Projection<Event, GoalRecord, RowLike> = {
  name: 'goals',
  version: 1,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    'MemberRegistered',
    'ProfileUpdated',
    'TimeZoneChanged',
    'TimeZoneCorrected',
    'ProgramStarted',
    'ProgramEnded',
    'GoalChanged',
    'WeightLogged',
    'MeasurementsLogged',
    'WeightCorrected',
    'BodyMetricRetracted',
    ...memberCleared,
  ],
  key: ({ event }) => event.memberId,
  initial: unknown,
  evolve: (record, { event }) => evolveGoal(record, event),
  table: { columns: {}, indexes: [] },
};

function evolveGoal(record: GoalRecord, event: Event): GoalRecord | null {
  const { weights, zone, profileWeight } = record;
  switch (event.type) {
    case 'MemberRegistered':
    case 'TimeZoneChanged':
    case 'TimeZoneCorrected':
      return { ...record, zone: event.zone };
    case 'ProfileUpdated':
      return { ...record, profileWeight: event.changes.weight ?? profileWeight };
    case 'ProgramStarted':
      return { ...record, program: event };
    case 'GoalChanged':
      return record.program?.programId === event.programId
        ? { ...record, program: withGoal(record.program, event) }
        : record;
    case 'ProgramEnded':
      return record.program?.programId === event.programId ? { ...record, program: null } : record;
    case 'WeightLogged':
      return { ...record, weights: [...weights, event] };
    case 'MeasurementsLogged': {
      const { weight } = event.measurements;
      return weight ? { ...record, weights: [...weights, { ...event, weight }] } : record;
    }
    case 'WeightCorrected':
      return { ...record, weights: [...weights.filter(({ entryId }) => entryId !== event.entryId), event] };
    case 'BodyMetricRetracted':
      return { ...record, weights: weights.filter(({ entryId }) => entryId !== event.entryId) };
    case 'MemberReset':
      return { ...unknown, zone, profileWeight };
    case 'MemberDataErased':
      return { ...unknown, zone };
    case 'AccountKept':
      return { ...unknown, zone: event.zone };
    case 'AccountDeleted':
      return null;
    default:
      return record;
  }
}

/** Body fat is omitted, because the changeable rules do not affect it. */
function standingOf(
  { program, weights, profileWeight, zone }: GoalRecord,
  instant: Instant,
  rules: GoalRules,
) {
  if (program === null || program.programType === 'assessment' || program.goalUnit === '%') return null;
  const facts = {
    program,
    today: dayOf(instant, zone),
    startWeight: program.startWeight ?? startWeightOf(weights, program.startDate) ?? profileWeight,
    currentWeight: weightPerDate(weights).at(-1)?.weight ?? profileWeight,
    bodyFatAtStart: null,
    bodyFatNow: null,
  };
  return goalProgress(facts, rules);
}
