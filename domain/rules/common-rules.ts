import type { DomainEvent } from '#domain/events.ts';
import { type AdoptedZones, withZoneChanges } from '#domain/kernel/adopted-zones.ts';
import { epochDayOf, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { timeBetween, type ZoneHistory } from '#domain/kernel/zone-history.ts';
import type { StoredStreakRules } from '#domain/streak/streak-rules.ts';
import type { RulesEvent } from './rules-events.ts';

/** A time in which members could not record what they did. `to` is exclusive. */
export type Outage = { readonly id: string; readonly from: Instant; readonly to: Instant };

/** Streak rules for the dates from one on. */
export type AdoptedRules = {
  readonly version: string;
  readonly from: MemberDay;
  readonly rules: StoredStreakRules;
};

/** The state of the events about everybody at a position of the log. Plain JSON, stored in the row of every member. */
export type CommonRules = {
  /** In the order of declaration. */
  readonly outages: readonly Outage[];
  /** In the order of their dates; absent while the rules of the beginning hold for all dates. */
  readonly adopted?: readonly AdoptedRules[];
  /** Absent while the zone rules of the beginning hold. */
  readonly zones?: AdoptedZones;
};

const noRules: CommonRules = { outages: [] };

const types: ReadonlySet<DomainEvent['type']> = new Set<RulesEvent['type']>([
  'OutageDeclared',
  'OutageRevoked',
  'RulesAdopted',
  'ZoneRulesAdopted',
]);
export const isRulesEvent = (event: DomainEvent): event is RulesEvent => types.has(event.type);

type Rules = CommonRules | undefined;

/** The rules after an event. @param at when it occurred */
export function evolveCommonRules(rules: Rules, event: RulesEvent, at: Instant): Rules {
  switch (event.type) {
    case 'OutageDeclared':
      return withOutage(rules, { id: event.outageId, from: event.from, to: event.to });
    case 'OutageRevoked':
      return withoutOutage(rules, event.outageId);
    case 'RulesAdopted':
      return withAdopted(rules, { version: event.version, from: event.from, rules: event.rules });
    case 'ZoneRulesAdopted':
      return { ...(rules ?? noRules), zones: withZoneChanges(rules?.zones, event, at) };
  }
}

export function withOutage(rules: Rules, outage: Outage): CommonRules {
  const others = withoutOutage(rules, outage.id) ?? noRules;
  return { ...others, outages: [...others.outages, outage] };
}

/** Undefined when nothing is left, so that rows are as they were before the first event, byte for byte. */
export function withoutOutage(rules: CommonRules = noRules, outageId: string): Rules {
  const outages = rules.outages.filter(({ id }) => id !== outageId);
  const isEmpty = outages.length === 0 && rules.adopted === undefined && rules.zones === undefined;
  return isEmpty ? undefined : { ...rules, outages };
}

/** The rules of a date hold until those of a later one. */
export function withAdopted(rules: CommonRules = noRules, adopted: AdoptedRules): CommonRules {
  const earlier = rules.adopted?.filter(({ from }) => from < adopted.from) ?? [];
  return { ...rules, adopted: [...earlier, adopted] };
}

export function withoutAdopted(rules: Rules): Rules {
  if (rules === undefined) return undefined;
  const { adopted: _, ...others } = rules;
  return others.outages.length === 0 && others.zones === undefined ? undefined : others;
}

/** Looks up the streak rules of a date. @param initial those of the dates before the first that were adopted */
export function rulesReader(
  common: Rules,
  initial: StoredStreakRules,
): (date: MemberDay) => StoredStreakRules {
  const adopted = common?.adopted;
  if (adopted === undefined) return () => initial;
  return (date) => adopted.findLast(({ from }) => from <= date)?.rules ?? initial;
}

const hour = 3_600_000;
const day = 24 * hour;
/** An outage that takes so many hours of a date makes the date neutral. */
export const outageHoursOfDate = 2;

/** Whether outages took two hours or more of a date, each by itself. */
export function isOutageOn(outages: readonly Outage[], zones: ZoneHistory, date: MemberDay): boolean {
  const epochDay = epochDayOf(date);
  return outages.some(({ from: since, to: until }) => {
    const [from, to] = [Date.parse(since), Date.parse(until)];
    // No zone is further than a day from UTC.
    if (to <= (epochDay - 1) * day || from >= (epochDay + 2) * day) return false;
    return timeBetween(date, zones, from, to) >= outageHoursOfDate * hour;
  });
}
