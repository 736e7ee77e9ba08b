import { CompactLayout } from '#client/dashboard/compact-layout.tsx';
import type { LayoutProps } from '#client/dashboard/dashboard-parts.ts';
import { ProgressCard } from '#client/progress/progress-card.tsx';
import { WeightFormCard } from '#client/progress/weight-form.tsx';
import { QuestCard } from '#client/quest/quest-card.tsx';

const parts = { QuestCard, ProgressCard, WeightFormCard };

export function CompactDashboard(props: LayoutProps) {
  return <CompactLayout {...props} parts={parts} />;
}
