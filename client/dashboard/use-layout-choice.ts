import { useState } from 'react';
import { useMedia } from './use-media.ts';

export type DashboardLayout = 'compact' | 'overview';

const key = 'rondel.dashboard';

/** The layout that was chosen on this device, else the one that suits the window. */
export function useLayoutChoice(): readonly [DashboardLayout, (layout: DashboardLayout) => void] {
  const [chosen, setChosen] = useState(readChosen);
  const isBroad = useMedia('(min-width: 1024px)');
  const choose = (layout: DashboardLayout): void => {
    setChosen(layout);
    keep(layout);
  };
  return [chosen ?? (isBroad ? 'overview' : 'compact'), choose];
}

function readChosen(): DashboardLayout | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'compact' || kept === 'overview' ? kept : null;
  } catch {
    return null;
  }
}

function keep(layout: DashboardLayout): void {
  try {
    localStorage.setItem(key, layout);
  } catch {
    // A device that keeps nothing shows the layout of its width next time.
  }
}
