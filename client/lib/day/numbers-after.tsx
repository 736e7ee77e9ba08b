import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Stats } from '#service/stats/stats-contract.ts';
import type { PendingEvent } from './numbers-forecast.ts';

export type ForecastProps = {
  stats: Stats;
  today: MemberDay;
  /** What the command would append now. */
  events: (now: PendingEvent['at']) => readonly Omit<PendingEvent, 'at'>[];
  /** Where tokens and points are named beside it. */
  isStreakOnly?: boolean;
  /** For the description of the button. */
  id?: string;
  /** Before the text. */
  lead?: ReactNode;
  /** Shown while the numbers are not known. */
  children?: ReactNode;
};

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
