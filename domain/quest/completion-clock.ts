import { daysBetween, type Instant } from '#domain/kernel/day.ts';
import { correctableDays, type LocalClock } from '#domain/kernel/day-rules.ts';
import { dayOf, localTimeOf } from '#domain/kernel/time-zone.ts';
import { type ZoneHistory, zoneAt } from '#domain/kernel/zone-history.ts';

/**
 * The member's clock when a quest was done: an earlier moment counts as long as facts of its date count for the streak.
 * @param completedAt when the member completed it; now where it is absent or lies ahead
 */
export function completionClock(zones: ZoneHistory, now: Instant, completedAt: Instant = now): LocalClock {
  const current = clockAt(zones, now);
  if (completedAt >= now) return current;
  const then = clockAt(zones, completedAt);
  return daysBetween(then.today, current.today) <= correctableDays ? then : current;
}

function clockAt(zones: ZoneHistory, at: Instant): LocalClock {
  const zone = zoneAt(zones, at);
  return { today: dayOf(at, zone), localTime: localTimeOf(at, zone) };
}
