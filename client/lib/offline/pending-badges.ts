import { evolvePersonalBadges } from '#domain/achievements/personal-badges.ts';
import { evolveQuestBadges } from '#domain/achievements/quest-badges.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { evolvePaths } from '#domain/month-path/month-path.ts';
import { pathOn } from '#domain/month-path/path-view.ts';
import type { ShownBadges } from '#service/features/achievements/badge-contract.ts';
import type { ShownMonthPath } from '#service/features/achievements/month-path-contract.ts';
import { shownBadges } from '#service/features/achievements/shown-badges-contract.ts';
import type { Answers, Reads } from './pending-events.ts';

const badgesPath = '/api/badges';
const monthPath = '/api/month-path';

type Viewer = { readonly memberId: MemberId; readonly today: MemberDay };

/** The badges of the long run and the path of the month after the events, by the folds of the service. */
export function badgeReads(
  held: Reads,
  events: readonly Recorded<DomainEvent>[],
  { memberId, today }: Viewer,
): Answers {
  const badges = held.get(badgesPath) as ShownBadges | undefined;
  const path = held.get(monthPath) as ShownMonthPath | undefined;
  return [
    ...(badges ? [[badgesPath, badgesAfter(badges, events)] as const] : []),
    ...(path ? [[monthPath, pathAfter(path, events, { memberId, today })] as const] : []),
  ];
}

const badgesAfter = ({ basis }: ShownBadges, events: readonly Recorded<DomainEvent>[]): ShownBadges =>
  shownBadges({
    open: events.reduce(evolveQuestBadges, basis.open),
    personal: events.reduce(evolvePersonalBadges, basis.personal),
  });

function pathAfter(
  { basis: before }: ShownMonthPath,
  events: readonly Recorded<DomainEvent>[],
  { memberId, today }: Viewer,
): ShownMonthPath {
  const basis = events.reduce(evolvePaths, before);
  return { ...pathOn(basis, memberId, today), basis };
}
