import { setImmediate as turn } from 'node:timers/promises';
import { allBadges, badgeReason } from '#domain/achievements/badge-texts.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { badges } from '#projections/achievements/badges.ts';
import { personalBadges } from '#projections/achievements/personal-badges.ts';
import { createRowFold } from '#projections/engine/row-fold.ts';
import { activities } from '#projections/streak/activities.ts';

type Occurrence = Recorded<DomainEvent>;

/** A badge that the member has, the event that earned it, and one sentence about it. */
export type EarnedBadge = {
  readonly id: string;
  readonly name: string;
  readonly reachedOn: MemberDay;
  readonly reason: string;
  readonly event: Occurrence;
};

/** The event types that badges follow from; others need not be read. */
export const badgeTypes: ReadonlySet<string> = new Set([
  ...activities.handles,
  ...badges.handles,
  ...personalBadges.handles,
]);

/** Other requests are answered in between: years of a member take a second. */
const eventsInTurn = 500;

/**
 * Each badge with the event that earned it, in the order in which they were earned. The folds of the read models run over the events one by
 * one. A badge that was lost and earned again has its later event.
 * @param history the member's events and those about everybody, in log order
 */
export async function earnedBadges(history: readonly Occurrence[]): Promise<readonly EarnedBadge[]> {
  const earned = await earnedBy(history);
  return allBadges
    .flatMap((badge) => {
      const found = earned.get(badge.id);
      return found ? [{ badge, ...found }] : [];
    })
    .sort((a, b) => a.index - b.index)
    .map(({ badge, reachedOn, event }) => {
      const { id, name } = badge;
      return { id, name, reachedOn, reason: badgeReason(badge, event.event), event };
    });
}

type Found = { readonly index: number; readonly event: Occurrence; readonly reachedOn: MemberDay };

/** The badges that the member has after all events, by id. */
async function earnedBy(history: readonly Occurrence[]): Promise<ReadonlyMap<string, Found>> {
  const folds = foldsOfBadges();
  let earned = new Map<string, Found>();
  for (const [index, event] of history.entries()) {
    const now = Object.entries(folds.datesAfter(event));
    earned = new Map(
      now.map(([id, reachedOn]) => [id, { ...(earned.get(id) ?? { index, event }), reachedOn }]),
    );
    if (index % eventsInTurn === eventsInTurn - 1) await turn();
  }
  return earned;
}

function foldsOfBadges() {
  const activity = createRowFold(activities);
  const open = createRowFold(badges);
  const personal = createRowFold(personalBadges);
  return {
    datesAfter(event: Occurrence): Readonly<Record<string, MemberDay>> {
      for (const { fold } of [activity, open, personal]) fold(event);
      const { reached, tiers } = activity.state ?? {};
      return { ...reached, ...tiers, ...open.state?.reached, ...personal.state?.reached };
    },
  };
}
