import type { DomainEvent } from '#domain/events.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { erasedMember, memberCleared } from '#domain/member/member-events.ts';
import {
  evolvePoints,
  noPoints,
  type PointsEntry,
  type PointsLedger,
  pointsEntries,
} from '#domain/points/points-ledger.ts';
import { type Award, storedAward } from '#domain/points/points-rules.ts';
import {
  defineTable,
  joinState,
  type Projection,
  type RowOf,
  type StoredState,
  stateColumns,
} from '#projections/engine/projection.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { tables, versions } from '#projections/versions.ts';

const table = defineTable<PointsLedger>()({
  columns: { total: ['integer', 'total'] },
  indexes: [],
});

/** Each member's points ledger, by member id. */
export const pointsLedgersUnder = (
  award: Award,
): Projection<DomainEvent, PointsLedger, RowOf<typeof table>> => ({
  name: 'points_ledgers',
  version: versions.points_ledgers,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    'QuestCompleted',
    'QuestCompletionUndone',
    'QuestDayReset',
    'WorkoutLogged',
    'WorkoutCorrected',
    'WorkoutRetracted',
    'RoutineCompleted',
    'RoutineReopened',
    ...memberCleared,
  ],
  personal: [],
  key: ({ event }) => ('memberId' in event ? event.memberId : null),
  clears: ({ event }) => erasedMember(event),
  hasAppendOnlyState: true,
  initial: noPoints,
  evolve: (ledger, recorded) =>
    recorded.event.type === 'AccountDeleted' ? null : evolvePoints(ledger, recorded, award),
  table,
});

export const pointsLedgers = pointsLedgersUnder(storedAward);

/** A member's ledger entries, in the order of recording. */
export const pointsEntriesOf = async (db: Pool, memberId: MemberId): Promise<readonly PointsEntry[]> =>
  pointsEntries(await pointsLedgerOf(db, memberId));

/** The whole ledger of a member. */
export async function pointsLedgerOf(db: Pool, memberId: MemberId): Promise<PointsLedger> {
  const { rows } = await db.query<StoredState<PointsLedger>>(
    `select ${stateColumns(pointsLedgers)} from ${tables.points_ledgers} where key = $1`,
    [memberId],
  );
  return rows[0] ? joinState(pointsLedgers, rows[0]) : noPoints();
}
