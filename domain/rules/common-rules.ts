import type { DomainEvent } from '#domain/events.ts';
import { epochDayOf, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { timeBetween, type ZoneHistory } from '#domain/kernel/zone-history.ts';
import type { RulesEvent } from './rules-events.ts';

/** A time in which members could not record what they did. `to` is exclusive. */
export type Outage = { readonly id: string; readonly from: Instant; readonly to: Instant };

/** What the events about everybody say at a position of the log. Plain JSON, stored in the row of every member. */
export type CommonRules = {
  /** In the order of declaration. */
  readonly outages: readonly Outage[];
};

const noRules: CommonRules = { outages: [] };

const types: ReadonlySet<DomainEvent['type']> = new Set<RulesEvent['type']>([
  'OutageDeclared',
  'OutageRevoked',
]);
export const isRulesEvent = (event: DomainEvent): event is RulesEvent => types.has(event.type);

type Rules = CommonRules | undefined;

/** The rules after an event. */
export const evolveCommonRules = (rules: Rules, event: RulesEvent): Rules =>
  event.type === 'OutageRevoked'
    ? withoutOutage(rules, event.outageId)
    : withOutage(rules, { id: event.outageId, from: event.from, to: event.to });

export function withOutage(rules: Rules, outage: Outage): CommonRules {
  const others = withoutOutage(rules, outage.id) ?? noRules;
  return { ...others, outages: [...others.outages, outage] };
}

/** Undefined when nothing is left, so that rows are as they were before the first event, byte for byte. */
export function withoutOutage({ outages }: CommonRules = noRules, outageId: string): Rules {
  const others = outages.filter(({ id }) => id !== outageId);
  return others.length === 0 ? undefined : { outages: others };
}

const hour = 3_600_000;
const day = 24 * hour;
/** Of a date that an outage makes neutral. */
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
