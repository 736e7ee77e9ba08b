import pg from 'pg';
import type { Instant } from '#domain/kernel/day.ts';
import { storedAward } from '#domain/points/points-rules.ts';
import { goalRulesV1 } from '#domain/program/goal-rules.ts';
import { streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { withConnection } from '#projections/engine/connection.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { pointsLedgersUnder } from '#projections/points/points-ledgers.ts';
import { type Change, changeTally, type FieldTotals } from './change-tally.ts';
import { awardChangedBy } from './changed-award.ts';
import { type Desk, whileShown } from './desk.ts';
import { goalStandings } from './goal-standings.ts';
import type { RuleChanges } from './rules-file.ts';
import { rowsByKey, withScratchSchema } from './scratch-schema.ts';
import { streaksAsOf } from './streaks-as-of.ts';

export type RuleComparison = {
  readonly instant: Instant;
  readonly events: number;
  readonly totals: readonly FieldTotals[];
  /** Who would have what, the largest changes first. */
  readonly changes: readonly Change[];
};

/** Rows folded under both sets of rules, and where their numbers lie: `field`, `before` and `after` for each, by SQL. */
type Side = {
  readonly projections: readonly AnyProjection[];
  readonly numbersIn: (schema: string) => readonly Numbers[];
};
type Numbers = { readonly field: string; readonly query: string };

/**
 * What members would have under other rules, at an instant: one pass over the events folds them under both sets of rules into a schema
 * that is dropped afterwards. Live rows are neither read nor touched. What members did is taken as it was: rules that would have given
 * more tokens bring back no skip that was refused.
 */
export async function compareRules(
  desk: Desk,
  changes: RuleChanges,
  { instant, until }: { readonly instant: Instant; readonly until?: Instant | undefined },
): Promise<RuleComparison> {
  const sides = sidesOf(changes, instant);
  const projections = sides.flatMap((side) => side.projections);
  return withScratchSchema(desk.connect, async (schema) => {
    const { events } = await whileShown(desk, projections, (means) =>
      rebuild({ ...means, projections, schema, ...(until && { until }) }),
    );
    const tally = changeTally();
    await withConnection(desk.connect, 'compare', async (client) => {
      for (const { field, query } of sides.flatMap(({ numbersIn }) => numbersIn(schema))) {
        for await (const { key, before, after } of rowsByKey<ComparedRow>(client, query))
          tally.add({ member: key, field, before, after });
      }
    });
    return { instant, events, totals: tally.totals(), changes: tally.changes() };
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
        [streaksAsOf(instant, streakRulesV1), streaksAsOf(instant, { ...streakRulesV1, ...streak })],
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

/** The same read model under both sets of rules. @param fields what its columns are called. */
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
