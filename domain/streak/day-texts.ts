import type { LedgerDay } from './day-ledger.ts';
import type { DayWords } from './day-words.ts';
import type { StoredStreakRules } from './streak-rules.ts';

type Place = {
  readonly days: readonly LedgerDay[];
  /** Index of the date in `days`. */
  readonly index: number;
  readonly rules: StoredStreakRules;
  readonly words: DayWords;
};
type Texts = { readonly verdict: string; readonly summary: string };

/** The state of a date and its meaning. */
export function dayTexts(place: Place): Texts {
  const { days, index, words } = place;
  const day = days[index];
  const standing = day?.standing ?? 'idle';
  const verdict = words.verdicts[standing === 'protected' && day?.isProvisional ? 'held' : standing];
  return { verdict, summary: day ? summaryOf(day, place, days[index - 1]?.streak ?? 0) : words.idle };
}

/** @param before the streak of the day before */
function summaryOf(day: LedgerDay, place: Place, before: number): string {
  const { rules, words } = place;
  switch (day.standing) {
    case 'active':
      return activeSummary(place, day);
    case 'protected':
      return protectedSummary(day, words);
    case 'neutral':
      return words.neutral(rules.neutralUnderHours);
    case 'missed':
      return before > 0 && day.streak === 0 ? words.streakEnded(before) : words.missed;
    default:
      return words[day.standing];
  }
}

function activeSummary(place: Place, day: LedgerDay): string {
  const { days, index, rules, words } = place;
  const text = streakText(day.streak, gapBefore(days, index), words);
  const isGranted = day.tokensEarned > 0 && day.streak % rules.earnEvery === 0;
  return isGranted ? `${text} ${words.tokenEarned(rules.earnEvery)}` : text;
}

function streakText(streak: number, gap: readonly LedgerDay[], words: DayWords): string {
  if (gap.length === 0) return words.streak(streak);
  return gap.every(isBridged) ? words.streakGoesOn(gap.length, streak) : words.newStreak;
}

function protectedSummary(day: LedgerDay, words: DayWords): string {
  if (day.isProvisional) return words.held;
  const text = isBridged(day) ? words.covered : words.spent;
  return day.streak > 0 ? `${text} ${words.streakStayed(day.streak)}` : text;
}

/** The missed dates before an active one, whether bridged by tokens or not. */
export function gapBefore(days: readonly LedgerDay[], index: number): readonly LedgerDay[] {
  const gap: LedgerDay[] = [];
  for (const day of days.slice(0, index).reverse()) {
    if (day.standing === 'active' || day.standing === 'idle') break;
    if (day.standing === 'missed' || isBridged(day)) gap.push(day);
  }
  return gap;
}

/** A date with a token explicitly spent on it was never missed. */
export const isBridged = ({ standing, facts }: LedgerDay): boolean =>
  standing === 'protected' && facts.length === 0;
