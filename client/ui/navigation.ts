import { useLocation } from 'react-router-dom';
import type { IconName } from './icon.tsx';
import { anchors, paths } from './paths.ts';
import { uiCopy } from './ui-copy.ts';

type Destination = {
  label: string;
  /** What the label leaves out; it begins with the label. */
  name?: string;
  icon: IconName;
  to: string;
  isCurrent: boolean;
};

/** Where a member goes from everywhere, in the order of the dock. Quest and progress are places on the dashboard. */
export function useDestinations(): readonly Destination[] {
  const { pathname, hash } = useLocation();
  const isHome = pathname === paths.home || pathname === paths.dashboard;
  // The dashboard at `/` stays there.
  const dashboard = pathname === paths.home ? paths.home : paths.dashboard;
  const isPlace = hash === anchors.quest || hash === anchors.progress;
  const at = (path: string): boolean => pathname === path;
  return [
    { label: uiCopy.home, name: uiCopy.homeName, icon: 'home', to: dashboard, isCurrent: isHome && !isPlace },
    { label: uiCopy.workout, icon: 'dumbbell', to: paths.workout, isCurrent: at(paths.workout) },
    {
      label: uiCopy.daily,
      name: uiCopy.dailyMaintenance,
      icon: 'calendar',
      to: paths.dailyMaintenance,
      isCurrent: at(paths.dailyMaintenance),
    },
    {
      label: uiCopy.quest,
      icon: 'wheel',
      to: dashboard + anchors.quest,
      isCurrent: isHome && hash === anchors.quest,
    },
    {
      label: uiCopy.progress,
      icon: 'chart',
      to: dashboard + anchors.progress,
      isCurrent: isHome && hash === anchors.progress,
    },
    { label: uiCopy.profile, icon: 'user', to: paths.profile, isCurrent: at(paths.profile) },
  ];
}
