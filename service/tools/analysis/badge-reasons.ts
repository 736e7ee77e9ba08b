import { personalBadges } from '#domain/catalogue/content/long-run-badges.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { earnedBadges } from '#service/features/achievements/badge-reasons.ts';
import { type CitedEvent, citationOf } from './cited-event.ts';

/** A badge that a member has, and the event that earned it. */
export type ReasonedBadge = {
  readonly id: string;
  readonly name: string;
  readonly reachedOn: MemberDay;
  /** One sentence, as the member reads it. */
  readonly reason: string;
  readonly event: CitedEvent;
};

const personal: ReadonlySet<string> = new Set(personalBadges.map(({ id }) => id));

/** The badges in the order in which they were earned. @param withPersonal also those that follow from sets and distances */
export async function badgeReasons(
  events: readonly Recorded<DomainEvent>[],
  withPersonal: boolean,
): Promise<readonly ReasonedBadge[]> {
  const earned = await earnedBadges(events);
  return earned
    .filter(({ id }) => withPersonal || !personal.has(id))
    .map(({ event, ...badge }) => ({ ...badge, event: citationOf(event) }));
}
