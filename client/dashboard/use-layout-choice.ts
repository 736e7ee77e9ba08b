import { useState } from 'react';
import { broadWindow, type DashboardLayout, keepChosen, layoutOf, readChosen } from './layout-choice.ts';
import { useMedia } from './use-media.ts';

/** The layout that was chosen on this device, else the one that suits the window. */
export function useLayoutChoice(): readonly [DashboardLayout, (layout: DashboardLayout) => void] {
  const [chosen, setChosen] = useState(readChosen);
  const isBroad = useMedia(broadWindow);
  const choose = (layout: DashboardLayout): void => {
    setChosen(layout);
    keepChosen(layout);
  };
  return [layoutOf(chosen, isBroad), choose];
}
