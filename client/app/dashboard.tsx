import { lazy } from 'react';
import { CompactLayout, DashboardScreen } from '#client/dashboard/dashboard-screen.tsx';
import { AddActivityHost } from '#client/exercise/add-activity.tsx';
import { InstallOffer, NewRules } from '#client/notices/dashboard-notices.tsx';
import { ProgressCard } from '#client/progress/progress-card.tsx';
import { progressCopy, weightCopy } from '#client/progress/progress-copy.ts';
import { DaySheetHost, StreakWeek } from '#client/progress/streak-days.tsx';
import { WeightFormCard } from '#client/progress/weight-form.tsx';
import { QuestCard } from '#client/quest/quest-card.tsx';
import { UnsavedWorkout } from '#client/workout/unsaved-workout.tsx';

const places = {
  progress: { title: progressCopy.progress, height: '37rem' },
  weight: { title: weightCopy.logWeightTitle, height: '10rem' },
};
const compactParts = { QuestCard, StreakWeek, ProgressCard, WeightFormCard, places };

const layouts = {
  compact: () => <CompactLayout parts={compactParts} />,
  overview: lazy(async () => ({ default: (await import('./overview.tsx')).Overview })),
};
/** Nothing of it is seen before a milestone is reached. */
const Celebrations = lazy(async () => ({
  default: (await import('#client/progress/celebrations.tsx')).Celebrations,
}));
const parts = { Celebrations, layouts };

/** Where the quest, the progress and the plan meet. */
export const Dashboard = () => (
  <DaySheetHost>
    <AddActivityHost>
      <DashboardScreen parts={parts} />
    </AddActivityHost>
    <UnsavedWorkout />
    <NewRules />
    <InstallOffer />
  </DaySheetHost>
);
