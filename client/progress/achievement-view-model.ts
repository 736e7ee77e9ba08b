import type { IconName } from '#client/ui/icon.tsx';
import type { SegmentNumber } from '#client/ui/icon-badge.tsx';
import {
  type Achievement,
  type AchievementId,
  achievements,
  dashboardAchievements,
} from '#domain/catalogue/content/achievements.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { goalViewModel } from './goal-view-model.ts';
import type { ProgressFacts } from './progress-facts.ts';

export type ShownAchievement = Achievement & {
  readonly unlocked: boolean;
  readonly reachedOn: MemberDay | null;
  readonly note: string | null;
};

export const medalFaces: Readonly<Record<AchievementId, { icon: IconName; segment: SegmentNumber }>> = {
  'first-workout': { icon: 'dumbbell', segment: 5 },
  'week-warrior': { icon: 'flame', segment: 1 },
  'monthly-master': { icon: 'calendar', segment: 8 },
  'goal-crusher': { icon: 'target', segment: 4 },
  'quest-seeker': { icon: 'wheel', segment: 7 },
};

/** The dashboard's four. The goal is measured where it is shown, the service keeps the others. */
export function shownAchievements(
  facts: Pick<ProgressFacts, 'stats' | 'program' | 'user'>,
): readonly ShownAchievement[] {
  const { percent } = goalViewModel(facts);
  return achievements
    .filter(({ id }) => dashboardAchievements.includes(id))
    .map((achievement) => {
      const standing = facts.stats.achievements.find(({ id }) => id === achievement.id);
      const isReachedNow = achievement.counts === 'goalProgress' && percent >= achievement.target;
      return {
        ...achievement,
        unlocked: isReachedNow || (standing?.unlocked ?? false),
        reachedOn: standing?.reachedOn ?? null,
        note: standing?.note ?? null,
      };
    });
}
