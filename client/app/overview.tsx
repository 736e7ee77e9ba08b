import { OverviewLayout } from '#client/dashboard/overview-layout.tsx';
import { CurrentWeightCard } from '#client/progress/current-weight-card.tsx';
import { HeaderTiles } from '#client/progress/header-tiles.tsx';
import { ProgressOverview } from '#client/progress/progress-overview.tsx';
import { QuestCard } from '#client/quest/quest-card.tsx';

const parts = { QuestCard, HeaderTiles, CurrentWeightCard, ProgressOverview };

/** The dashboard of a wide window: a phone does not load it. */
export const Overview = () => <OverviewLayout parts={parts} />;
