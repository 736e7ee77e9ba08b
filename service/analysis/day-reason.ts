import type { LedgerDay } from '#domain/streak/day-ledger.ts';
import type { StreakRules } from '#domain/streak/streak-rules.ts';

/** The missed dates that came before an active one, whether tokens bridged them or not. */
function gapBefore(days: readonly LedgerDay[], index: number): readonly LedgerDay[] {
  const gap: LedgerDay[] = [];
  for (const day of days.slice(0, index).reverse()) {
    if (day.standing === 'active' || day.standing === 'idle') break;
    if (day.standing === 'missed' || isBridged(day)) gap.push(day);
  }
  return gap;
}

/** A date that a token of its own protects was never missed. */
const isBridged = ({ standing, facts }: LedgerDay): boolean => standing === 'protected' && facts.length === 0;

/** Why a date stands as it does, in words. */
export function dayReason(days: readonly LedgerDay[], index: number, rules: StreakRules): string {
  const day = days[index];
  switch (day?.standing) {
    case 'active':
      return activeReason(gapBefore(days, index));
    case 'protected':
      if (!isBridged(day)) return 'a skip token was spent on it';
      return day.isProvisional
        ? 'missed, but the tokens held still cover the gap'
        : 'missed, and bridged by a token at the next active date';
    case 'neutral':
      return `it lasted less than ${rules.neutralUnderHours} hours for the member`;
    case 'missed':
      return 'nothing that counts was recorded for it';
    case 'open':
      return 'it is not over yet';
    case 'idle':
    case undefined:
      return 'before the first active date nothing can be missed';
  }
}

function activeReason(gap: readonly LedgerDay[]): string {
  if (gap.length === 0) return 'something was done';
  const missed = `${gap.length} missed ${gap.length === 1 ? 'date' : 'dates'} before it`;
  return gap.every(isBridged)
    ? `something was done; ${missed} bridged by ${gap.length === 1 ? 'a token' : `${gap.length} tokens`}`
    : `something was done; the run begins anew after ${missed}`;
}

export type Effects = {
  /** Of the first activity of a date. */
  readonly active: string;
  /** Of what else made it active. */
  readonly again: string;
  /** Of a skip token spent on it. */
  readonly token: string;
};

/** What the facts of a date did to run and tokens. @param granted tokens that a first program brought on the date. */
export function effectsOn(
  days: readonly LedgerDay[],
  index: number,
  { earnEvery }: StreakRules,
  granted: number,
): Effects {
  const day = days[index];
  const isNeutral = day?.standing === 'neutral';
  const gap = gapBefore(days, index);
  const bridged = gap.every(isBridged) ? gap.length : 0;
  const earned = Math.max(0, (day?.tokensEarned ?? 0) - granted);
  const active = [
    day?.streak === 1 ? 'the run begins: 1' : 'run +1',
    ...(bridged > 0 ? [`tokens -${bridged} for the dates missed before`] : []),
    ...(earned > 0 ? [`tokens +${earned}: every ${earnEvery} active days of a run`] : []),
  ].join(', ');
  const nothing = 'nothing: the date is too short to count';
  return {
    active: isNeutral ? nothing : active,
    again: isNeutral ? nothing : 'nothing more: the date is active already',
    token: isNeutral ? 'tokens -1' : 'tokens -1, for the protection of the date',
  };
}
