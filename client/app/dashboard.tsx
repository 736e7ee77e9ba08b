import { DashboardScreen } from '#client/dashboard/dashboard-screen.tsx';
import { Celebrations } from '#client/progress/celebrations.tsx';
import { StreakChip } from '#client/progress/streak-chip.tsx';
import { layouts } from './dashboard-layouts.ts';

const parts = { StreakChip, Celebrations, layouts };

/** Where the quest, the progress and the plan meet. */
export function Dashboard() {
  return <DashboardScreen parts={parts} />;
}
