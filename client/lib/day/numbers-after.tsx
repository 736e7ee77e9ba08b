import useSWR from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import { Text } from '#client/ui/text.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import { type StreakDays, streakAfter } from '#domain/streak/streak-forecast.ts';
import type { Circumstances } from '#domain/streak/streak-summary.ts';
import type { Stats } from '#service/stats/stats-contract.ts';
import { streakDaysAnswer } from '#service/streak/streak-days-contract.ts';
import { forecastCopy } from './forecast-copy.ts';

type NumbersAfterProps = Forecast & { stats: Stats };
type Forecast = {
  today: MemberDay;
  /** What the command changes; null where that is not known. */
  change: (now: Circumstances) => Partial<Circumstances> | null;
  /** The member's date after the change, where it may be another one. */
  todayAfter?: (after: Circumstances) => MemberDay;
};

/** The numbers after a command, before it is confirmed, by the walk of the service's fold. Nothing while they are unknown. */
export function NumbersAfter({ stats, ...forecast }: NumbersAfterProps) {
  const { data } = useSWR<StreakDays, Error>('/api/me/streak-days', readAs(streakDaysAnswer));
  const text = data ? forecastText(data, forecast, stats) : null;
  return (
    text && (
      <Text $tone="muted" $size="t14" aria-live="polite">
        {text}
      </Text>
    )
  );
}

/** Null where the numbers on the screen do not follow from what was read: one of the two is older. */
function forecastText(
  read: StreakDays,
  { today, change, todayAfter }: Forecast,
  stats: Pick<Stats, 'currentStreak' | 'skipTokens' | 'tokensAtRisk' | 'totalPoints'>,
): string | null {
  const before = streakAfter(read, {}, today);
  if (numbersOf(before) !== numbersOf(stats)) return null;
  const changes = change(read.circumstances);
  if (!changes) return null;
  const date = todayAfter?.({ ...read.circumstances, ...changes }) ?? today;
  const after = streakAfter(read, changes, date);
  const numbers = { ...after, totalPoints: stats.totalPoints };
  if (numbersOf(after) === numbersOf(before)) return forecastCopy.same(numbers);
  const { tokensAtRisk } = after;
  if (tokensAtRisk === before.tokensAtRisk) return forecastCopy.after(numbers);
  const used = tokensAtRisk === 0 ? forecastCopy.noneNeeded : forecastCopy.needed(tokensAtRisk);
  return `${forecastCopy.after(numbers)} ${used}`;
}

type Numbers = Pick<Stats, 'currentStreak' | 'skipTokens' | 'tokensAtRisk'>;
const numbersOf = ({ currentStreak, skipTokens, tokensAtRisk }: Numbers): string =>
  [currentStreak, skipTokens, tokensAtRisk].join(' ');
