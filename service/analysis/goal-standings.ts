import type { BodyEvent } from '#domain/body/body-events.ts';
import { startWeightOf, weightPerDate } from '#domain/body/body-history-rules.ts';
import type { Mass } from '#domain/body/quantity.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { type MemberEvent, memberCleared } from '#domain/member/member-events.ts';
import { goalProgress } from '#domain/program/goal-progress.ts';
import { type GoalRules, goalRulesV1 } from '#domain/program/goal-rules.ts';
import type { ProgramEvent, ProgramStarted } from '#domain/program/program-events.ts';
import type { Projection } from '#projections/engine/projection.ts';

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
 * How far each member's active goal is reached at an instant, in percent, under the rules in force and under others; null without a
 * goal that the rules bear on. By member id.
 */
export const goalStandings = (
  instant: Instant,
  otherRules: GoalRules,
): Projection<Event, GoalRecord, GoalRow> => ({
  name: 'goals',
  version: 1,
  handles: [
    'MemberRegistered',
    'ProfileUpdated',
    'TimeZoneChanged',
    'TimeZoneCorrected',
    'ProgramStarted',
    'ProgramEnded',
    'WeightLogged',
    'MeasurementsLogged',
    'BodyMetricRetracted',
    ...memberCleared,
  ],
  key: ({ event }) => event.memberId,
  initial: unknown,
  evolve: (record, { event }) => evolveGoal(record, event),
  table: {
    columns: { before: 'integer null', after: 'integer null' },
    indexes: [],
    row: (record) => ({
      before: standingOf(record, instant, goalRulesV1),
      after: standingOf(record, instant, otherRules),
    }),
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

/** Body fat is left out: no rule that can be changed bears on it. */
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
