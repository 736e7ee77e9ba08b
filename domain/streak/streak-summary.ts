import { addDays, dayOfEpoch, epochDayOf, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { startOfDay } from '#domain/kernel/time-zone.ts';
import { latestZone, neutralityOf, type ZoneHistory } from '#domain/kernel/zone-history.ts';
import { type CommonRules, isOutageOn, rulesReader } from '#domain/rules/common-rules.ts';
import { type Pauses, pauseOn } from './pause-rules.ts';
import { type Excuse, isPlannedRest, noRestPlan, type RestPlan } from './rest-rules.ts';
import { type StoredStreakRules, type StreakRules, streakRulesV1 } from './streak-rules.ts';
import { coverOf, shownStreak, step, type Walk, type WalkedDay, walkStart } from './streak-walk.ts';

/** From this date on, tokens are used automatically or only by hand. */
export type TokenSwitch = { readonly from: MemberDay; readonly usesTokensAutomatically: boolean };

/** The rules and circumstances of dates, regardless of activity. */
export type Circumstances = {
  readonly zones: ZoneHistory;
  /** In the order of time. Before the first switch, tokens are used automatically. */
  readonly switches: readonly TokenSwitch[];
  readonly pauses: Pauses;
  readonly rest: RestPlan;
  /** Date of the first program, which grants the first tokens. */
  readonly firstProgramOn: MemberDay | null;
  /** The rules for everybody; absent while there are none, because they are stored with every row. */
  readonly common?: CommonRules | undefined;
  /** The changes that adopted zone rules made for this member; absent before the first such change. */
  readonly recounted?: Recounted | undefined;
};

type Recounted = {
  /** Dates that counted as neutral before, or were bridged by a token that a recounted date used up, and stay so. */
  readonly held: Readonly<Record<MemberDay, 'outage' | 'neutral' | 'token'>>;
  /** Oldest first. */
  readonly recounts: readonly Recount[];
};

/** The changes that one version of zone rules made for a member. */
export type Recount = {
  readonly version: string;
  /** The IANA name of the zone. */
  readonly zone: string;
  /** The first date that was counted again. */
  readonly from: MemberDay;
  /** The dates that something counts for now and did not before. */
  readonly dates: readonly MemberDay[];
  readonly before: Pick<StreakNow, 'currentStreak' | 'skipTokens'>;
  readonly after: Pick<StreakNow, 'currentStreak' | 'skipTokens'>;
};

/** The activity of a date, reduced to what the streak needs. */
export type Done = { readonly isActive: boolean; readonly skips: number };

/**
 * All that later days need: a row of fixed size, except for the zones and switches. The date of the last fact is kept separate from the
 * walk before it, because it may still receive facts.
 */
export type StreakSummary = Circumstances & {
  /** The walk through the day before `lastDay`. */
  readonly walk: Walk;
  /** The last date with a fact that counts; null when there is none. */
  readonly lastDay: MemberDay | null;
  readonly lastDone: Done;
};

/** The streak on one day. */
export type StreakNow = {
  /** The first day that is not over: today, or a later date already reached before a flight back over the date line. */
  readonly openDay: MemberDay;
  readonly currentStreak: number;
  readonly bestStreak: number;
  /** 0-3 under the rules v1. */
  readonly skipTokens: number;
  /** How many of them the open gap needs; 0 when they cannot cover it. */
  readonly tokensAtRisk: number;
  /** Missed dates since the last active one. */
  readonly gap: number;
  /** Tokens owed: the next earned tokens pay this debt before any can be held. */
  readonly tokenDebt: number;
  readonly isActiveToday: boolean;
  /** The missed date whose protection alone would save the run. */
  readonly missedOn: MemberDay | null;
  /** Yesterday, when it was missed and a token can still be spent on it by hand; otherwise null. */
  readonly rescuableDay: MemberDay | null;
  /** The last date of the pause that `openDay` belongs to; null when it is not paused. */
  readonly pausedUntil: MemberDay | null;
};

export const nothingDone: Done = { isActive: false, skips: 0 };
export const isNothing = ({ isActive, skips }: Done): boolean => !isActive && skips === 0;

export const emptySummary = (zones: ZoneHistory = [], common?: CommonRules): StreakSummary => ({
  zones,
  switches: [],
  pauses: [],
  rest: noRestPlan,
  firstProgramOn: null,
  walk: walkStart,
  lastDay: null,
  lastDone: nothingDone,
  ...(common && { common }),
});

/** The first and last date with a fact that counts for the streak. */
export type Span = { readonly first: MemberDay; readonly last: MemberDay };

/**
 * The summary of all dates with facts.
 * @param span null when there is none
 * @param doneOn by days since 1970-01-01
 */
export function summaryOf(
  span: Span | null,
  doneOn: (epochDay: number) => Done,
  circumstances: Circumstances,
  rules: StreakRules,
): StreakSummary {
  const { zones, switches, pauses, rest, firstProgramOn, common, recounted } = circumstances;
  const beginning = { ...emptySummary(zones, common), switches, pauses, rest, firstProgramOn };
  const empty = recounted === undefined ? beginning : { ...beginning, recounted };
  if (!span) return empty;
  const read = dateReader(circumstances, rules);
  let walk = walkBefore(span.first, circumstances, rules);
  const last = epochDayOf(span.last);
  for (let epochDay = epochDayOf(span.first); epochDay < last; epochDay += 1)
    walk = step(walk, read(epochDay, doneOn(epochDay), false));
  return { ...empty, walk, lastDay: span.last, lastDone: doneOn(last) };
}

/**
 * The streak on `today`, from the summary alone: days after the last fact are walked without facts. If `today` is before that fact, because
 * the member flew back over the date line, the day of the fact is used.
 */
export function streakAt(summary: StreakSummary, today: MemberDay, rules = streakRulesV1): StreakNow {
  const open = openDayOf(summary, today);
  const walk = walkedThrough(summary, epochDayOf(open), rules);
  return streakNow(walk, open, summary, summary.lastDay === open && summary.lastDone.isActive);
}

/** Numbers that hold until an instant; for ever when it is null. */
export type StreakUntil = Pick<StreakNow, 'currentStreak' | 'skipTokens'> & {
  readonly until: Instant | null;
};

/**
 * The streak and tokens at all moments after the last event, while no other follows. At a moment, the first entry whose `until` is later
 * holds. Empty for a member without a fact or program.
 */
export function streakAhead(summary: StreakSummary, rules = streakRulesV1): readonly StreakUntil[] {
  const zone = latestZone(summary.zones);
  const ahead: StreakUntil[] = [];
  for (const { openDay, currentStreak, skipTokens } of daysAhead(summary, rules)) {
    const before = ahead.at(-1);
    if (before?.currentStreak === currentStreak && before.skipTokens === skipTokens) continue;
    if (before) ahead[ahead.length - 1] = { ...before, until: startOfDay(openDay, zone) };
    ahead.push({ currentStreak, skipTokens, until: null });
  }
  return ahead;
}

/** The streak on the open date of the last event and all later ones, until nothing changes any more. */
function* daysAhead(summary: StreakSummary, rules: StreakRules): Generator<StreakNow> {
  const { lastDay, lastDone, firstProgramOn, common } = summary;
  const reached = lastDay ?? firstProgramOn;
  if (reached === null) return;
  const first = openDayOf(summary, reached);
  const lastChange = common?.adopted?.at(-1)?.from ?? first;
  const read = dateReader(summary, rules);
  let walk = first === lastDay ? summary.walk : walkedThrough(summary, epochDayOf(first) - 1, rules, false);
  for (let date = first; ; date = addDays(date, 1)) {
    const [epochDay, done] = [epochDayOf(date), date === lastDay ? lastDone : nothingDone];
    const streak = streakNow(step(walk, read(epochDay, done, true)), date, summary, false);
    yield streak;
    if (streak.currentStreak === 0 && date >= lastChange) return;
    walk = step(walk, read(epochDay, done, false));
  }
}

/** The longest run, including the last date with a fact. Later dates have no facts and cannot lengthen it. */
export function bestStreakOf(summary: StreakSummary, rules = streakRulesV1): number {
  const { walk, lastDay, lastDone } = summary;
  if (lastDay === null || !lastDone.isActive) return walk.best;
  return step(walk, dateReader(summary, rules)(epochDayOf(lastDay), lastDone, false)).best;
}

/** The first day that is not over: today, or the latest date that the member has already reached. */
export function openDayOf({ lastDay, firstProgramOn }: StreakSummary, today: MemberDay): MemberDay {
  let open = today;
  for (const reached of [lastDay, firstProgramOn]) if (reached !== null && reached > open) open = reached;
  return open;
}

/** The streak according to a walk that ends at `open`. */
export function streakNow(
  walk: Walk,
  open: MemberDay,
  circumstances: Circumstances,
  isActiveToday: boolean,
): StreakNow {
  const isAutomatic = usesTokensAutomatically(circumstances, open);
  const isRescuable = !isAutomatic && walk.tokens > 0 && walk.missedOn === addDays(open, -1);
  return {
    openDay: open,
    currentStreak: shownStreak(walk, isAutomatic),
    bestStreak: walk.best,
    skipTokens: Math.max(0, walk.tokens),
    tokensAtRisk: walk.gap <= coverOf(walk, isAutomatic) ? walk.gap : 0,
    gap: walk.gap,
    tokenDebt: Math.max(0, -walk.tokens),
    isActiveToday,
    missedOn: walk.missedOn,
    rescuableDay: isRescuable ? walk.missedOn : null,
    pausedUntil: pauseOn(circumstances.pauses, open)?.until ?? null,
  };
}

export const usesTokensAutomatically = ({ switches }: Circumstances, date: MemberDay): boolean =>
  switches.length === 0 || (switches.findLast(({ from }) => from <= date)?.usesTokensAutomatically ?? true);

/** Why a date without activity is not missed: a pause, an outage, or a planned rest day. */
export function excuseOn(
  { pauses, rest, common, zones, recounted }: Circumstances,
  date: MemberDay,
): Excuse | null {
  if (pauseOn(pauses, date)) return 'paused';
  const held = recounted?.held[date];
  if (held === 'outage' || held === 'token') return 'outage';
  if (common !== undefined && isOutageOn(common.outages, zones, date)) return 'outage';
  return isPlannedRest(rest, date) ? 'rest' : null;
}

/** The numbers of skip tokens that hold on a date. */
export const tokenRulesOn = ({ common }: Circumstances, date: MemberDay): StoredStreakRules =>
  rulesReader(common, streakRulesV1)(date);

/** The state of the walk before its first date: with the first tokens if a program started earlier. */
function walkBefore(first: MemberDay, { firstProgramOn, common }: Circumstances, rules: StreakRules): Walk {
  if (firstProgramOn === null || firstProgramOn >= first) return walkStart;
  const { tokenStart, tokenHold } = rulesReader(common, rules)(firstProgramOn);
  let tokens = Math.min(tokenStart, tokenHold);
  // A version that held for some of the dates between may have held fewer tokens, even if a later one holds more again.
  for (const { from, rules: adopted } of common?.adopted ?? [])
    if (from > firstProgramOn && from < first) tokens = Math.min(tokens, adopted.tokenHold);
  return { ...walkStart, tokens };
}

/** Returns a function that describes a date, given in days since 1970-01-01, to the walk. */
export function dateReader(
  circumstances: Circumstances,
  rules: StreakRules,
): (epochDay: number, done: Done, isOpen: boolean) => WalkedDay {
  const rulesOn = rulesReader(circumstances.common, rules);
  // The hours of a neutral date are not among the numbers that can be adopted.
  const isNeutral = neutralityOf(circumstances.zones, rules.neutralUnderHours);
  return (epochDay, { isActive, skips }, isOpen) => {
    const date = dayOfEpoch(epochDay);
    const rulesOfDate = rulesOn(date);
    return {
      date,
      isActive,
      skips,
      isNeutral: isNeutral(epochDay) || circumstances.recounted?.held[date] === 'neutral',
      excuse: excuseOn(circumstances, date),
      isOpen,
      usesTokensAutomatically: usesTokensAutomatically(circumstances, date),
      tokensGranted: date === circumstances.firstProgramOn ? rulesOfDate.tokenStart : 0,
      rules: rulesOfDate,
    };
  };
}

/** The summary after activity on `date`, which is later than all earlier ones. */
export function withLastDay(
  summary: StreakSummary,
  date: MemberDay,
  done: Done,
  rules: StreakRules,
): StreakSummary {
  const walk =
    summary.lastDay === null
      ? walkBefore(date, summary, rules)
      : walkedThrough(summary, epochDayOf(date) - 1, rules, false);
  const { zones, switches, pauses, rest, firstProgramOn, common, recounted } = summary;
  // A literal for each shape: spreading here makes the fold of an event twice as slow.
  if (common === undefined)
    return { zones, switches, pauses, rest, firstProgramOn, walk, lastDay: date, lastDone: done };
  const known = {
    zones,
    switches,
    pauses,
    rest,
    firstProgramOn,
    walk,
    lastDay: date,
    lastDone: done,
    common,
  };
  return recounted === undefined ? known : { ...known, recounted };
}

/** The walk from the last fact through `until`, in days since 1970-01-01. By default the last date is open. */
function walkedThrough(summary: StreakSummary, until: number, rules: StreakRules, isOpen = true): Walk {
  const { lastDay, lastDone } = summary;
  let walk = lastDay === null ? walkBefore(dayOfEpoch(until), summary, rules) : summary.walk;
  const read = dateReader(summary, rules);
  const from = lastDay === null ? until : epochDayOf(lastDay);
  for (let epochDay = from; epochDay <= until; epochDay += 1) {
    const done = epochDay === from ? lastDone : nothingDone;
    walk = step(walk, read(epochDay, done, isOpen && epochDay === until));
  }
  return walk;
}
