import { type ComponentType, lazy, Suspense } from 'react';
import type { ForecastProps } from './forecast-line.tsx';

/** The numbers after a command, before it is confirmed, by the folds of the service. Those come by themselves: no screen waits for them. */
export const NumbersAfter = (props: ForecastProps) => (
  <Suspense>
    <ForecastLine {...props} />
  </Suspense>
);

const ForecastLine = lazy<ComponentType<ForecastProps>>(() =>
  import('./forecast-line.tsx').then(
    (module) => ({ default: module.ForecastLine }),
    // Without a network that has it: the screen works without this line.
    () => ({ default: () => null }),
  ),
);
