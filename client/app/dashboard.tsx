import { DashboardScreen } from '#client/dashboard/dashboard-screen.tsx';
import { Celebrations } from '#client/progress/celebrations.tsx';
import { CurrentWeightCard } from '#client/progress/current-weight-card.tsx';
import { HeaderTiles } from '#client/progress/header-tiles.tsx';
import { ProgressCard } from '#client/progress/progress-card.tsx';
import { ProgressOverview } from '#client/progress/progress-overview.tsx';
import { StreakChip } from '#client/progress/streak-chip.tsx';
import { WeightFormCard } from '#client/progress/weight-form.tsx';
import { QuestCard } from '#client/quest/quest-card.tsx';

const parts = {
  QuestCard,
  StreakChip,
  HeaderTiles,
  ProgressCard,
  ProgressOverview,
  CurrentWeightCard,
  WeightFormCard,
  Celebrations,
};

/** Where the quest, the progress and the plan meet. */
export function Dashboard() {
  return <DashboardScreen parts={parts} />;
}
