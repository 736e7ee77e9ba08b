import type { IconName, SegmentNumber } from '#client/ui/icon.tsx';
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

export type ProgramIcon = { readonly icon: IconName; readonly segment: SegmentNumber };

/** How each kind of program is known at a glance, wherever it is shown. */
export const programFaces = {
  bulk: { icon: 'muscle', segment: 1 },
  lean: { icon: 'flame', segment: 8 },
  cardio_fitness: { icon: 'run', segment: 5 },
  maintain: { icon: 'leaf', segment: 4 },
  assessment: { icon: 'clipboard', segment: 6 },
} as const satisfies Readonly<Record<string, ProgramIcon>>;

const icons: Readonly<Record<string, IconName>> = {
  dumbbells: 'dumbbell',
  barbell: 'dumbbell',
  kettlebells: 'kettlebell',
  resistance_bands: 'band',
  pull_up_bar: 'pullup',
  bench: 'muscle',
  treadmill: 'run',
  bike: 'pulse',
  none: 'leaf',
};

/** The icon of a piece of equipment; an unknown one has the most common icon. */
export const equipmentIcon = (id: string): IconName => icons[id] ?? 'dumbbell';
