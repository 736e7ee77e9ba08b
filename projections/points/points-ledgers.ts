import type { DomainEvent } from '#domain/events.ts';
import { memberCleared } from '#domain/member/member-events.ts';
import { evolvePoints, noPoints, type PointsLedger } from '#domain/points/points-ledger.ts';
import { type Award, storedAward } from '#domain/points/points-rules.ts';
import type { Projection } from '#projections/engine/projection.ts';

/** Each member's points, with an entry for every one of them, by member id. */
export const pointsLedgersUnder = (
  award: Award,
): Projection<DomainEvent, PointsLedger, { readonly total: number }> => ({
  name: 'points_ledgers',
  version: 3,
  handles: [
    'QuestCompleted',
    'QuestCompletionUndone',
    'QuestDayReset',
    'WorkoutLogged',
    'WorkoutRetracted',
    'RoutineCompleted',
    'RoutineReopened',
    ...memberCleared,
  ],
  personal: [],
  key: ({ event }) => ('memberId' in event ? event.memberId : null),
  hasPast: true,
  initial: noPoints,
  evolve: (ledger, recorded) =>
    recorded.event.type === 'AccountDeleted' ? null : evolvePoints(ledger, recorded, award),
  table: {
    columns: { total: 'integer' },
    indexes: [],
    row: ({ total }) => ({ total }),
  },
});

export const pointsLedgers = pointsLedgersUnder(storedAward);
