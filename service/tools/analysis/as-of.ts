import type { DomainEvent } from '#domain/events.ts';
import type { Instant } from '#domain/kernel/day.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import { type StreakRules, streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { streakAt } from '#domain/streak/streak-summary.ts';
import type { AnyProjection, Projection, RowLike } from '#projections/engine/projection.ts';
import { type Rebuilt, rebuild } from '#projections/engine/rebuild.ts';
import { withConnection } from '#projections/postgres/connection.ts';
import * as pg from '#projections/postgres/pg.ts';
import {
  type ActivityRecord,
  activities,
  activitiesUnder,
  streaksOfColumns,
} from '#projections/streak/activities.ts';
import { type EventLimits, type ReplayContext, withProgress } from './replay-context.ts';
import { copiedWithoutErased, rowsByKey, schemaAsOf, withScratchSchema } from './scratch-schema.ts';

type AsOf = {
  /** The moment for numbers that depend on the current time. */
  readonly instant: Instant;
  /** By default what had occurred at the instant. */
  readonly limits?: EventLimits;
  readonly projections: readonly AnyProjection[];
};
export type RowAsOf = {
  readonly readModel: string;
  readonly key: string;
  readonly row: Readonly<Record<string, unknown>>;
};

/**
 * Folds the events that occurred until an instant, or were stored up to a position, into a separate schema, which stays. A later erasure
 * also deletes the member's rows there. A second call with the same limits replaces the schema.
 */
export async function rebuildAsOf(
  context: ReplayContext,
  { instant, projections, limits = { until: instant } }: AsOf,
  schema = schemaAsOf(limits),
): Promise<Rebuilt & { readonly schema: string }> {
  const known = projections.map((projection) => atInstant(projection, instant));
  const rebuilt = await copiedWithoutErased(context.connect, schema, () =>
    withProgress(context, known, (deps) => rebuild({ ...deps, projections: known, schema, ...limits })),
  );
  return { ...rebuilt, schema };
}

/** Yields the same rows one by one, by read model and key, without encrypted data. Leaves nothing in the database. */
export async function readAsOf(
  context: ReplayContext,
  asked: AsOf,
  onRow: (row: RowAsOf) => Promise<void>,
): Promise<void> {
  await withScratchSchema(context.connect, async (schema) => {
    await rebuildAsOf(context, asked, schema);
    await withConnection(context.connect, 'print', async (client) => {
      for (const { name, table } of asked.projections) {
        const view = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
        const untold = ['key', 'owner', 'state', 'past', 'personal', ...blindColumns(table)].join();
        const query = `select key, to_jsonb(r) - '{${untold}}'::text[] as row from ${view} as r`;
        for await (const { key, row } of rowsByKey<Omit<RowAsOf, 'readModel'>>(client, query)) {
          await onRow({ readModel: name, key, row });
        }
      }
    });
  });
}

/** Columns with keyed hashes, which are useful only for search. */
const blindColumns = ({ columns }: AnyProjection['table']): readonly string[] =>
  Object.keys(columns).filter((column) => columns[column]?.[0].startsWith('blind'));

const atInstant = (projection: AnyProjection, instant: Instant): AnyProjection =>
  projection.name === activities.name ? streaksAsOf(instant, streakRulesV1) : projection;

/** The activity read model with the numbers of one instant as columns. Live rows omit them, because they depend on the current time. */
function streaksAsOf(
  instant: Instant,
  rules: StreakRules,
  isWhatIf = false,
): Projection<DomainEvent, ActivityRecord, RowLike> {
  const { table, ...activities } = activitiesUnder(rules, isWhatIf);
  const today = ({ summary }: ActivityRecord) => dayAt(summary.zones, instant);
  const streak = (record: ActivityRecord) => streakAt(record.summary, today(record), rules);
  return {
    ...activities,
    table: {
      columns: {
        ...table.columns,
        // The member's date at the instant.
        today: ['date', today],
        current_streak: ['integer', (record) => streak(record).currentStreak],
        best_streak: ['integer', (record) => streak(record).bestStreak],
        skip_tokens: ['integer', (record) => streak(record).skipTokens],
        achievements: ['integer', (record) => Object.keys(record.reached).length],
      },
      indexes: table.indexes,
      views: { streaks: streaksOfColumns },
    },
  };
}
