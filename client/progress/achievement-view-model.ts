import {
  type Achievement,
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
