import type { ComponentType, ReactNode } from 'react';

/** What other features show on the dashboard; each reads its own data. */
export type DashboardParts = {
  readonly QuestCard: ComponentType;
  readonly StreakChip: ComponentType;
  readonly HeaderTiles: ComponentType;
  readonly ProgressCard: ComponentType;
  readonly ProgressOverview: ComponentType;
  readonly CurrentWeightCard: ComponentType;
  readonly WeightFormCard: ComponentType;
  readonly Celebrations: ComponentType;
};
export type LayoutProps = {
  parts: DashboardParts;
  /** Where the member changes to the other layout; stands at the head or at the foot, where there is room. */
  layoutSwitch: { readonly atHead: ReactNode; readonly atFoot: ReactNode };
};
