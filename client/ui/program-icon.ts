import type { IconName } from './icon.tsx';
import type { SegmentNumber } from './icon-badge.tsx';

export type ProgramIcon = { readonly icon: IconName; readonly segment: SegmentNumber };

/** How each kind of program is known at a glance, wherever it is shown. */
export const programFaces = {
  bulk: { icon: 'muscle', segment: 1 },
  lean: { icon: 'flame', segment: 8 },
  cardio_fitness: { icon: 'run', segment: 5 },
  maintain: { icon: 'leaf', segment: 4 },
  assessment: { icon: 'clipboard', segment: 6 },
} as const satisfies Readonly<Record<string, ProgramIcon>>;
