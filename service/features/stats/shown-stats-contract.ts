import { achievementsOf, type Reached, type ReachedTiers } from '#domain/achievements/reached.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { PointsEntry } from '#domain/points/points-ledger.ts';
import type { Activity } from '#domain/streak/activity-state.ts';
import { ledgerOf } from '#domain/streak/day-ledger.ts';
import { gridOf, lateDates } from '#domain/streak/streak-grid.ts';
import { excuseOn, type StreakSummary, streakAt, tokenRulesOn } from '#domain/streak/streak-summary.ts';
import type { ActivityDay, LedgerEntry, Stats } from './stats-contract.ts';

/** The facts from which the stats of any day follow. */
export type StatsBasis = {
  readonly summary: StreakSummary;
  readonly totalWorkouts: number;
  readonly completedQuests: number;
  readonly totalPoints: number;
  readonly reached: Reached;
  readonly tiers: ReachedTiers;
};

/** The stats on a date. Which rules are new follows from what the member has read. */
export function statsOn(basis: StatsBasis, today: MemberDay): Omit<Stats, 'newRules'> {
  const { summary, reached, tiers, totalWorkouts, totalPoints, completedQuests } = basis;
  const { currentStreak, bestStreak, skipTokens, tokensAtRisk, isActiveToday, rescuableDay, pausedUntil } =
    streakAt(summary, today);
  const counts = { workouts: totalWorkouts, quests: completedQuests, bestStreak, goalProgress: 0 };
  return {
    currentStreak,
    totalWorkouts,
    totalPoints,
    completedQuests,
    bestStreak,
    skipTokens,
    tokensAtRisk,
    isActiveToday,
    rescuableDay,
    excuse: excuseOn(summary, today),
    pausedUntil,
    earnEvery: tokenRulesOn(summary, today).earnEvery,
    achievements: [...achievementsOf(counts, reached)],
    tiers: { ...tiers },
  };
}

/** The last dates of an activity, oldest first. */
export function daysOn(activity: Activity, at: Instant, length: number): ActivityDay[] {
  const ledger = ledgerOf(activity, at);
  const late = lateDates(activity);
  return gridOf(ledger, ledger.today, length).map((day) => ({ ...day, isLate: late.has(day.date) }));
}

/** An entry of the points ledger. */
export function shownEntry(entry: PointsEntry): LedgerEntry {
  const { entryId: id, date, points, reason, text, reverses = null, overlaps = false } = entry;
  return { id, date, points, reason, text, reverses, overlaps };
}
