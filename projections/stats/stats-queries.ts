import type { Reached, ReachedTiers } from '#domain/achievements/reached.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { emptySummary, type StreakSummary } from '#domain/streak/streak-summary.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { tables } from '#projections/versions.ts';

type StoredStats = {
  readonly summary: StreakSummary;
  readonly totalWorkouts: number;
  readonly completedQuests: number;
  readonly totalPoints: number;
  readonly reached: Reached;
  readonly tiers: ReachedTiers;
};
type StatsRow = {
  readonly summary: StreakSummary | null;
  readonly total_workouts: number | null;
  readonly completed_quests: number | null;
  readonly total: number | null;
  readonly reached: Reached | null;
  readonly tiers: ReachedTiers | null;
};

/** The stats of members in the order of the request, in one query of small columns; all 0 for a member without activity. */
export async function statsOf(db: Pool, memberIds: readonly MemberId[]): Promise<readonly StoredStats[]> {
  const { rows } = await db.query<StatsRow>({
    name: 'stats-of',
    text: `select a.summary, a.total_workouts, a.completed_quests, a.reached, a.tiers, p.total
             from unnest($1::text[]) with ordinality as asked(key, nth)
             left join ${tables.activities} a using (key)
             left join ${tables.points_ledgers} p using (key)
            order by nth`,
    values: [memberIds],
  });
  return rows.map((row) => ({
    summary: row.summary ?? emptySummary(),
    totalWorkouts: row.total_workouts ?? 0,
    completedQuests: row.completed_quests ?? 0,
    totalPoints: row.total ?? 0,
    reached: row.reached ?? {},
    tiers: row.tiers ?? {},
  }));
}
