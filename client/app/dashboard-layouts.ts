import { lazy } from 'react';
import { firstLayout } from '#client/dashboard/layout-choice.ts';

const load = {
  compact: async () => ({ default: (await import('./compact-dashboard.tsx')).CompactDashboard }),
  overview: async () => ({ default: (await import('./overview-dashboard.tsx')).OverviewDashboard }),
};

/** Each comes by itself: whoever sees one mostly never sees the other. */
export const layouts = { compact: lazy(load.compact), overview: lazy(load.overview) };

/** The layout that is about to be shown comes beside its frame, not after it. */
export const loadFirstLayout = () => load[firstLayout()]();
