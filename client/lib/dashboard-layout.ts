export type DashboardLayout = 'compact' | 'overview';

/** Where the overview has room, and is the layout of members who have chosen none. */
export const broadWindow = '(min-width: 1024px)';

const key = 'rondel.dashboard';

/** The layout that was chosen on this device; null when none was. */
export function readChosen(): DashboardLayout | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'compact' || kept === 'overview' ? kept : null;
  } catch {
    return null;
  }
}

/** @param layout null for what suits the window */
export function keepChosen(layout: DashboardLayout | null): void {
  try {
    if (layout) localStorage.setItem(key, layout);
    else localStorage.removeItem(key);
  } catch {
    // A device that keeps nothing shows the layout of its width next time.
  }
}

export const layoutOf = (chosen: DashboardLayout | null, isBroad: boolean): DashboardLayout =>
  chosen ?? (isBroad ? 'overview' : 'compact');

/** The layout that the dashboard opens with; null where the client is built, which knows no device. */
export const firstLayout = (): DashboardLayout | null =>
  typeof window === 'undefined' ? null : layoutOf(readChosen(), window.matchMedia(broadWindow).matches);
