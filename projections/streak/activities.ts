import { type AchievementStats, evolveReached, type Reached } from '#domain/achievements/reached.ts';
import type { DomainEvent } from '#domain/events.ts';
import { memberCleared } from '#domain/member/member-events.ts';
import { evolveActivity } from '#domain/streak/activity.ts';
import { type Activity, noActivity } from '#domain/streak/activity-state.ts';
import { type StreakRules, streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { bestStreakOf, type StreakSummary } from '#domain/streak/streak-summary.ts';
import type { Projection } from '#projections/engine/projection.ts';

export type ActivityRecord = Activity & { reached: Reached };
export type ActivityRow = {
  /** Small whatever the length of the history: what the streak of any later day follows from. */
  readonly summary: StreakSummary;
  readonly total_workouts: number;
  readonly completed_quests: number;
  /** First dates of the achievements. */
  readonly reached: Reached;
};

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
  hasPast: true,
  initial: () => ({ ...noActivity(), reached: {} }),
  evolve(record, recorded) {
    if (recorded.event.type === 'AccountDeleted') return null;
    evolveActivity(record, recorded, rules);
    record.reached = evolveReached(record.reached, recorded, new StatsOf(record, rules));
    return record;
  },
  table: {
    columns: { summary: 'jsonb', total_workouts: 'integer', completed_quests: 'integer', reached: 'jsonb' },
    indexes: [],
    row: ({ summary, totalWorkouts, completedQuests, reached }) => ({
      summary,
      total_workouts: totalWorkouts,
      completed_quests: completedQuests,
      reached,
    }),
  },
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
