import { addDays, daysBetween, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { isInNightGrace } from '#domain/kernel/day-rules.ts';
import type { EventMetadata } from '#domain/kernel/recorded.ts';
import { localTimeOf } from '#domain/kernel/time-zone.ts';
import { dayAt, type ZoneHistory, zoneAt } from '#domain/kernel/zone-history.ts';
import { type ActiveKind, isCredited, type StreakRules, streakRulesV1 } from './streak-rules.ts';
import { type Done, nothingDone } from './streak-summary.ts';

/** Some make a date active; a skipped quest and a token used by hand protect it. */
export type FactKind = ActiveKind | 'skip' | 'token';

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
  /** Days from its date to the date on which it was recorded; absent where these are the same. */
  readonly daysLate?: number;
  /** Recorded too late for the streak, for a future date, or of a kind that the rules do not count. Counts only in totals. */
  readonly isTotalsOnly?: true;
  /** The start of a workout near midnight: zone rules that are adopted later may find that it began on another date. */
  readonly beganAt?: Instant;
  /**
   * A second date of a fact. Zone rules that were adopted later found another date than it had, and a date that counted stays so. Counts in
   * no total.
   */
  readonly isRecounted?: true;
  /** A token that was spent on a date which counts by adopted zone rules: it came back. */
  readonly isReturned?: true;
  /** Only in a comparison of rules: what a longer night grace might have allowed. Counts in no total. */
  readonly isSupposed?: true;
};

/** A date and its facts, sorted by kind and name. */
export type DayOfFacts = { readonly date: MemberDay; readonly facts: Fact[] };

export const isNamed = (fact: Fact, { kind, name }: FactName): boolean =>
  fact.name === name && fact.kind === kind;

const isActivity = (kind: FactKind): kind is ActiveKind => kind !== 'skip' && kind !== 'token';

const isCounted = (kind: FactKind, { activeKinds }: StreakRules): boolean =>
  !isActivity(kind) || activeKinds.includes(kind);

/** A fact whose date was stated by the member or the client. */
export function explicitFact(
  { kind, name }: FactName,
  eventId: string,
  date: MemberDay,
  { localDate }: EventMetadata,
  rules: StreakRules,
): Fact {
  const fact = { kind, name, eventId };
  if (!isCredited(date, localDate, rules) || !isCounted(kind, rules)) return { ...fact, isTotalsOnly: true };
  const daysLate = daysBetween(date, localDate);
  return daysLate > 0 && canBeLate(kind) ? { ...fact, daysLate } : fact;
}

/** An entry of an assessment is credited to its date whenever it is submitted. */
const canBeLate = (kind: FactKind): boolean => isActivity(kind) && kind !== 'assessment';

/** Whether what makes a date active was all recorded on later dates. */
export function isLate(facts: readonly Fact[]): boolean {
  const counted = facts.filter(({ kind, isTotalsOnly }) => canBeLate(kind) && !isTotalsOnly);
  return counted.length > 0 && counted.every(({ daysLate = 0 }) => daysLate > 0);
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
  if (!isCounted(kind, rules)) return { kind, name, eventId, at, isTotalsOnly: true };
  if (date === localDate) return { kind, name, eventId, at };
  const localTime = localTimeOf(at, zone);
  // An action that was accepted within the night grace of its time stays a fact of the night, also under a longer night grace.
  if (isInNightGrace(date, { today: localDate, localTime })) {
    if (localTime.hour >= rules.nightGraceEndsAtHour) return { kind, name, eventId, isTotalsOnly: true };
    return { kind, name, eventId, at, isOfNightBefore: true };
  }
  return explicitFact({ kind, name }, eventId, date, metadata, rules);
}

/** No law has moved the clocks of a zone by more hours than this, but for zones that changed the side of the date line. */
export const hoursNearMidnight = 2;

export function isNearMidnight(instant: Instant, zone: string): boolean {
  const { hour } = localTimeOf(instant, zone);
  return hour < hoursNearMidnight || hour >= 24 - hoursNearMidnight;
}

/**
 * The fact of the day before that a longer night grace might have allowed. In the added hours the member completed a quest or routine of
 * the new day, while that of the day before was still open. Refused attempts are not in the log, so this is an upper bound. Undefined under
 * the rules in force.
 */
export function supposedFact(
  { kind, name }: FactName,
  eventId: string,
  date: MemberDay,
  { localDate, occurredAt, zone }: EventMetadata,
  rules: StreakRules,
): Fact | undefined {
  const inForce = streakRulesV1.nightGraceEndsAtHour;
  if (rules.nightGraceEndsAtHour <= inForce || date !== localDate || !isActivity(kind)) return undefined;
  const { hour } = localTimeOf(occurredAt, zone);
  if (hour < inForce || hour >= rules.nightGraceEndsAtHour || !isCounted(kind, rules)) return undefined;
  return { kind, name, eventId, isSupposed: true };
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
export function doneWith(done: Done, { kind, isTotalsOnly, isReturned }: Fact): Done {
  if (isTotalsOnly || isReturned) return done;
  if (!isActivity(kind)) return { isActive: done.isActive, skips: done.skips + 1 };
  return done.isActive ? done : { isActive: true, skips: done.skips };
}
