import { dayOfEpoch, type MemberDay } from '#domain/kernel/day.ts';
import { latestLimit } from '#domain/kernel/latest-limit.ts';
import type { ZoneHistory } from '#domain/kernel/zone-history.ts';
import {
  type DayOfFacts,
  dateUnder,
  doneBy,
  doneWith,
  type Fact,
  type FactKind,
  type FactName,
  isNamed,
} from './fact.ts';
import {
  noRecentDays,
  type RecentDays,
  recentDaysOf,
  withoutRecentFact,
  withRecentFact,
} from './recent-days-rules.ts';
import { type StreakRules, streakRulesV1 } from './streak-rules.ts';
import {
  type Circumstances,
  type Done,
  emptySummary,
  isNothing,
  type Span,
  type StreakSummary,
  summaryOf,
  withLastDay,
} from './streak-summary.ts';

/** The activity of one member. Plain JSON. */
export type Activity = {
  summary: StreakSummary;
  /** The latest facts, under their dates by the zone history. Facts withdrawn later are removed. */
  days: DaysOfFacts;
  /**
   * Earlier facts. Replaced, never changed in place. A date may have facts both here and in `days`. They may be many and not loaded: they are
   * read only when an event can concern them.
   */
  past: readonly DayOfFacts[];
  /** Number of facts in the past. */
  pastSize: number;
  /** The last date in the past; null while it is empty. */
  pastUntil: MemberDay | null;
  /** What counts on the latest dates, for those who see this member beside others. */
  recent: RecentDays;
  /** Completed workouts and routines, late ones included. */
  totalWorkouts: number;
  /** Completed quests, Lucky Days included. */
  completedQuests: number;
};

/** The state of a member without events. Each call makes a new one, because events change it in place. */
export const noActivity = (): Activity => ({
  summary: emptySummary(),
  days: [],
  past: [],
  pastSize: 0,
  pastUntil: null,
  recent: noRecentDays,
  totalWorkouts: 0,
  completedQuests: 0,
});

/** All current facts, by date. */
export const daysOf = ({ past, days }: Pick<Activity, 'past' | 'days'>): readonly DayOfFacts[] =>
  past.length === 0 ? days : joinedDays(past, days);

/** Adds a fact to a date, unless the date already has it. */
export function addFact(activity: Activity, date: MemberDay, fact: Fact, rules: StreakRules): void {
  const earlier = earlierOn(activity, date);
  const recent = factsOf(activity.days, date);
  if (isAmong(earlier, fact) || isAmong(recent, fact)) return;
  const before = doneBy(recent, doneBy(earlier));
  putFact(activity.days, date, fact);
  activity.recent = withRecentFact(activity.recent, date, fact);
  if (isCounted(fact)) count(activity, fact.kind, 1);
  settle(activity, date, before, doneWith(before, fact), rules);
  if (hasManyLatest(activity)) close(activity);
}

/** Removes the fact of this name from any date; `likelyDate` avoids the search. */
export function withdrawFact(
  activity: Activity,
  named: FactName,
  likelyDate: MemberDay | null,
  rules: StreakRules,
): void {
  const { days } = activity;
  const recent = dayHolding(days, named, likelyDate);
  const day = recent ?? pastDayHolding(activity, named, likelyDate);
  if (!day) return;
  const before = doneOn(activity, day.date);
  const withdrawn = day.facts.find((fact) => isNamed(fact, named));
  if (recent) removeFact(days, recent, named);
  else replacePast(activity, daysWithout(activity.past, day, named));
  if (withdrawn && isCounted(withdrawn)) count(activity, named.kind, -1);
  const left = [...factsOf(activity.days, day.date), ...earlierOn(activity, day.date)];
  activity.recent = withoutRecentFact(activity.recent, day.date, left, () => daysOf(activity));
  settle(activity, day.date, before, doneBy(left), rules);
  // A recounted fact counts on two dates.
  if (activity.summary.recounted !== undefined) withdrawFact(activity, named, null, rules);
}

const isCounted = ({ isSupposed, isRecounted }: Fact): boolean => !isSupposed && !isRecounted;

/** The date that holds the fact of this name; `likelyDate` avoids the search. */
export function dateHolding(activity: Activity, named: FactName, likelyDate: MemberDay): MemberDay | null {
  const day = dayHolding(activity.days, named, likelyDate) ?? pastDayHolding(activity, named, likelyDate);
  return day?.date ?? null;
}

const doneOn = (activity: Activity, date: MemberDay): Done =>
  doneBy(factsOf(activity.days, date), doneBy(earlierOn(activity, date)));

/** Facts of a date in the past. Most events are about a later one, so that the past is not needed. */
const earlierOn = (activity: Activity, date: MemberDay): readonly Fact[] =>
  activity.pastUntil === null || date > activity.pastUntil ? [] : factsOf(activity.past, date);

const pastDayHolding = (
  activity: Activity,
  named: FactName,
  likelyDate: MemberDay | null,
): DayOfFacts | undefined =>
  activity.pastUntil === null ? undefined : dayHolding(activity.past, named, likelyDate);

function close(activity: Activity): void {
  replacePast(activity, daysOf(activity));
  activity.days = [];
}

function replacePast(activity: Activity, past: readonly DayOfFacts[]): void {
  activity.past = past;
  activity.pastSize = countFacts(past);
  activity.pastUntil = past.at(-1)?.date ?? null;
}

/** Moves the zone-dated facts to their dates under `zones`. */
export function redate(activity: Activity, zones: ZoneHistory, rules: StreakRules): void {
  const days: DaysOfFacts = [];
  for (const { date, facts } of daysOf(activity)) {
    for (const fact of facts) {
      const under = fact.at === undefined ? date : dateUnder(zones, fact, fact.at);
      putFact(days, under, fact);
    }
  }
  refold(activity, days, { zones }, rules);
}

/** Replaces all facts, and what applies to dates regardless of activity. @param days oldest first */
export function refold(
  activity: Activity,
  days: DaysOfFacts,
  changes: Partial<Circumstances>,
  rules: StreakRules,
): void {
  replacePast(activity, []);
  activity.days = days;
  activity.recent = recentDaysOf(days);
  if (hasManyLatest(activity)) close(activity);
  recircumstance(activity, changes, rules);
}

/** Changes what applies to dates regardless of activity, and walks all days again. */
export function recircumstance(
  activity: Activity,
  changes: Partial<Circumstances>,
  rules: StreakRules,
): void {
  activity.summary = summarise(daysOf(activity), { ...activity.summary, ...changes }, rules);
}

/** The summary without what counts for dates after `date`: as it was when that date was the open one. */
export const summaryUntil = (activity: Activity, date: MemberDay): StreakSummary =>
  summarise(
    daysOf(activity).filter((day) => day.date <= date),
    activity.summary,
    streakRulesV1,
  );

function settle(activity: Activity, date: MemberDay, before: Done, done: Done, rules: StreakRules): void {
  const { summary } = activity;
  if (done.isActive === before.isActive && done.skips === before.skips) return;
  if (summary.lastDay === null || date > summary.lastDay) {
    activity.summary = withLastDay(summary, date, done, rules);
  } else if (date === summary.lastDay && !isNothing(done)) {
    activity.summary = { ...summary, lastDone: done };
  } else {
    activity.summary = summarise(daysOf(activity), summary, rules);
  }
}

/** Walks all days. Needed only when a fact arrives late, is withdrawn, or dates move. */
function summarise(
  days: readonly DayOfFacts[],
  circumstances: Circumstances,
  rules: StreakRules,
): StreakSummary {
  const factsOn = factsReader(days);
  return summaryOf(spanOf(days), (epochDay) => doneBy(factsOn(dayOfEpoch(epochDay))), circumstances, rules);
}

function count(activity: Activity, kind: FactKind, by: 1 | -1): void {
  if (kind === 'quest') activity.completedQuests += by;
  if (kind === 'workout' || kind === 'routine') activity.totalWorkouts += by;
}

/** The dates with facts, oldest first. An array instead of a record by date, because V8 creates a hidden class for every set of keys. */
type DaysOfFacts = DayOfFacts[];

/** The facts of a date; empty when there are none. */
function factsOf(days: readonly DayOfFacts[], date: MemberDay): readonly Fact[] {
  // Searched from the end, because almost all facts are about today.
  const day = days.findLast((other) => other.date <= date);
  return day?.date === date ? day.facts : [];
}

/** A lookup of the facts of any date, for many lookups. */
export function factsReader(days: readonly DayOfFacts[]): (date: MemberDay) => readonly Fact[] {
  const byDate = new Map(days.map(({ date, facts }) => [date, facts]));
  return (date) => byDate.get(date) ?? [];
}

/** Inserts a fact in its place on a date, unless the date already has it. Creates a missing date. */
function putFact(days: DaysOfFacts, date: MemberDay, fact: Fact): void {
  // Searched from the end, because almost all facts are about today.
  const index = days.findLastIndex((other) => other.date <= date);
  const known = days[index];
  if (known?.date === date) insertFact(known, fact);
  else if (index === days.length - 1) days.push({ date, facts: [fact] });
  else days.splice(index + 1, 0, { date, facts: [fact] });
}

function insertFact({ facts }: DayOfFacts, fact: Fact): void {
  if (isAmong(facts, fact)) return;
  const after = facts.findIndex((other) => isBefore(fact, other));
  facts.splice(after === -1 ? facts.length : after, 0, fact);
}

const isAmong = (facts: readonly Fact[], named: FactName): boolean =>
  facts.some((fact) => isNamed(fact, named));

/** The date that holds the fact of this name; `likelyDate` avoids the search. */
function dayHolding(
  days: readonly DayOfFacts[],
  named: FactName,
  likelyDate: MemberDay | null,
): DayOfFacts | undefined {
  const isHeldBy = ({ facts }: DayOfFacts): boolean => isAmong(facts, named);
  const likely = likelyDate === null ? undefined : days.findLast(({ date }) => date === likelyDate);
  return likely && isHeldBy(likely) ? likely : days.find(isHeldBy);
}

/** The days without one fact, as a copy: the input does not change. */
function daysWithout(days: readonly DayOfFacts[], day: DayOfFacts, named: FactName): readonly DayOfFacts[] {
  const facts = day.facts.filter((fact) => !isNamed(fact, named));
  return days.flatMap((other) => (other === day ? (facts.length > 0 ? [{ ...day, facts }] : []) : [other]));
}

/** All facts of both lists, by date, as a copy. Dates that only one list has are shared with it. */
function joinedDays(one: readonly DayOfFacts[], other: readonly DayOfFacts[]): DaysOfFacts {
  const joined = [...one];
  for (const day of other) {
    const index = joined.findLastIndex(({ date }) => date <= day.date);
    const known = joined[index];
    if (known?.date === day.date) joined[index] = joinedDay(known, day);
    else joined.splice(index + 1, 0, day);
  }
  return joined;
}

function joinedDay({ date, facts }: DayOfFacts, other: DayOfFacts): DayOfFacts {
  const joined = { date, facts: [...facts] };
  for (const fact of other.facts) insertFact(joined, fact);
  return joined;
}

const hasManyLatest = ({ days, pastSize }: Activity): boolean => countFacts(days) >= latestLimit(pastSize);

function countFacts(days: readonly DayOfFacts[]): number {
  let count = 0;
  for (const { facts } of days) count += facts.length;
  return count;
}

/** Removes a fact, and its date when it was the last one. */
function removeFact(days: DaysOfFacts, day: DayOfFacts, named: FactName): void {
  const { facts } = day;
  facts.splice(
    facts.findIndex((fact) => isNamed(fact, named)),
    1,
  );
  if (facts.length === 0) days.splice(days.indexOf(day), 1);
}

/** The first and last date with a fact that counts for the streak; null when there is none. */
export function spanOf(days: readonly DayOfFacts[]): Span | null {
  const counts = ({ facts }: DayOfFacts): boolean => !isNothing(doneBy(facts));
  const [first, last] = [days.find(counts), days.findLast(counts)];
  return first && last ? { first: first.date, last: last.date } : null;
}

const isBefore = (a: Fact, b: Fact): boolean => a.kind < b.kind || (a.kind === b.kind && a.name < b.name);

/** The order of the facts of a date. */
export const byKindAndName = (a: Fact, b: Fact): number => (isBefore(a, b) ? -1 : 1);
