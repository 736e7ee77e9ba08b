import type { IconName } from '#client/ui/icon.tsx';
import type { SegmentNumber } from '#client/ui/icon-badge.tsx';
import type { AchievementId } from '#domain/catalogue/content/achievements.ts';

/** The medal of each achievement, the same on every screen. */
export const achievementMedals: Readonly<Record<AchievementId, { icon: IconName; segment: SegmentNumber }>> =
  {
    'first-workout': { icon: 'dumbbell', segment: 5 },
    'week-warrior': { icon: 'flame', segment: 1 },
    'monthly-master': { icon: 'calendar', segment: 8 },
    'goal-crusher': { icon: 'target', segment: 4 },
    'quest-seeker': { icon: 'wheel', segment: 7 },
  };
