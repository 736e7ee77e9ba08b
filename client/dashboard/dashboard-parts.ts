import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import type { DashboardLayout } from '#client/lib/dashboard-layout.ts';
import type { CardPlace } from '#client/ui/later.tsx';

/** Parts of other features in every layout of the dashboard; each reads its own data. */
export type DashboardParts = {
  readonly Celebrations: ComponentType;
  readonly layouts: Readonly<Record<DashboardLayout, ComponentType>>;
};

/** Parts of the compact layout. */
export type CompactParts = {
  readonly QuestCard: ComponentType<{
    /** Another activity for now, below the button that spins. */
    alternative?: ReactNode;
  }>;
  readonly StreakWeek: ComponentType;
  readonly ProgressCard: ComponentType;
  readonly WeightFormCard: ComponentType;
  /** Where cards will be on a phone. */
  readonly places: { readonly progress: CardPlace; readonly weight: CardPlace };
};

/** Parts of the overview. */
export type OverviewParts = {
  readonly QuestCard: ComponentType;
  readonly HeaderTiles: ComponentType;
  readonly CurrentWeightCard: ComponentType;
  readonly ProgressOverview: ComponentType;
};

/** Whether a media query holds, also when the window changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
