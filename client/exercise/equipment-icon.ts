import type { IconName } from '#client/ui/icon.tsx';

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
