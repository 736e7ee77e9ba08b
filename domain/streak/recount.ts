import { changedFrom, zonesInForce } from '#domain/kernel/adopted-zones.ts';
import { addDays, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { ianaName } from '#domain/kernel/time-zone.ts';
import { dayAt, isNeutral, type ZoneHistory, zoneAt } from '#domain/kernel/zone-history.ts';
import { type CommonRules, isOutageOn } from '#domain/rules/common-rules.ts';
import {
  type Activity,
  byKindAndName,
  daysOf,
  noActivity,
  recircumstance,
  refold,
} from './activity-state.ts';
import { ledgerOf } from './day-ledger.ts';
import { type DayOfFacts, dateUnder, doneBy, type Fact, isNamed } from './fact.ts';
import type { StreakRules } from './streak-rules.ts';
import { type Recount, type StreakNow, type StreakSummary, streakAt } from './streak-summary.ts';

/*
 * Adopted zone rules for one member: days from the first changed instant on are counted again. No member loses. A date that counted or was
 * held stays so, and a fact that belongs to another date now counts there as well.
 */

/** The rules for everybody, with a recount when they have zone rules that the activity does not know yet. */
export function underCommonRules(
  activity: Activity,
  common: CommonRules | undefined,
  rules: StreakRules,
): void {
  const { summary } = activity;
  const adopted = common?.zones;
  if (adopted === undefined || adopted.version === summary.common?.zones?.version) {
    recircumstance(activity, { common }, rules);
    return;
  }
  const zones = zonesInForce(adopted, summary.zones);
  const from = changedFrom(adopted, summary.zones);
  if (zones === summary.zones || from === null || from > adopted.at) {
    recircumstance(activity, { common, zones }, rules);
    return;
  }
  recount(activity, { common, zones }, { version: adopted.version, from, at: adopted.at }, rules);
}

type Held = NonNullable<StreakSummary['recounted']>['held'];
type Adoption = { readonly version: string; readonly from: Instant; readonly at: Instant };

function recount(
  activity: Activity,
  changes: { readonly common: CommonRules | undefined; readonly zones: ZoneHistory },
  { version, from, at }: Adoption,
  rules: StreakRules,
): void {
  const before = activity.summary;
  const daysBefore = daysOf(activity);
  const { days, dates } = redated(daysBefore, changes.zones, from);
  const known = { ...before.recounted?.held, ...heldDates(before, changes.zones, { from, at }, rules) };
  const recounts = before.recounted?.recounts ?? [];
  const after = (held: Held): StreakNow => {
    refold(activity, days, { ...changes, recounted: { held, recounts } }, rules);
    return streakAt(activity.summary, dayAt(changes.zones, at), rules);
  };
  const [then, now] = [streakAt(before, dayAt(before.zones, at), rules), after(known)];
  const isKept = !isLower(now, then);
  const held = isKept ? known : { ...bridgedDates(daysBefore, before, at, rules), ...known };
  const numbers = { before: numbersOf(then), after: numbersOf(isKept ? now : after(held)) };
  if (dates.length === 0 && numbers.before.currentStreak === numbers.after.currentStreak) return;
  const zone = ianaName(zoneAt(before.zones, from));
  const next: Recount = { version, zone, from: dayAt(changes.zones, from), dates, ...numbers };
  activity.summary = { ...activity.summary, recounted: { held, recounts: [...recounts, next] } };
}

const numbersOf = ({ currentStreak, skipTokens }: StreakNow): Recount['before'] => ({
  currentStreak,
  skipTokens,
});

const isLower = (after: StreakNow, before: StreakNow): boolean =>
  after.currentStreak < before.currentStreak || after.bestStreak < before.bestStreak;

/** The dates that tokens bridged. A recounted date can use up a token that held a later run: these dates then hold without it. */
function bridgedDates(
  days: readonly DayOfFacts[],
  summary: StreakSummary,
  at: Instant,
  rules: StreakRules,
): Held {
  const bridged = ledgerOf({ ...noActivity(), summary, past: days }, at, rules).days.filter(
    ({ standing }) => standing === 'protected',
  );
  return Object.fromEntries(bridged.map(({ date }) => [date, 'token' as const]));
}

/** Dates of the recounted time that an outage or their length held, and would not hold by the new rules. */
function heldDates(
  before: StreakSummary,
  zones: ZoneHistory,
  { from, at }: Pick<Adoption, 'from' | 'at'>,
  { neutralUnderHours }: StreakRules,
): Held {
  const held: Record<MemberDay, Held[MemberDay]> = {};
  const { outages } = before.common ?? { outages: [] };
  const last = dayAt(zones, at);
  for (let date = addDays(dayAt(before.zones, from), -1); date <= last; date = addDays(date, 1)) {
    const isShort = (history: ZoneHistory) => isNeutral(date, history, neutralUnderHours);
    if (isShort(before.zones) && !isShort(zones)) held[date] = 'neutral';
    else if (isOutageOn(outages, before.zones, date) && !isOutageOn(outages, zones, date))
      held[date] = 'outage';
  }
  return held;
}

type Days = Map<MemberDay, readonly Fact[]>;

/** Puts each fact from an instant on under its date by the new zones, and leaves a second one where it counted until now. */
function redated(
  days: readonly DayOfFacts[],
  zones: ZoneHistory,
  from: Instant,
): { readonly days: DayOfFacts[]; readonly dates: readonly MemberDay[] } {
  const byDate: Days = new Map(days.map(({ date, facts }) => [date, facts]));
  const dates = new Set<MemberDay>();
  for (const { date, facts } of days)
    for (const fact of facts) {
      const other = dateBy(zones, fact, from);
      if (other === null || other === date) continue;
      moveFact(byDate, fact, date, other);
      dates.add(other);
    }
  const wasActive = new Set(days.filter(({ facts }) => doneBy(facts).isActive).map(({ date }) => date));
  for (const date of dates) if (!wasActive.has(date)) returnTokens(byDate, date);
  const sorted = [...byDate].sort(([one], [another]) => (one < another ? -1 : 1));
  return {
    days: sorted.map(([date, facts]) => ({ date, facts: [...facts].sort(byKindAndName) })),
    dates: [...dates].sort(),
  };
}

/** The date of a fact by the new zones; null for one that they cannot move. */
function dateBy(zones: ZoneHistory, fact: Fact, from: Instant): MemberDay | null {
  const at = fact.at ?? fact.beganAt;
  if (at === undefined || at < from || fact.isTotalsOnly) return null;
  return fact.at === undefined ? dayAt(zones, at) : dateUnder(zones, fact, at);
}

/** A date that the zone gave follows the zone; a date that was stated stays. In both cases the fact counts on both dates. */
function moveFact(byDate: Days, fact: Fact, from: MemberDay, to: MemberDay): void {
  const { at, beganAt: _, isOfNightBefore: __, ...stated } = fact;
  const second: Fact = { ...stated, isRecounted: true };
  const [here, there] = at === undefined ? [stated, second] : [second, fact];
  byDate.set(
    from,
    (byDate.get(from) ?? []).map((other) => (other === fact ? here : other)),
  );
  const others = byDate.get(to) ?? [];
  if (!others.some((other) => isNamed(other, fact))) byDate.set(to, [...others, there]);
}

/** A token that was spent on a date which counts now was not needed. */
function returnTokens(byDate: Days, date: MemberDay): void {
  const facts = byDate.get(date) ?? [];
  if (!doneBy(facts).isActive) return;
  const isToken = ({ kind }: Fact): boolean => kind === 'skip' || kind === 'token';
  byDate.set(
    date,
    facts.map((fact) => (isToken(fact) ? { ...fact, isReturned: true } : fact)),
  );
}
