import type { DomainEvent } from '#domain/events.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import type { StreakRules } from '#domain/streak/streak-rules.ts';
import { streakAt } from '#domain/streak/streak-summary.ts';
import type { Projection } from '#projections/engine/projection.ts';
import { type ActivityRecord, type ActivityRow, activitiesUnder } from '#projections/streak/activities.ts';

type RowAsOf = ActivityRow & {
  /** The member's date at the instant. */
  readonly today: MemberDay;
  readonly current_streak: number;
  readonly best_streak: number;
  readonly skip_tokens: number;
  readonly achievements: number;
};

/** The read model of activity, with the numbers of one instant as columns: live rows leave them out, for they change with the clock. */
export function streaksAsOf(
  instant: Instant,
  rules: StreakRules,
): Projection<DomainEvent, ActivityRecord, RowAsOf> {
  const activities = activitiesUnder(rules);
  const { columns, indexes, row } = activities.table;
  return {
    ...activities,
    table: {
      columns: {
        ...columns,
        today: 'date',
        current_streak: 'integer',
        best_streak: 'integer',
        skip_tokens: 'integer',
        achievements: 'integer',
      },
      indexes,
      row(record, key) {
        const { summary } = record;
        const today = dayAt(summary.zones, instant);
        const { currentStreak, bestStreak, skipTokens } = streakAt(summary, today, rules);
        return {
          ...row(record, key),
          today,
          current_streak: currentStreak,
          best_streak: bestStreak,
          skip_tokens: skipTokens,
          achievements: Object.keys(record.reached).length,
        };
      },
    },
  };
}
