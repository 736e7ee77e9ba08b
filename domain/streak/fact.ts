import { addDays, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { isInNightGrace } from '#domain/kernel/day-rules.ts';
import type { EventMetadata } from '#domain/kernel/recorded.ts';
import { localTimeOf } from '#domain/kernel/time-zone.ts';
import { dayAt, type ZoneHistory, zoneAt } from '#domain/kernel/zone-history.ts';
import { isCredited, type StreakRules } from './streak-rules.ts';
import { type Done, nothingDone } from './streak-summary.ts';

/** The first four make a date active; a skipped quest and a token used by hand protect it. */
export type FactKind = 'quest' | 'workout' | 'routine' | 'assessment' | 'skip' | 'token';

/** Which fact it is: the same kind and name twice is one fact. */
export type FactName = {
  readonly kind: FactKind;
  /** Tells it from the member's other facts of the kind: a stated date, or an id. */
  readonly name: string;
};

/** A recorded fact about a date. */
export type Fact = FactName & {
  readonly eventId: string;
  /**
   * When it happened, for a fact that the zone dated: a quest or routine of the day on which it was recorded. A correction of the
   * zone re-dates it; the explicit dates of workouts, assessment entries and tokens used by hand are kept.
   */
  readonly at?: Instant;
  /** Recorded in the night that followed its date. */
  readonly isOfNightBefore?: true;
  /** Recorded too late for the streak, or for a date to come: it counts in totals. */
  readonly isTotalsOnly?: true;
};

/** A date and the facts that stand about it, in the order of their kinds and names. */
export type DayOfFacts = { readonly date: MemberDay; readonly facts: Fact[] };

export const isNamed = (fact: Fact, { kind, name }: FactName): boolean =>
  fact.name === name && fact.kind === kind;

const isActivity = (kind: FactKind): boolean => kind !== 'skip' && kind !== 'token';

/** A fact about a date that the member or the client named. */
export function explicitFact(
  { kind, name }: FactName,
  eventId: string,
  date: MemberDay,
  { localDate }: EventMetadata,
  rules: StreakRules,
): Fact {
  const fact = { kind, name, eventId };
  return isCredited(date, localDate, rules) ? fact : { ...fact, isTotalsOnly: true };
}

/**
 * A fact about a date that the service found by the member's zone: the date of recording, or in the night the one before. An earlier
 * one was named, by a tick that came late.
 */
export function zonedFact(
  { kind, name }: FactName,
  eventId: string,
  date: MemberDay,
  metadata: EventMetadata,
  rules: StreakRules,
): Fact {
  const { localDate, occurredAt: at, zone } = metadata;
  if (date === localDate) return { kind, name, eventId, at };
  const isOfNightBefore = isInNightGrace(date, { today: localDate, localTime: localTimeOf(at, zone) });
  if (isOfNightBefore) return { kind, name, eventId, at, isOfNightBefore };
  return explicitFact({ kind, name }, eventId, date, metadata, rules);
}

/** The date that a zone-dated fact has under a history of zones. */
export function dateUnder(zones: ZoneHistory, { isOfNightBefore }: Fact, at: Instant): MemberDay {
  const today = dayAt(zones, at);
  if (!isOfNightBefore) return today;
  const dayBefore = addDays(today, -1);
  const localTime = localTimeOf(at, zoneAt(zones, at));
  return isInNightGrace(dayBefore, { today, localTime }) ? dayBefore : today;
}

/** What the facts of a date come to, added to what others came to. */
export function doneBy(facts: readonly Fact[], others = nothingDone): Done {
  let done = others;
  for (const fact of facts) done = doneWith(done, fact);
  return done;
}

/** What a date comes to with one more fact; several make it active only once. */
export function doneWith(done: Done, { kind, isTotalsOnly }: Fact): Done {
  if (isTotalsOnly) return done;
  if (!isActivity(kind)) return { isActive: done.isActive, skips: done.skips + 1 };
  return done.isActive ? done : { isActive: true, skips: done.skips };
}
