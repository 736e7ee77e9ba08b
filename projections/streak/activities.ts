import { type AchievementStats, evolveReached, type Reached } from '#domain/achievements/reached.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { memberCleared } from '#domain/member/member-events.ts';
import { evolveActivity } from '#domain/streak/activity.ts';
import { type Activity, noActivity } from '#domain/streak/activity-state.ts';
import { type StreakRules, streakRulesV1 } from '#domain/streak/streak-rules.ts';
import {
  bestStreakOf,
  emptySummary,
  type StreakNow,
  type StreakSummary,
  streakAt,
} from '#domain/streak/streak-summary.ts';
import {
  defineTable,
  joinState,
  type Projection,
  type RowOf,
  type StoredState,
} from '#projections/engine/projection.ts';
import type { Pool } from '#projections/postgres/pg.ts';

export type ActivityRecord = Activity & { reached: Reached };

const table = defineTable<ActivityRecord>()({
  columns: {
    // Small for every length of history: the streak of any later day follows from it.
    summary: ['jsonb', (activity) => activity.summary],
    total_workouts: ['integer', (activity) => activity.totalWorkouts],
    completed_quests: ['integer', (activity) => activity.completedQuests],
    // First dates of the achievements.
    reached: ['jsonb', (activity) => activity.reached],
  },
  indexes: [],
});
export type ActivityRow = RowOf<typeof table>;

/** What each member has done on which days, by member id: streak, tokens and counts come from here. */
export const activitiesUnder = (
  rules: StreakRules,
): Projection<DomainEvent, ActivityRecord, ActivityRow> => ({
  name: 'activities',
  version: 4,
  handles: [
    'MemberRegistered',
    'ProfileUpdated',
    'TimeZoneChanged',
    'TimeZoneCorrected',
    'SkipTokenUsed',
    'ProgramStarted',
    'ProgramEnded',
    'QuestCompleted',
    'QuestSkipped',
    'QuestCompletionUndone',
    'QuestDayReset',
    'WorkoutLogged',
    'WorkoutRetracted',
    'RoutineCompleted',
    'RoutineReopened',
    'AssessmentSubmitted',
    ...memberCleared,
  ],
  personal: [],
  key: ({ event }) => ('memberId' in event ? event.memberId : null),
  hasAppendOnlyState: true,
  initial: () => ({ ...noActivity(), reached: {} }),
  evolve(record, recorded) {
    if (recorded.event.type === 'AccountDeleted') return null;
    evolveActivity(record, recorded, rules);
    record.reached = evolveReached(record.reached, recorded, new StatsOf(record, rules));
    return record;
  },
  table,
});

export const activities = activitiesUnder(streakRulesV1);

/** Finds the best streak only when it is asked for. */
class StatsOf implements AchievementStats {
  readonly workouts: number;
  readonly quests: number;
  /** It is no matter of days: it is judged where it is read, and when the program ends. */
  readonly goalProgress = 0;
  readonly #summary: StreakSummary;
  readonly #rules: StreakRules;

  constructor({ summary, totalWorkouts, completedQuests }: Activity, rules: StreakRules) {
    this.workouts = totalWorkouts;
    this.quests = completedQuests;
    this.#summary = summary;
    this.#rules = rules;
  }

  get bestStreak(): number {
    return bestStreakOf(this.#summary, this.#rules);
  }
}

/** A member's streak and tokens as they stand on a day. */
export async function streakOf(db: Pool, memberId: MemberId, today: MemberDay): Promise<StreakNow> {
  const { rows } = await db.query<{ summary: StreakSummary }>({
    name: 'streak-of',
    text: 'select summary from read.activities where key = $1',
    values: [memberId],
  });
  return streakAt(rows[0]?.summary ?? emptySummary(), today);
}

/** The whole history of days, for the grid and the ledger of days. */
export async function activityOf(db: Pool, memberId: MemberId): Promise<Activity> {
  const { rows } = await db.query<StoredState<ActivityRecord>>(
    'select state, past from read.activities where key = $1',
    [memberId],
  );
  return rows[0] ? joinState(rows[0]) : noActivity();
}
