import type { MemberDay } from '#domain/kernel/day.ts';
import { type DayOfFacts, doneBy, type Fact, type FactName, isNamed } from './fact.ts';
import { isNothing } from './streak-summary.ts';

/** The dates with facts, oldest first. An array and not a record by date: V8 makes a class of every set of keys it meets. */
export type DaysOfFacts = DayOfFacts[];

/** The facts of a date; none where nothing is known about it. */
export function factsOf(days: readonly DayOfFacts[], date: MemberDay): readonly Fact[] {
  // From the end: almost all that happens happens today.
  const day = days.findLast((other) => other.date <= date);
  return day?.date === date ? day.facts : [];
}

/** Looks up the facts of any date, of many dates. */
export function factsReader(days: readonly DayOfFacts[]): (date: MemberDay) => readonly Fact[] {
  const byDate = new Map(days.map(({ date, facts }) => [date, facts]));
  return (date) => byDate.get(date) ?? [];
}

/** Puts a fact in its place on a date, unless it is already there; the date is made where there is none. */
export function putFact(days: DaysOfFacts, date: MemberDay, fact: Fact): void {
  // From the end: almost all that happens happens today.
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

export const isAmong = (facts: readonly Fact[], named: FactName): boolean =>
  facts.some((fact) => isNamed(fact, named));

/** The date that holds the fact of this name, whatever its date; `likelyDate` spares the search. */
export function dayHolding(
  days: readonly DayOfFacts[],
  named: FactName,
  likelyDate: MemberDay | null,
): DayOfFacts | undefined {
  const isHeldBy = ({ facts }: DayOfFacts): boolean => isAmong(facts, named);
  const likely = likelyDate === null ? undefined : days.findLast(({ date }) => date === likelyDate);
  return likely && isHeldBy(likely) ? likely : days.find(isHeldBy);
}

/** The days without a fact, which leaves those that are given as they are. */
export function daysWithout(
  days: readonly DayOfFacts[],
  day: DayOfFacts,
  named: FactName,
): readonly DayOfFacts[] {
  const facts = day.facts.filter((fact) => !isNamed(fact, named));
  return days.flatMap((other) => (other === day ? (facts.length > 0 ? [{ ...day, facts }] : []) : [other]));
}

/** All facts of both, by date, which leaves those that are given as they are: the dates that only one has are shared. */
export function joinedDays(one: readonly DayOfFacts[], other: readonly DayOfFacts[]): DaysOfFacts {
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

export function countFacts(days: readonly DayOfFacts[]): number {
  let count = 0;
  for (const { facts } of days) count += facts.length;
  return count;
}

/** Takes a fact away, and the date with its last one. */
export function removeFact(days: DaysOfFacts, day: DayOfFacts, named: FactName): void {
  const { facts } = day;
  facts.splice(
    facts.findIndex((fact) => isNamed(fact, named)),
    1,
  );
  if (facts.length === 0) days.splice(days.indexOf(day), 1);
}

/** First and last date with a fact that counts for the streak; null where there is none. */
export function spanOf(
  days: readonly DayOfFacts[],
): { readonly first: MemberDay; readonly last: MemberDay } | null {
  const counts = ({ facts }: DayOfFacts): boolean => !isNothing(doneBy(facts));
  const [first, last] = [days.find(counts), days.findLast(counts)];
  return first && last ? { first: first.date, last: last.date } : null;
}

const isBefore = (a: Fact, b: Fact): boolean => a.kind < b.kind || (a.kind === b.kind && a.name < b.name);
