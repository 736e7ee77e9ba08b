import type { ComponentType, ReactNode } from 'react';
import type { DashboardLayout } from './layout-choice.ts';

export type LayoutProps = {
  /** Where the member changes to the other layout; stands at the head or at the foot, where there is room. */
  layoutSwitch: { readonly atHead: ReactNode; readonly atFoot: ReactNode };
};

/** What other features show in every layout of the dashboard; each reads its own data. */
export type DashboardParts = {
  readonly StreakChip: ComponentType;
  readonly Celebrations: ComponentType;
  readonly layouts: Readonly<Record<DashboardLayout, ComponentType<LayoutProps>>>;
};

/** What they show in the compact layout. */
export type CompactParts = {
  readonly QuestCard: ComponentType;
  readonly ProgressCard: ComponentType;
  readonly WeightFormCard: ComponentType;
};

/** What they show in the overview. */
export type OverviewParts = {
  readonly QuestCard: ComponentType;
  readonly HeaderTiles: ComponentType;
  readonly CurrentWeightCard: ComponentType;
  readonly ProgressOverview: ComponentType;
};
