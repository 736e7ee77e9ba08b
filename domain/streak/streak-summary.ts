import { addDays, dayOfEpoch, epochDayOf, type MemberDay } from '#domain/kernel/day.ts';
import { neutralityOf, type ZoneHistory } from '#domain/kernel/zone-history.ts';
import { type StreakRules, streakRulesV1 } from './streak-rules.ts';
import { coverOf, shownStreak, step, type Walk, type WalkedDay, walkStart } from './streak-walk.ts';

/** From this date on, tokens are used automatically or not. */
export type TokenSwitch = { readonly from: MemberDay; readonly usesTokensAutomatically: boolean };

/** What applies to dates regardless of what was done on them. */
export type Circumstances = {
  readonly zones: ZoneHistory;
  /** In the order of time; tokens are used automatically until the first. */
  readonly switches: readonly TokenSwitch[];
  /** Date of the first program, which brings the first tokens. */
  readonly firstProgramOn: MemberDay | null;
};

/** What was done on a date, as far as it matters to the streak. */
export type Done = { readonly isActive: boolean; readonly skips: number };

/**
 * All that later days need to know: a row of a fixed size, but for the zones and switches. The date of the last fact is kept apart
 * from the walk before it, because it may still get more.
 */
export type StreakSummary = Circumstances & {
  /** Through the day before `lastDay`. */
  readonly walk: Walk;
  /** The last date with a fact that counts; null before the first. */
  readonly lastDay: MemberDay | null;
  readonly lastDone: Done;
};

/** The streak as it stands on one day. */
export type StreakNow = {
  /** The first day that is not over: today, but for a flight back over the date line. */
  readonly openDay: MemberDay;
  readonly currentStreak: number;
  readonly bestStreak: number;
  /** 0-3 under the rules v1. */
  readonly skipTokens: number;
  /** Of those, how many the open gap would need; 0 where they cannot cover it. */
  readonly tokensAtRisk: number;
  /** Missed dates since the last active one, while the run may still be saved or was not yet followed by another. */
  readonly gap: number;
  /** Tokens that the next earnings go to before any can be held. */
  readonly tokenDebt: number;
  readonly isActiveToday: boolean;
  /** The missed date whose protection alone would save the run. */
  readonly missedOn: MemberDay | null;
  /** Yesterday, where it was missed and a token may still be spent on it by hand. */
  readonly rescuableDay: MemberDay | null;
};

export const nothingDone: Done = { isActive: false, skips: 0 };
export const isNothing = ({ isActive, skips }: Done): boolean => !isActive && skips === 0;

export const emptySummary = (zones: ZoneHistory = []): StreakSummary => ({
  zones,
  switches: [],
  firstProgramOn: null,
  walk: walkStart,
  lastDay: null,
  lastDone: nothingDone,
});

/**
 * The streak on `today`, from the summary alone: days after its last fact are walked without facts. A `today` before that fact (a
 * member who flew back over the date line) is taken for the day of the fact.
 */
export function streakAt(summary: StreakSummary, today: MemberDay, rules = streakRulesV1): StreakNow {
  const open = openDayOf(summary, today);
  const walk = walkedThrough(summary, epochDayOf(open), rules);
  return streakNow(walk, open, summary, summary.lastDay === open && summary.lastDone.isActive);
}

/** The longest run so far, the last date with a fact included: on no later one can it have grown. */
export function bestStreakOf(summary: StreakSummary, rules = streakRulesV1): number {
  const { walk, lastDay, lastDone } = summary;
  if (lastDay === null || !lastDone.isActive) return walk.best;
  return step(walk, dateReader(summary, rules)(epochDayOf(lastDay), lastDone, false), rules).best;
}

/** The first day that is not over: today, or the latest date that the member has already been on. */
export function openDayOf({ lastDay, firstProgramOn }: StreakSummary, today: MemberDay): MemberDay {
  let open = today;
  for (const reached of [lastDay, firstProgramOn]) if (reached !== null && reached > open) open = reached;
  return open;
}

/** What a walk that has come to `open` says about the streak. */
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
  };
}

export const usesTokensAutomatically = ({ switches }: Circumstances, date: MemberDay): boolean =>
  switches.length === 0 || (switches.findLast(({ from }) => from <= date)?.usesTokensAutomatically ?? true);

/** Where the walk stands before its first date: with the first tokens, if a program came earlier. */
export const walkBefore = (
  first: MemberDay,
  { firstProgramOn }: Circumstances,
  { tokenStart }: StreakRules,
): Walk =>
  firstProgramOn !== null && firstProgramOn < first ? { ...walkStart, tokens: tokenStart } : walkStart;

/** Gives each date, in days since 1970-01-01, what the walk must know about it. */
export function dateReader(
  circumstances: Circumstances,
  rules: StreakRules,
): (epochDay: number, done: Done, isOpen: boolean) => WalkedDay {
  const isNeutral = neutralityOf(circumstances.zones, rules.neutralUnderHours);
  return (epochDay, { isActive, skips }, isOpen) => {
    const date = dayOfEpoch(epochDay);
    return {
      date,
      isActive,
      skips,
      isNeutral: isNeutral(epochDay),
      isOpen,
      usesTokensAutomatically: usesTokensAutomatically(circumstances, date),
      tokensGranted: date === circumstances.firstProgramOn ? rules.tokenStart : 0,
    };
  };
}

/** The summary once the member has done something on `date`, later than all before. */
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
  const { zones, switches, firstProgramOn } = summary;
  return { zones, switches, firstProgramOn, walk, lastDay: date, lastDone: done };
}

/** The walk from the last fact through `until`, in days since 1970-01-01, whose end is open unless said otherwise. */
function walkedThrough(summary: StreakSummary, until: number, rules: StreakRules, isOpen = true): Walk {
  const { lastDay, lastDone } = summary;
  let walk = lastDay === null ? walkBefore(dayOfEpoch(until), summary, rules) : summary.walk;
  const read = dateReader(summary, rules);
  const from = lastDay === null ? until : epochDayOf(lastDay);
  for (let epochDay = from; epochDay <= until; epochDay += 1) {
    const done = epochDay === from ? lastDone : nothingDone;
    walk = step(walk, read(epochDay, done, isOpen && epochDay === until), rules);
  }
  return walk;
}
