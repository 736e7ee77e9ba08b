import type { BodyEvent } from '#domain/body/body-events.ts';
import { startWeightOf, weightPerDate } from '#domain/body/body-history-rules.ts';
import type { Mass } from '#domain/body/quantity.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { type MemberEvent, memberCleared } from '#domain/member/member-events.ts';
import { storedAward } from '#domain/points/points-rules.ts';
import { goalProgress } from '#domain/program/goal-progress.ts';
import { type GoalRules, goalRulesV1 } from '#domain/program/goal-rules.ts';
import type { ProgramEvent, ProgramStarted } from '#domain/program/program-events.ts';
import { streakRulesV1 } from '#domain/streak/streak-rules.ts';
import type { AnyProjection, Projection } from '#projections/engine/projection.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { pointsLedgersUnder } from '#projections/points/points-ledgers.ts';
import { withConnection } from '#projections/postgres/connection.ts';
import * as pg from '#projections/postgres/pg.ts';
import { type Change, changeTally, type Distribution, type FieldTotals } from './change-tally.ts';
import { awardChangedBy } from './changed-award.ts';
import { type EventLimits, type ReplayContext, withProgress } from './replay-context.ts';
import type { RuleChanges } from './rules-file.ts';
import { rowsByKey, withScratchSchema } from './scratch-schema.ts';
import { streaksAsOf } from './streaks-as-of.ts';

export type RuleComparison = {
  readonly instant: Instant;
  readonly events: number;
  readonly totals: readonly FieldTotals[];
  readonly distributions: readonly Distribution[];
  /** The changes of each member, largest first. */
  readonly changes: readonly Change[];
};

/** A read model folded under both sets of rules, and the SQL for `field`, `before` and `after` of each number. */
type Side = {
  readonly projections: readonly AnyProjection[];
  readonly numbersIn: (schema: string) => readonly Numbers[];
};
type Numbers = { readonly field: string; readonly query: string };

/**
 * The numbers of all members under other rules at an instant. One pass over the events folds them under both sets of rules into a schema
 * that is dropped afterwards. Live rows are neither read nor changed. Recorded actions are fixed: rules with more tokens do not add skips
 * that were refused.
 */
export async function compareRules(
  context: ReplayContext,
  changes: RuleChanges,
  { instant, ...limits }: { readonly instant: Instant } & EventLimits,
): Promise<RuleComparison> {
  const sides = sidesOf(changes, instant);
  const projections = sides.flatMap((side) => side.projections);
  return withScratchSchema(context.connect, async (schema) => {
    const { events } = await withProgress(context, projections, (deps) =>
      rebuild({ ...deps, projections, schema, ...limits }),
    );
    const tally = changeTally();
    await withConnection(context.connect, 'compare', async (client) => {
      for (const { field, query } of sides.flatMap(({ numbersIn }) => numbersIn(schema))) {
        for await (const { key, before, after } of rowsByKey<ComparedRow>(client, query))
          tally.add({ member: key, field, before, after });
      }
    });
    return {
      instant,
      events,
      totals: tally.totals(),
      distributions: tally.distributions(),
      changes: tally.changes(),
    };
  });
}

type ComparedRow = { readonly key: string; readonly before: number; readonly after: number };

function sidesOf({ points, streak, goal }: RuleChanges, instant: Instant): readonly Side[] {
  const sides: Side[] = [];
  if (points)
    sides.push(
      bothOf('points', [pointsLedgersUnder(storedAward), pointsLedgersUnder(awardChangedBy(points))], {
        total: 'points',
      }),
    );
  if (streak)
    sides.push(
      bothOf(
        'streak',
        [streaksAsOf(instant, streakRulesV1), streaksAsOf(instant, { ...streakRulesV1, ...streak }, true)],
        {
          current_streak: 'current streak',
          best_streak: 'best streak',
          skip_tokens: 'skip tokens',
          achievements: 'achievements',
        },
      ),
    );
  if (goal) sides.push(goalSide(goalStandings(instant, { ...goalRulesV1, ...goal })));
  return sides;
}

/** One read model under both sets of rules. @param fields maps fields to column names. */
function bothOf(
  name: string,
  [inForce, other]: readonly [AnyProjection, AnyProjection],
  fields: Readonly<Record<string, string>>,
): Side {
  const [before, after] = [`${name}_before`, `${name}_after`];
  return {
    projections: [
      { ...inForce, name: before },
      { ...other, name: after },
    ],
    numbersIn: (schema) =>
      Object.entries(fields).map(([column, field]) => ({
        field,
        query: `select key, b.${column} as before, a.${column} as after
          from ${table(schema, before)} as b join ${table(schema, after)} as a using (key)`,
      })),
  };
}

const goalSide = (goals: AnyProjection): Side => ({
  projections: [goals],
  numbersIn: (schema) => [
    {
      field: 'goal progress',
      query: `select key, before, after from ${table(schema, goals.name)} where before is not null`,
    },
  ],
});

const table = (schema: string, name: string): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

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
 * Progress of each member's active goal at an instant, in percent, under the rules in force and under others; null without a goal that the
 * rules affect. By member id.
 */
const goalStandings = (instant: Instant, otherRules: GoalRules): Projection<Event, GoalRecord, GoalRow> => ({
  name: 'goals',
  version: 1,
  holdsBack: 'owner',
  handles: [
    'MemberRegistered',
    'ProfileUpdated',
    'TimeZoneChanged',
    'TimeZoneCorrected',
    'ProgramStarted',
    'ProgramEnded',
    'WeightLogged',
    'MeasurementsLogged',
    'WeightCorrected',
    'BodyMetricRetracted',
    ...memberCleared,
  ],
  key: ({ event }) => event.memberId,
  initial: unknown,
  evolve: (record, { event }) => evolveGoal(record, event),
  table: {
    columns: {
      before: ['integer null', (record) => standingOf(record, instant, goalRulesV1)],
      after: ['integer null', (record) => standingOf(record, instant, otherRules)],
    },
    indexes: [],
  },
});

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
    startWeight: startWeightOf(weights, program.startDate),
    currentWeight: weightPerDate(weights).at(-1)?.weight ?? profileWeight,
    bodyFatAtStart: null,
    bodyFatNow: null,
  };
  return goalProgress(facts, rules);
}
