import { CompactLayout } from '#client/dashboard/compact-layout.tsx';
import { DashboardScreen } from '#client/dashboard/dashboard-screen.tsx';
import { OverviewLayout } from '#client/dashboard/overview-layout.tsx';
import { NewRules } from '#client/notices/new-rules.tsx';
import { Celebrations } from '#client/progress/celebrations.tsx';
import { CurrentWeightCard } from '#client/progress/current-weight-card.tsx';
import { HeaderTiles, StreakChip } from '#client/progress/header-tiles.tsx';
import { ProgressCard } from '#client/progress/progress-card.tsx';
import { ProgressOverview } from '#client/progress/progress-overview.tsx';
import { StreakWeek } from '#client/progress/streak-days.tsx';
import { WeightFormCard } from '#client/progress/weight-form.tsx';
import { QuestCard } from '#client/quest/quest-card.tsx';

const compactParts = { QuestCard, StreakWeek, ProgressCard, WeightFormCard };
const overviewParts = { QuestCard, HeaderTiles, CurrentWeightCard, ProgressOverview };

const layouts = {
  compact: () => <CompactLayout parts={compactParts} />,
  overview: () => <OverviewLayout parts={overviewParts} />,
};
const parts = { StreakChip, Celebrations, layouts };

/** Where the quest, the progress and the plan meet. */
export const Dashboard = () => (
  <>
    <DashboardScreen parts={parts} />
    <NewRules />
  </>
);
