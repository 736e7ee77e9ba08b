import { achievementsOf } from '#domain/achievements/reached.ts';
import { addDays, type Instant, mondayOf } from '#domain/kernel/day.ts';
import { firstNameOf, type MemberState } from '#domain/member/member.ts';
import { activeDates } from '#domain/streak/recent-days-rules.ts';
import { streakAt } from '#domain/streak/streak-summary.ts';
import type { SharedFacts } from '#domain/together/together-rules.ts';
import type { StoredFriend } from '#projections/together/friendships.ts';
import { localClock } from '#service/http/current-member.ts';

type Basis = Pick<StoredFriend, 'summary' | 'recent' | 'completedQuests' | 'reached'>;

/** What a friend sees of a member at an instant: the member's own fold, on the member's date. */
export function sharedFacts(member: MemberState, basis: Basis, at: Instant): SharedFacts {
  const { today } = localClock(member, at);
  const { summary, recent, completedQuests, reached } = basis;
  const { currentStreak, isActiveToday } = streakAt(summary, today);
  const tomorrow = streakAt(summary, addDays(today, 1));
  const counts = { workouts: 0, quests: 0, bestStreak: 0, goalProgress: 0 };
  return {
    firstName: firstNameOf(member),
    pictureUrl: member.profile.profileImageUrl ?? null,
    currentStreak,
    isAtRisk: !isActiveToday && tomorrow.currentStreak < currentStreak,
    activeDays: activeDates(recent, mondayOf(today), today),
    completedQuests,
    achievements: achievementsOf(counts, reached).flatMap(({ id, unlocked }) => (unlocked ? [id] : [])),
  };
}

/** Whether a member shares their progress with friends now. */
export const isSharing = ({ privacy }: MemberState): boolean => privacy?.shareProgress === true;
