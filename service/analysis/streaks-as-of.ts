import type { DomainEvent } from '#domain/events.ts';
import type { Instant } from '#domain/kernel/day.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import type { StreakRules } from '#domain/streak/streak-rules.ts';
import { streakAt } from '#domain/streak/streak-summary.ts';
import { defineTable, type Projection, type RowLike } from '#projections/engine/projection.ts';
import { type ActivityRecord, activitiesUnder } from '#projections/streak/activities.ts';

/** The activity read model with the numbers of one instant as columns. Live rows omit them, because they depend on the current time. */
export function streaksAsOf(
  instant: Instant,
  rules: StreakRules,
  isWhatIf = false,
): Projection<DomainEvent, ActivityRecord, RowLike> {
  const { table, ...activities } = activitiesUnder(rules, isWhatIf);
  const today = ({ summary }: ActivityRecord) => dayAt(summary.zones, instant);
  const streak = (record: ActivityRecord) => streakAt(record.summary, today(record), rules);
  return {
    ...activities,
    table: defineTable<ActivityRecord>()({
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
    }),
  };
}
