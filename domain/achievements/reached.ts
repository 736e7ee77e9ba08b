import {
  type Achievement,
  type AchievementId,
  achievements,
} from '#domain/catalogue/content/achievements.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { memberCleared } from '#domain/member/member-events.ts';

/** What achievements are judged by: completed workouts and quests, best streak in days, goal progress in percent. */
export type AchievementStats = Readonly<Record<Achievement['counts'], number>>;

/** The member's date on which each achievement was first reached: plain JSON. */
export type Reached = { readonly [Id in AchievementId]?: MemberDay };

type AchievementStanding = {
  readonly id: AchievementId;
  readonly unlocked: boolean;
  readonly reachedOn: MemberDay | null;
  /** Set where a correction has since removed the cause. */
  readonly note: typeof earlierData | null;
};

const earlierData = 'awarded under earlier data';

const resetting: ReadonlySet<DomainEvent['type']> = new Set(memberCleared);
const takingBack: ReadonlySet<DomainEvent['type']> = new Set([
  'QuestCompletionUndone',
  'QuestDayReset',
  'RoutineReopened',
  'WorkoutRetracted',
  'BodyMetricRetracted',
  'TimeZoneCorrected',
]);

/**
 * What has been reached once the member's next event is in `stats`, which are looked at only where they can matter. An achievement is
 * kept when its cause goes, unless the member took the cause back on the very date of the reach.
 */
export function evolveReached(
  reached: Reached,
  recorded: Recorded<DomainEvent>,
  stats: AchievementStats,
): Reached {
  if (resetting.has(recorded.event.type)) return {};
  const isTakenBack = takesBack(recorded);
  let next = withGoal(reached, recorded.event);
  for (const achievement of achievements) {
    const reachedOn = next[achievement.id];
    if (reachedOn === undefined) {
      if (isMet(achievement, stats)) next = { ...next, [achievement.id]: recorded.metadata.localDate };
    } else if (isTakenBack && isOfDay(achievement, reachedOn, recorded) && !isMet(achievement, stats)) {
      const { [achievement.id]: _, ...rest } = next;
      next = rest;
    }
  }
  return next;
}

/** Whether what was done on the day of the event has brought it: a goal that a program ended at is no matter of that day. */
const isOfDay = (
  { counts }: Achievement,
  reachedOn: MemberDay,
  { metadata }: Recorded<DomainEvent>,
): boolean => counts !== 'goalProgress' && reachedOn === metadata.localDate;

/** A goal is measured while its program runs; that it was reached is known for good once the program ends. */
function withGoal(reached: Reached, event: DomainEvent): Reached {
  if (event.type !== 'ProgramEnded' || !event.goalReachedOn || reached['goal-crusher']) return reached;
  return { ...reached, 'goal-crusher': event.goalReachedOn };
}

/** How all achievements stand, in the order of the catalogue. */
export const achievementsOf = (stats: AchievementStats, reached: Reached): readonly AchievementStanding[] =>
  achievements.map((achievement) => {
    const reachedOn = reached[achievement.id] ?? null;
    const isLost = reachedOn !== null && !isMet(achievement, stats);
    // Goal progress also falls without any correction: with a new program, say.
    const note = isLost && achievement.counts !== 'goalProgress' ? earlierData : null;
    const unlocked = reachedOn !== null || isMet(achievement, stats);
    return { id: achievement.id, unlocked, reachedOn, note };
  });

const isMet = ({ counts, target }: Achievement, stats: AchievementStats): boolean => stats[counts] >= target;

/** Whether the member in person corrected what was recorded. */
const takesBack = ({ event, metadata }: Recorded<DomainEvent>): boolean =>
  takingBack.has(event.type) && 'memberId' in event && metadata.actor === event.memberId;
