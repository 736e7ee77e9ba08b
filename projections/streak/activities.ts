import {
  type AchievementStats,
  evolveReached,
  evolveTiers,
  type Reached,
  type ReachedTiers,
} from '#domain/achievements/reached.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { erasedMember, memberCleared } from '#domain/member/member-events.ts';
import { type CommonRules, evolveCommonRules, withoutAdopted } from '#domain/rules/common-rules.ts';
import type { RulesEvent } from '#domain/rules/rules-events.ts';
import { evolveActivity } from '#domain/streak/activity.ts';
import { type Activity, noActivity } from '#domain/streak/activity-state.ts';
import { noRecentDays, type RecentDays } from '#domain/streak/recent-days-rules.ts';
import { underCommonRules } from '#domain/streak/recount.ts';
import { type StreakRules, streakRulesV1 } from '#domain/streak/streak-rules.ts';
import {
  bestStreakOf,
  emptySummary,
  type StreakSummary,
  streakAhead,
} from '#domain/streak/streak-summary.ts';
import {
  defineTable,
  joinState,
  type Projection,
  type RowOf,
  type StoredState,
  stateColumns,
} from '#projections/engine/projection.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { tables, versions } from '#projections/versions.ts';

export type ActivityRecord = Activity & { reached: Reached; tiers: ReachedTiers };

const table = defineTable<ActivityRecord>()({
  columns: {
    // Does not grow with the history: the streak of any later day follows from it.
    summary: ['jsonb', 'summary'],
    total_workouts: ['integer', 'totalWorkouts'],
    completed_quests: ['integer', 'completedQuests'],
    // The first dates of the achievements.
    reached: ['jsonb', 'reached'],
    // The first dates of the tiers of the badges.
    tiers: ['jsonb', 'tiers'],
    // For the friends and circles of the member.
    recent: ['jsonb', 'recent'],
    // The view `streaks` reads both: SQL knows no rules and no zones.
    streak_ahead: ['jsonb', ({ summary }) => streakAhead(summary)],
    best_streak: ['integer', ({ summary }) => bestStreakOf(summary)],
  },
  indexes: [],
  views: { streaks: streaksNow },
});

/** The streaks of the time of the query. */
function streaksNow(rows: string): string {
  return `select key as member_id, coalesce((ahead.value ->> 'currentStreak')::integer, 0) as current_streak, best_streak,
      coalesce((ahead.value ->> 'skipTokens')::integer, 0) as skip_tokens
    from ${rows} left join lateral (
      select step.value from jsonb_array_elements(streak_ahead) with ordinality as step(value, nth)
       where step.value ->> 'until' is null or (step.value ->> 'until')::timestamptz > now() order by nth limit 1
    ) as ahead on true`;
}

/** The streaks of one instant, from columns with its numbers. */
export const streaksOfColumns = (rows: string): string =>
  `select key as member_id, current_streak, best_streak, skip_tokens from ${rows}`;

export type ActivityRow = RowOf<typeof table>;

const rulesEvents: readonly RulesEvent['type'][] = [
  'OutageDeclared',
  'OutageRevoked',
  'RulesAdopted',
  'ZoneRulesAdopted',
];

/** The activity of each member by day, by member id: the source of streak, tokens and counts. */
/**
 * @param isWhatIf the rules hold on all dates, in place of all that were adopted
 */
export const activitiesUnder = (
  rules: StreakRules,
  isWhatIf = false,
): Projection<DomainEvent, ActivityRecord, ActivityRow> => ({
  name: 'activities',
  version: versions.activities,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    'MemberRegistered',
    'ProfileUpdated',
    'TimeZoneChanged',
    'TimeZoneCorrected',
    'SkipTokenUsed',
    'StreakPaused',
    'StreakResumed',
    'ProgramStarted',
    'ProgramEnded',
    'QuestCompleted',
    'QuestSkipped',
    'QuestCompletionUndone',
    'QuestDayReset',
    'WorkoutLogged',
    'WorkoutCorrected',
    'WorkoutRetracted',
    'RoutineCompleted',
    'RoutineReopened',
    'AssessmentSubmitted',
    ...memberCleared,
    ...rulesEvents,
  ],
  everybody: {
    handles: rulesEvents,
    evolve: (common, { event, metadata }) =>
      evolveCommonRules(common as CommonRules | undefined, event as RulesEvent, metadata.occurredAt),
    apply(record, common) {
      const known = common as CommonRules | undefined;
      underCommonRules(record, isWhatIf ? withoutAdopted(known) : known, rules);
      return record;
    },
  },
  personal: [],
  key: ({ event }) => ('memberId' in event ? event.memberId : null),
  clears: ({ event }) => erasedMember(event),
  hasAppendOnlyState: true,
  initial: () => ({ ...noActivity(), reached: {}, tiers: {} }),
  evolve(record, recorded) {
    if (recorded.event.type === 'AccountDeleted') return null;
    evolveActivity(record, recorded, rules);
    const stats = new StatsOf(record, rules);
    record.reached = evolveReached(record.reached, recorded, stats);
    record.tiers = evolveTiers(record.tiers, recorded, stats);
    return record;
  },
  table,
});

export const activities = activitiesUnder(streakRulesV1);

/** Calculates the best streak only on request, and once. */
class StatsOf implements AchievementStats {
  readonly workouts: number;
  readonly quests: number;
  /** Not derived from days: goal progress is evaluated in queries and at the end of a program. */
  readonly goalProgress = 0;
  readonly #summary: StreakSummary;
  readonly #rules: StreakRules;
  #best: number | null = null;

  constructor({ summary, totalWorkouts, completedQuests }: Activity, rules: StreakRules) {
    this.workouts = totalWorkouts;
    this.quests = completedQuests;
    this.#summary = summary;
    this.#rules = rules;
  }

  get bestStreak(): number {
    this.#best ??= bestStreakOf(this.#summary, this.#rules);
    return this.#best;
  }
}

/** From which the streak and tokens of a member on any day follow. */
export async function streakSummaryOf(db: Pool, memberId: MemberId): Promise<StreakSummary> {
  const { rows } = await db.query<{ summary: StreakSummary }>({
    name: 'streak-of',
    text: `select summary from ${tables.activities} where key = $1`,
    values: [memberId],
  });
  return rows[0]?.summary ?? emptySummary();
}

/** What counts on the latest dates of a member. */
export async function recentDaysOf(db: Pool, memberId: MemberId): Promise<RecentDays> {
  const { rows } = await db.query<{ recent: RecentDays }>(
    `select recent from ${tables.activities} where key = $1`,
    [memberId],
  );
  return rows[0]?.recent ?? noRecentDays;
}

/** The whole history, for the streak grid and the day ledger. */
export async function activityOf(db: Pool, memberId: MemberId): Promise<Activity> {
  const { rows } = await db.query<StoredState<ActivityRecord>>(
    `select ${stateColumns(activities)} from ${tables.activities} where key = $1`,
    [memberId],
  );
  return rows[0] ? joinState(activities, rows[0]) : noActivity();
}

/** How many histories are in memory at once. */
const pageSize = 200;

/** The activity of all members, page by page in the order of their ids. */
export async function* activityPages(
  db: Pick<Pool, 'query'>,
): AsyncGenerator<readonly { readonly memberId: MemberId; readonly activity: Activity }[]> {
  for (let after = ''; ; ) {
    const { rows } = await db.query<StoredState<ActivityRecord> & { readonly key: MemberId }>(
      `select ${stateColumns(activities)} from ${tables.activities} where key > $1 order by key limit ${pageSize}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ key, ...stored }) => ({ memberId: key, activity: joinState(activities, stored) }));
    after = last.key;
  }
}
