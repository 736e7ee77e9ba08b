import { useState } from 'react';
import useSWR from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import { Text } from '#client/ui/text.tsx';
import { asInstant } from '#domain/kernel/day.ts';
import { streakDaysAnswer } from '#service/streak/streak-days-contract.ts';
import { changeBy, forecastText, streakText } from './forecast-view-model.ts';
import type { ForecastProps } from './numbers-after.tsx';
import type { KnownDays } from './numbers-forecast.ts';

/** Starts again with each date: a moment of yesterday gives other numbers. */
export const ForecastLine = (props: ForecastProps) => <Line key={props.today} {...props} />;

function Line({ stats, today, events, isStreakOnly = false, id, lead, children }: ForecastProps) {
  const [now] = useState(() => asInstant(new Date().toISOString()));
  const { data } = useSWR<KnownDays, Error>('/api/me/streak-days', readAs(streakDaysAnswer));
  const pending = events(now).map((event) => ({ ...event, at: now }));
  const change = data ? changeBy(data, pending, { stats, today, now }) : null;
  const text = change ? (isStreakOnly ? streakText(change) : forecastText(change)) : children;
  return (
    text && (
      <Text $tone="muted" $size="t14" aria-live="polite" id={id}>
        {change && lead} {text}
      </Text>
    )
  );
}
