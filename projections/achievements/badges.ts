import {
  evolveQuestBadges,
  noQuestBadges,
  type QuestBadges,
  questBadgeTypes,
} from '#domain/achievements/quest-badges.ts';
import type { DomainEvent } from '#domain/events.ts';
import { erasedMember } from '#domain/member/member-events.ts';
import { defineTable, type Projection, type RowOf } from '#projections/engine/projection.ts';
import { versions } from '#projections/versions.ts';

const table = defineTable<QuestBadges>()({
  columns: {
    quests: ['jsonb', 'quests'],
    // The first dates of the badges.
    reached: ['jsonb', 'reached'],
  },
  indexes: [],
});

/** One row for each member: badges of quests by category and of comebacks. */
export const badges: Projection<DomainEvent, QuestBadges, RowOf<typeof table>> = {
  name: 'badges',
  version: versions.badges,
  holdsBack: 'owner',
  partition: 'member',
  returnsUnchanged: true,
  handles: questBadgeTypes,
  personal: [],
  key: ({ event }) => ('memberId' in event ? event.memberId : null),
  clears: ({ event }) => erasedMember(event),
  initial: noQuestBadges,
  evolve: (badgesOf, recorded) =>
    recorded.event.type === 'AccountDeleted' ? null : evolveQuestBadges(badgesOf, recorded),
  table,
};
