import {
  concernsPersonalBadges,
  evolvePersonalBadges,
  noPersonalBadges,
  type PersonalBadges,
  personalBadgeTypes,
} from '#domain/achievements/personal-badges.ts';
import type { DomainEvent } from '#domain/events.ts';
import { erasedMember } from '#domain/member/member-events.ts';
import { defineTable, type Projection, type RowOf } from '#projections/engine/projection.ts';
import { versions } from '#projections/versions.ts';

const table = defineTable<PersonalBadges>()({
  columns: {},
  personal: {
    exercises: noPersonalBadges.exercises,
    records: noPersonalBadges.records,
    walked: noPersonalBadges.walked,
    reached: {},
    sore: undefined,
  },
  indexes: [],
});

/** One row for each member: badges of records and of distances on foot. All of it is personal. */
export const personalBadges: Projection<DomainEvent, PersonalBadges, RowOf<typeof table>> = {
  name: 'personal_badges',
  version: versions.personal_badges,
  holdsBack: 'owner',
  partition: 'member',
  returnsUnchanged: true,
  handles: personalBadgeTypes,
  // An event that cannot be read holds its member back, so it has the member's key.
  key: ({ event, failure, personalFailure }) =>
    'memberId' in event && (failure || personalFailure || concernsPersonalBadges(event))
      ? event.memberId
      : null,
  clears: ({ event }) => erasedMember(event),
  initial: noPersonalBadges,
  evolve: (badgesOf, recorded) =>
    recorded.event.type === 'AccountDeleted' ? null : evolvePersonalBadges(badgesOf, recorded),
  table,
};
