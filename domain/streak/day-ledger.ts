import { dayOfEpoch, epochDayOf, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import { type Activity, daysOf, factsReader, spanOf } from './activity-state.ts';
import { type DayOfFacts, doneBy, type Fact, type FactKind } from './fact.ts';
import { type StreakRules, streakRulesV1 } from './streak-rules.ts';
import {
  dateReader,
  openDayOf,
  type StreakNow,
  type StreakSummary,
  streakNow,
  usesTokensAutomatically,
} from './streak-summary.ts';
import { coverOf, shownStreak, step, type Walk, type WalkedDay, walkStart } from './streak-walk.ts';

/** `idle` is a date without a fact before the first active one, when no date can be missed yet. */
export type DayStanding =
  | 'active'
  | 'protected'
  | 'neutral'
  | 'paused'
  | 'outage'
  | 'rest'
  | 'missed'
  | 'open'
  | 'idle';

export type LedgerFact = { readonly kind: FactKind; readonly eventId: string };

/** The state of one date, its facts, and its effect on streak and tokens. */
export type LedgerDay = {
  readonly date: MemberDay;
  readonly standing: DayStanding;
  /** Protected only while the open gap does not exceed the tokens held. */
  readonly isProvisional: boolean;
  readonly facts: readonly LedgerFact[];
  /** The streak at the end of the date. */
  readonly streak: number;
  /** Tokens held at the end of the date. */
  readonly tokens: number;
  readonly tokensEarned: number;
  /** Spent on the date itself, or by it to cover the gap before. */
  readonly tokensSpent: number;
};

export type DayLedger = {
  readonly today: MemberDay;
  /** Every date from the first program or fact on, without gaps. */
  readonly days: readonly LedgerDay[];
  /** Facts that arrived too late for the streak. */
  readonly totalsOnly: readonly (LedgerFact & { readonly date: MemberDay })[];
  readonly streak: StreakNow;
};

/**
 * All dates of a member with their reasons, as of an instant not before the last event in `activity`. For an earlier instant, fold only the
 * events recorded until then.
 */
export function ledgerOf(activity: Activity, asOf: Instant, rules = streakRulesV1): DayLedger {
  const { summary } = activity;
  const days = daysOf(activity);
  const today = dayAt(summary.zones, asOf);
  const open = openDayOf(summary, today);
  const { rows, walk } = walkWithReasons(days, summary, open, rules);
  const isActiveToday = summary.lastDay === open && summary.lastDone.isActive;
  return {
    today,
    days: rows,
    totalsOnly: totalsOnlyOf(days),
    streak: streakNow(walk, open, summary, isActiveToday),
  };
}

/** A member without a program or fact has no date yet, and still sees the open one: then the ledger has that date. */
export function withOpenDay(ledger: DayLedger): DayLedger {
  if (ledger.days.length > 0) return ledger;
  const { openDay: date } = ledger.streak;
  const nothing = { facts: [], streak: 0, tokens: 0, tokensEarned: 0, tokensSpent: 0 };
  return { ...ledger, days: [{ date, standing: 'open', isProvisional: false, ...nothing }] };
}

type Row = { -readonly [Field in keyof LedgerDay]: LedgerDay[Field] };
type WalkWithReasons = { readonly rows: readonly Row[]; readonly walk: Walk };

function walkWithReasons(
  days: readonly DayOfFacts[],
  summary: StreakSummary,
  open: MemberDay,
  rules: StreakRules,
): WalkWithReasons {
  const first = firstDateOf(days, summary);
  if (first === null) return { rows: [], walk: walkStart };
  const factsOn = factsReader(days);
  const read = dateReader(summary, rules);
  const rows: Row[] = [];
  let walk = walkStart;
  let gap: Row[] = [];
  for (let epochDay = epochDayOf(first); epochDay <= epochDayOf(open); epochDay += 1) {
    const date = dayOfEpoch(epochDay);
    const facts = factsOn(date);
    const day = read(epochDay, doneBy(facts), date === open);
    const after = step(walk, day);
    const row = rowOf(day, walk, after, facts);
    if (hasBridged(walk, after)) protect(gap, false);
    if (after.gap === 0) gap = [];
    else if (row.standing === 'missed') gap.push(row);
    rows.push(row);
    walk = after;
  }
  if (walk.gap <= coverOf(walk, usesTokensAutomatically(summary, open))) protect(gap, true);
  return { rows, walk };
}

function firstDateOf(days: readonly DayOfFacts[], { firstProgramOn }: StreakSummary): MemberDay | null {
  const first = spanOf(days)?.first ?? firstProgramOn;
  return first !== null && firstProgramOn !== null && firstProgramOn < first ? firstProgramOn : first;
}

const hasBridged = (before: Walk, after: Walk): boolean => before.gap > 0 && after.run > before.run;

function protect(gap: readonly Row[], isProvisional: boolean): void {
  for (const row of gap) Object.assign(row, { standing: 'protected', isProvisional });
}

function rowOf(day: WalkedDay, before: Walk, after: Walk, facts: readonly Fact[]): Row {
  const tokensSpent = day.skips + (hasBridged(before, after) ? before.gap : 0);
  return {
    date: day.date,
    standing: standingOf(day, before),
    isProvisional: false,
    facts: facts.filter(({ isTotalsOnly }) => !isTotalsOnly).map(({ kind, eventId }) => ({ kind, eventId })),
    streak: shownStreak(after, day.usesTokensAutomatically),
    tokens: Math.max(0, after.tokens),
    tokensEarned: after.tokens - before.tokens + tokensSpent,
    tokensSpent,
  };
}

function standingOf(day: WalkedDay, before: Walk): DayStanding {
  if (day.isNeutral) return 'neutral';
  if (day.isActive) return 'active';
  if (day.skips > 0) return 'protected';
  if (day.excuse !== null) return day.excuse;
  if (day.isOpen) return 'open';
  return before.best === 0 ? 'idle' : 'missed';
}

function totalsOnlyOf(days: readonly DayOfFacts[]): DayLedger['totalsOnly'] {
  return days.flatMap(({ date, facts }) =>
    facts.filter(({ isTotalsOnly }) => isTotalsOnly).map(({ kind, eventId }) => ({ kind, eventId, date })),
  );
}
