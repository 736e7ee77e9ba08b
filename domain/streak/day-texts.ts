import type { LedgerDay } from './day-ledger.ts';
import type { StoredStreakRules } from './streak-rules.ts';

type Place = {
  readonly days: readonly LedgerDay[];
  /** Index of the date in `days`. */
  readonly index: number;
  readonly rules: StoredStreakRules;
};
type Texts = { readonly verdict: string; readonly summary: string };

/** The state of a date and its meaning, in the words of a coach. */
export function dayTexts(place: Place): Texts {
  const { days, index, rules } = place;
  const day = days[index];
  switch (day?.standing) {
    case 'active':
      return { verdict: 'It counts.', summary: activeSummary(place, day) };
    case 'protected':
      return protectedTexts(day);
    case 'paused':
      return {
        verdict: 'Paused.',
        summary: 'Your streak waited for you. No day was missed, and no token was used.',
      };
    case 'outage':
      return {
        verdict: 'On us.',
        summary:
          "You couldn't reach us for a part of this day, so it breaks nothing. Your streak waited for you.",
      };
    case 'rest':
      return {
        verdict: 'A planned rest day.',
        summary: 'Your plan says rest, so your streak waits for you. If you train anyway, it counts.',
      };
    case 'neutral':
      return {
        verdict: "It doesn't count.",
        summary: `You changed time zones, and the day had less than ${rules.neutralUnderHours} hours for you. It adds nothing and breaks nothing.`,
      };
    case 'missed':
      return { verdict: 'A day off.', summary: missedSummary(days[index - 1]?.streak ?? 0, day) };
    case 'open':
      return {
        verdict: 'Still open.',
        summary: 'A quest, a workout or your daily routine makes it count.',
      };
    case 'idle':
    case undefined:
      return {
        verdict: 'Before your streak.',
        summary: 'Your first active day was still ahead, so there was nothing to miss.',
      };
  }
}

function activeSummary(place: Place, day: LedgerDay): string {
  const { days, index, rules } = place;
  const gap = gapBefore(days, index);
  const granted = day.tokensEarned > 0 && day.streak % rules.earnEvery === 0;
  const token = granted ? ` Every ${rules.earnEvery} days in a row earn a skip token: you got one.` : '';
  return `${streakText(day.streak, gap)}${token}`;
}

function streakText(streak: number, gap: readonly LedgerDay[]): string {
  if (gap.length > 0 && gap.every(isBridged)) {
    const covered =
      gap.length === 1 ? 'A skip token covered the day' : `${gap.length} skip tokens covered the days`;
    return `${covered} you missed before it, so your streak goes on: ${streak} days in a row.`;
  }
  if (gap.length > 0) return 'Your tokens could not cover the days before it, so a new streak starts here.';
  return streak === 1 ? 'Your streak starts here.' : `${streak} days in a row.`;
}

function protectedTexts(day: LedgerDay): Texts {
  const { isProvisional, streak } = day;
  if (isProvisional)
    return {
      verdict: 'Held for now.',
      summary: 'A skip token holds your streak over this day. It is spent when you are active again.',
    };
  const stays = streak > 0 ? ` Your streak stayed at ${streak}.` : '';
  return isBridged(day)
    ? { verdict: 'Protected.', summary: `Nothing was done, and a skip token covered it.${stays}` }
    : { verdict: 'Protected.', summary: `You spent a skip token on it.${stays}` };
}

function missedSummary(before: number, { streak }: LedgerDay): string {
  if (before > 0 && streak === 0)
    return `Nothing that counts was recorded, and no skip token was left to cover it: your streak of ${before} ended here.`;
  return 'Nothing that counts was recorded.';
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
