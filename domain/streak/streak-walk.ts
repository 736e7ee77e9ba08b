import type { MemberDay } from '#domain/kernel/day.ts';
import type { Excuse } from './rest-rules.ts';
import type { StoredStreakRules } from './streak-rules.ts';

/** The state of the walk over a member's dates, oldest first. */
export type Walk = {
  /** Active days of the run, even when an open gap has already broken it. */
  readonly run: number;
  readonly best: number;
  /** Below zero, a debt, when a new fold leaves fewer tokens than were spent. */
  readonly tokens: number;
  /** Missed dates since the last active one. */
  readonly gap: number;
  /** The missed date whose protection alone would save the run. */
  readonly missedOn: MemberDay | null;
};

/** One date as input of the walk. */
export type WalkedDay = {
  readonly date: MemberDay;
  readonly isActive: boolean;
  /** Tokens explicitly spent on the date. */
  readonly skips: number;
  /** Too short to count, with or without activity. */
  readonly isNeutral: boolean;
  /** Why the date is neutral unless the member is active; null for most dates. */
  readonly excuse: Excuse | null;
  /** The date is not over, so activity may still follow. */
  readonly isOpen: boolean;
  readonly usesTokensAutomatically: boolean;
  readonly tokensGranted: number;
  /** The rules of the date. */
  readonly rules: StoredStreakRules;
};

export const walkStart: Walk = { run: 0, best: 0, tokens: 0, gap: 0, missedOn: null };

/**
 * Walks one more date. A token spent on the date is subtracted before the date can bridge a gap. So the result does not depend on the order
 * of arrival.
 */
export function step(walk: Walk, day: WalkedDay): Walk {
  const { rules } = day;
  const tokens = Math.min(walk.tokens + day.tokensGranted, rules.tokenHold) - day.skips;
  const paid = tokens === walk.tokens ? walk : { ...walk, tokens };
  if (day.isNeutral) return paid;
  if (day.isActive) return withActive(paid, day, rules);
  if (day.isOpen || day.excuse !== null || day.skips > 0 || paid.run === 0) return paid;
  return withMissed(paid, day);
}

/** The number of missed dates that tokens would cover: the tokens held, or 0 when they are not used automatically. */
export const coverOf = (walk: Walk, usesTokensAutomatically: boolean): number =>
  usesTokensAutomatically ? Math.max(0, walk.tokens) : 0;

/** The streak as shown: 0 once the open gap exceeds its cover. */
export const shownStreak = (walk: Walk, usesTokensAutomatically: boolean): number =>
  walk.gap <= coverOf(walk, usesTokensAutomatically) ? walk.run : 0;

function withActive(walk: Walk, day: WalkedDay, rules: StoredStreakRules): Walk {
  const isBridged = walk.gap <= coverOf(walk, day.usesTokensAutomatically);
  const run = (isBridged ? walk.run : 0) + 1;
  const tokens = walk.tokens - (isBridged ? walk.gap : 0);
  const earned = run % rules.earnEvery === 0 && tokens < rules.tokenHold ? 1 : 0;
  const missedOn = isBridged && walk.gap > 0 ? null : walk.missedOn;
  return { run, best: Math.max(walk.best, run), tokens: tokens + earned, gap: 0, missedOn };
}

function withMissed({ run, best, tokens, gap }: Walk, day: WalkedDay): Walk {
  const missedOn = gap === 0 ? day.date : null;
  if (day.usesTokensAutomatically) return { run, best, tokens, gap: gap + 1, missedOn };
  return { run: 0, best, tokens, gap: 0, missedOn };
}
