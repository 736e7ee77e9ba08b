import { addDays, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { isInNightGrace } from '#domain/kernel/day-rules.ts';
import type { EventMetadata } from '#domain/kernel/recorded.ts';
import { localTimeOf } from '#domain/kernel/time-zone.ts';
import { dayAt, type ZoneHistory, zoneAt } from '#domain/kernel/zone-history.ts';
import { isCredited, type StreakRules } from './streak-rules.ts';
import { type Done, nothingDone } from './streak-summary.ts';

/** The first four make a date active; a skipped quest and a token used by hand protect it. */
export type FactKind = 'quest' | 'workout' | 'routine' | 'assessment' | 'skip' | 'token';

/** Identifies a fact: the same kind and name twice is one fact. */
export type FactName = {
  readonly kind: FactKind;
  /** Unique among the member's facts of the kind: a stated date, or an id. */
  readonly name: string;
};

/** A recorded fact about a date. */
export type Fact = FactName & {
  readonly eventId: string;
  /**
   * The time of a fact that the zone dated: a quest or routine of the day on which it was recorded. A zone correction re-dates it.
   * Workouts, assessment entries and tokens used by hand keep their explicit dates.
   */
  readonly at?: Instant;
  /** Recorded in the night after its date. */
  readonly isOfNightBefore?: true;
  /** Recorded too late for the streak, or for a future date. Counts only in totals. */
  readonly isTotalsOnly?: true;
};

/** A date and its facts, sorted by kind and name. */
export type DayOfFacts = { readonly date: MemberDay; readonly facts: Fact[] };

export const isNamed = (fact: Fact, { kind, name }: FactName): boolean =>
  fact.name === name && fact.kind === kind;

const isActivity = (kind: FactKind): boolean => kind !== 'skip' && kind !== 'token';

/** A fact whose date was stated by the member or the client. */
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
 * A fact whose date the service derived from the member's zone: the date of recording, or at night the date before. An earlier date was
 * stated, by a late tick.
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

/** The date of a zone-dated fact under a zone history. */
export function dateUnder(zones: ZoneHistory, { isOfNightBefore }: Fact, at: Instant): MemberDay {
  const today = dayAt(zones, at);
  if (!isOfNightBefore) return today;
  const dayBefore = addDays(today, -1);
  const localTime = localTimeOf(at, zoneAt(zones, at));
  return isInNightGrace(dayBefore, { today, localTime }) ? dayBefore : today;
}

/** The combined effect of a date's facts, added to `others`. */
export function doneBy(facts: readonly Fact[], others = nothingDone): Done {
  let done = others;
  for (const fact of facts) done = doneWith(done, fact);
  return done;
}

/** The effect of a date with one more fact. Several facts make a date active only once. */
export function doneWith(done: Done, { kind, isTotalsOnly }: Fact): Done {
  if (isTotalsOnly) return done;
  if (!isActivity(kind)) return { isActive: done.isActive, skips: done.skips + 1 };
  return done.isActive ? done : { isActive: true, skips: done.skips };
}
