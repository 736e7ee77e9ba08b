import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import { Text } from '#client/ui/text.tsx';
import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import type { Stats } from '#service/stats/stats-contract.ts';
import { streakDaysAnswer } from '#service/streak/streak-days-contract.ts';
import { changeBy, forecastText } from './forecast-view-model.ts';
import type { KnownDays, PendingEvent } from './numbers-forecast.ts';

type NumbersAfterProps = {
  stats: Stats;
  today: MemberDay;
  /** What the command would append now. */
  events: (now: PendingEvent['at']) => readonly Omit<PendingEvent, 'at'>[];
  /** Shown while the numbers are not known. */
  children?: ReactNode;
};

/** The numbers after a command, before it is confirmed, by the folds of the service. */
export function NumbersAfter({ stats, today, events, children }: NumbersAfterProps) {
  const [now] = useState(() => asInstant(new Date().toISOString()));
  const { data } = useSWR<KnownDays, Error>('/api/me/streak-days', readAs(streakDaysAnswer));
  const pending = events(now).map((event) => ({ ...event, at: now }));
  const change = data ? changeBy(data, pending, { stats, today }) : null;
  const text = change ? forecastText(change) : children;
  return (
    text && (
      <Text $tone="muted" $size="t14" aria-live="polite">
        {text}
      </Text>
    )
  );
}
