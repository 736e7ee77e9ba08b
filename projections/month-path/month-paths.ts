import type { DomainEvent } from '#domain/events.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { erasedMember } from '#domain/member/member-events.ts';
import { evolvePaths, type MonthPaths, noPaths, pathTypes } from '#domain/month-path/month-path.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

const table = defineTable<MonthPaths>()({
  columns: { program: ['text null', 'program'] },
  indexes: [],
});

/** One row for each member: what the path of the month follows from. */
export const monthPaths: Projection<DomainEvent, MonthPaths, RowOf<typeof table>> = {
  name: 'month_paths',
  version: versions.month_paths,
  holdsBack: 'owner',
  partition: 'member',
  returnsUnchanged: true,
  handles: pathTypes,
  personal: [],
  key: ({ event }) => ('memberId' in event ? event.memberId : null),
  clears: ({ event }) => erasedMember(event),
  initial: noPaths,
  evolve: (paths, recorded) =>
    recorded.event.type === 'AccountDeleted' ? null : evolvePaths(paths, recorded),
  table,
};

/** From which the member's paths follow; empty without events. */
export async function monthPathsOf(db: RowDatabase, memberId: MemberId): Promise<MonthPaths> {
  const { rows } = await db.query<EncryptedRow<MonthPaths>>({
    name: 'month-paths-of',
    text: `select ${stateColumns(monthPaths)} from ${tables.month_paths} where key = $1`,
    values: [memberId],
  });
  const [paths] = await openRows(db.cipher, monthPaths, rows);
  return paths ?? noPaths;
}
