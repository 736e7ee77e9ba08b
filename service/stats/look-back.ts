import type { DomainEvent } from '#domain/events.ts';
import { addDays, asInstant, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { dayOf, startOfDay } from '#domain/kernel/time-zone.ts';
import { type ZoneHistory, zoneAt } from '#domain/kernel/zone-history.ts';
import { knownAbout, knownAt } from './known-numbers.ts';
import type { LookBackDay, NumbersOn } from './stats-contract.ts';

type Member = { readonly zones: ZoneHistory; readonly registeredAt: Instant; readonly now: Instant };

/**
 * Each date since the member joined: the numbers as they were known at its end, and what is known about it now. The last date ends now. A
 * date's end is that of the zone the member was in then, by what is known now.
 */
export async function lookBackDays(
  history: readonly Recorded<DomainEvent>[],
  { zones, registeredAt, now }: Member,
): Promise<readonly LookBackDay[]> {
  const first = dayOf(registeredAt, zoneAt(zones, registeredAt));
  const last = dayOf(now, zoneAt(zones, now));
  const dates: { readonly date: MemberDay; readonly asOf: Instant }[] = [];
  for (let date = first; date < last; date = addDays(date, 1)) dates.push({ date, asOf: endOf(date, zones) });
  dates.push({ date: last, asOf: now });
  const { known, last: fold } = await knownAt(
    history,
    dates.map(({ asOf }) => asOf),
  );
  const about = knownAbout(fold, now);
  return dates.map(({ date, asOf }, nth) => {
    const {
      today: _,
      achievements: __,
      ...knownThen
    } = known[nth] ?? { today: date, achievements: 0, ...none };
    const knownNow = about(date);
    return { date, asOf, knownThen, knownNow: areEqual(knownThen, knownNow) ? null : knownNow };
  });
}

const areEqual = (a: NumbersOn, b: NumbersOn): boolean =>
  (Object.keys(a) as (keyof NumbersOn)[]).every((name) => a[name] === b[name]);

const none = {
  ...{ currentStreak: 0, bestStreak: 0, skipTokens: 0 },
  ...{ totalPoints: 0, totalWorkouts: 0, completedQuests: 0 },
};

/** The last millisecond of a date. */
function endOf(date: MemberDay, zones: ZoneHistory): Instant {
  const noon = asInstant(`${date}T12:00:00.000Z`);
  const start = startOfDay(addDays(date, 1), zoneAt(zones, noon));
  return asInstant(new Date(Date.parse(start) - 1).toISOString());
}
