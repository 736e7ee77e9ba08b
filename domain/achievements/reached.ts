import {
  type Achievement,
  type AchievementId,
  achievements,
} from '#domain/catalogue/content/achievements.ts';
import { badgeTiers, type TierId } from '#domain/catalogue/content/badge-tiers.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { memberCleared } from '#domain/member/member-events.ts';

/** The statistics that achievements depend on: completed workouts and quests, best streak in days, goal progress in percent. */
export type AchievementStats = Readonly<Record<Achievement['counts'], number>>;

/** The member's date on which each achievement was first reached. Plain JSON. */
export type Reached = { readonly [Id in AchievementId]?: MemberDay };

/** The member's date on which each tier of the badges was first reached. Plain JSON. */
export type ReachedTiers = { readonly [id: TierId]: MemberDay };

type Goal<Counts extends string> = { readonly id: string; readonly counts: Counts; readonly target: number };
type Dates = Readonly<Record<string, MemberDay>>;

type AchievementStanding = {
  readonly id: AchievementId;
  readonly unlocked: boolean;
  readonly reachedOn: MemberDay | null;
  /** Set when a later correction removed the cause. */
  readonly note: typeof earlierData | null;
};

const earlierData = 'awarded under earlier data';

const resetting: ReadonlySet<DomainEvent['type']> = new Set(memberCleared);
const takingBack: ReadonlySet<DomainEvent['type']> = new Set([
  'QuestCompletionUndone',
  'QuestDayReset',
  'RoutineReopened',
  'WorkoutCorrected',
  'WorkoutRetracted',
  'WeightCorrected',
  'BodyMetricRetracted',
  'TimeZoneCorrected',
]);

/**
 * The achievements after the member's next event. `stats` already include the event and are read only when the event can matter. An
 * achievement survives the removal of its cause, unless the member removed the cause on the date of the reach.
 */
export function evolveReached(
  reached: Reached,
  recorded: Recorded<DomainEvent>,
  stats: AchievementStats,
): Reached {
  if (resetting.has(recorded.event.type)) return {};
  return evolveDates(achievements, withGoal(reached, recorded.event), recorded, stats);
}

/** The tiers of the badges after the member's next event, by the same rules. */
export function evolveTiers(
  tiers: ReachedTiers,
  recorded: Recorded<DomainEvent>,
  stats: AchievementStats,
): ReachedTiers {
  if (resetting.has(recorded.event.type)) return {};
  return evolveDates(badgeTiers, tiers, recorded, stats);
}

/**
 * The dates on which goals were first reached, after the member's next event. `stats` include it.
 * @param goals those of one count in the order of their targets, as the catalogue has them
 */
export function evolveDates<Counts extends string>(
  goals: readonly Goal<Counts>[],
  before: Dates,
  recorded: Recorded<DomainEvent>,
  stats: Readonly<Record<Counts, number>>,
): Dates {
  const left = takesBack(recorded) ? withoutLost(goals, before, recorded, stats) : before;
  let next = left;
  let unmet: Counts | null = null;
  for (const goal of goals) {
    // After a target that is not met, no later one of the same count is met.
    if (goal.counts === unmet) continue;
    if (!isMet(goal, stats)) unmet = goal.counts;
    else if (next[goal.id] === undefined) next = { ...next, [goal.id]: recorded.metadata.localDate };
  }
  return next;
}

/** Without the goals that were reached on the event's own day and that the event takes back. */
function withoutLost<Counts extends string>(
  goals: readonly Goal<Counts>[],
  before: Dates,
  recorded: Recorded<DomainEvent>,
  stats: Readonly<Record<Counts, number>>,
): Dates {
  const lost = goals.filter((goal) => {
    const reachedOn = before[goal.id];
    return reachedOn !== undefined && isOfDay(goal, reachedOn, recorded) && !isMet(goal, stats);
  });
  if (lost.length === 0) return before;
  const ids = new Set(lost.map(({ id }) => id));
  return Object.fromEntries(Object.entries(before).filter(([id]) => !ids.has(id)));
}

/**
 * Whether the event's own day reached the achievement. A goal that was reached when its program ended does not count as reached on that
 * day.
 */
const isOfDay = (
  { counts }: Pick<Goal<string>, 'counts'>,
  reachedOn: MemberDay,
  { metadata }: Recorded<DomainEvent>,
): boolean => counts !== 'goalProgress' && reachedOn === metadata.localDate;

/** Goal progress is measured while the program runs. `ProgramEnded` then stores the date on which the goal was reached. */
function withGoal(reached: Reached, event: DomainEvent): Reached {
  if (event.type !== 'ProgramEnded' || !event.goalReachedOn || reached['goal-crusher']) return reached;
  return { ...reached, 'goal-crusher': event.goalReachedOn };
}

/** All achievements with their status, in the order of the catalogue. */
export const achievementsOf = (stats: AchievementStats, reached: Reached): readonly AchievementStanding[] =>
  achievements.map((achievement) => {
    const reachedOn = reached[achievement.id] ?? null;
    const isLost = reachedOn !== null && !isMet(achievement, stats);
    // Goal progress also falls without a correction, for example when a new program starts.
    const note = isLost && achievement.counts !== 'goalProgress' ? earlierData : null;
    const unlocked = reachedOn !== null || isMet(achievement, stats);
    return { id: achievement.id, unlocked, reachedOn, note };
  });

const isMet = <Counts extends string>(
  { counts, target }: Pick<Goal<Counts>, 'counts' | 'target'>,
  stats: Readonly<Record<Counts, number>>,
): boolean => stats[counts] >= target;

/** Whether the event is a correction made by the member in person. */
export const takesBack = ({ event, metadata }: Recorded<DomainEvent>): boolean =>
  takingBack.has(event.type) && 'memberId' in event && metadata.actor === event.memberId;
