import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import { Text } from '#client/ui/text.tsx';
import { asInstant, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import { streakDaysAnswer } from '#service/features/streak/streak-days-contract.ts';
import { forecastCopy } from './day-copy.ts';
import { type KnownDays, numbersAfter, type PendingEvent } from './numbers-forecast.ts';

export type ForecastProps = {
  stats: Stats;
  today: MemberDay;
  /** The events that the command would append now. */
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

type ShownNumbers = Pick<Stats, 'currentStreak' | 'skipTokens' | 'tokensAtRisk' | 'totalPoints'>;
type Change = { readonly before: ShownNumbers; readonly after: ShownNumbers };

/**
 * The numbers before and after events. Null where the numbers on the screen do not follow from the days that were read, because one of the
 * two is older.
 */
function changeBy(
  known: KnownDays,
  pending: readonly PendingEvent[],
  { stats, today, now }: { readonly stats: ShownNumbers; readonly today: MemberDay; readonly now: Instant },
): Change | null {
  // The clock of the device puts the member on another date than the service does: the numbers would be those of another date.
  if (dayAt(known.circumstances.zones, now) !== today) return null;
  const before = numbersAfter(known, [], now);
  if (textOf(before) !== textOf(stats)) return null;
  return { before, after: numbersAfter(known, pending, now) };
}

const textOf = ({ currentStreak, skipTokens, tokensAtRisk, totalPoints }: ShownNumbers): string =>
  [currentStreak, skipTokens, tokensAtRisk, totalPoints].join(' ');

/** The effect of a command on streak, tokens and points, in a few short sentences. */
export function forecastText({ before, after }: Change): string {
  const tokens = after.skipTokens - before.skipTokens;
  const points = after.totalPoints - before.totalPoints;
  const isHeldAgain = tokens > 0 && tokens === after.tokensAtRisk - before.tokensAtRisk;
  const sentences = isHeldAgain
    ? [forecastCopy.heldAgain(tokens), ...amountsOf(0, points)]
    : [
        ...(tokens === 0 && points === 0
          ? sentence(forecastCopy.keep, after.skipTokens, after.totalPoints)
          : amountsOf(tokens, points)),
        ...usedTokens(before, after),
      ];
  return [streakSentence(before, after), ...sentences].join(' ');
}

/** The effect on the streak. */
const streakText = ({ before, after }: Change): string =>
  [streakSentence(before, after), ...usedTokens(before, after)].join(' ');

const streakSentence = (before: ShownNumbers, after: ShownNumbers): string =>
  after.currentStreak === before.currentStreak
    ? forecastCopy.streakStays(after.currentStreak)
    : forecastCopy.streakGoes(before.currentStreak, after.currentStreak);

const amountsOf = (tokens: number, points: number): readonly string[] => [
  ...sentence(forecastCopy.lose, -tokens, -points),
  ...sentence(forecastCopy.get, tokens, points),
];

/** None where both amounts are 0 or less. */
function sentence(
  say: (what: readonly string[]) => string,
  tokens: number,
  points: number,
): readonly string[] {
  const what = [
    ...(tokens > 0 ? [forecastCopy.tokens(tokens)] : []),
    ...(points > 0 ? [forecastCopy.points(points)] : []),
  ];
  return what.length > 0 ? [say(what)] : [];
}

/** When a streak is lost, no missed day matters. */
function usedTokens(before: ShownNumbers, { tokensAtRisk, currentStreak }: ShownNumbers): readonly string[] {
  if (tokensAtRisk === before.tokensAtRisk || currentStreak === 0) return [];
  return [tokensAtRisk === 0 ? forecastCopy.noneNeeded : forecastCopy.needed(tokensAtRisk)];
}
