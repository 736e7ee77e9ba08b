import type { CheckInEvent, Feeling } from '#domain/check-in/check-in-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type Event = CheckInEvent | MemberCleared;
export type CheckInState = Feeling & { readonly memberId: string; readonly date: MemberDay };

const table = defineTable<CheckInState>()({
  columns: {
    member_id: ['text', 'memberId'],
    date: ['date', 'date'],
  },
  personal: { energy: 0, mood: 0, sore: [] },
  owner: 'member_id',
  indexes: ['member_id, date'],
});

/** One row for each date on which a member said how they are, by `member|date`. */
export const checkIns: Projection<Event, CheckInState, RowOf<typeof table>, null> = {
  name: 'check_ins',
  version: versions.check_ins,
  holdsBack: 'owner',
  partition: 'member',
  handles: ['CheckedIn', 'CheckInRemoved', ...memberCleared],
  metadata: [],
  key: ({ event }) => ('date' in event ? `${event.memberId}|${event.date}` : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => ('date' in event ? null : event.memberId),
  initial: null,
  evolve(_, { event }) {
    if (event.type !== 'CheckedIn') return null;
    const { memberId, date, energy, mood, sore } = event;
    return { memberId, date, energy, mood, sore };
  },
  table,
};

export type ShownCheckIn = Feeling & { readonly date: MemberDay };

/** A member's check-ins of a range of dates (inclusive), the oldest first. */
export async function checkInsOf(
  db: RowDatabase,
  memberId: MemberId,
  from: MemberDay,
  to: MemberDay,
): Promise<readonly ShownCheckIn[]> {
  const { rows } = await db.query<EncryptedRow<CheckInState>>({
    name: 'check-ins-of',
    text: `select ${stateColumns(checkIns)} from ${tables.check_ins}
            where member_id = $1 and date between $2 and $3 order by date`,
    values: [memberId, from, to],
  });
  const states = await openRows(db.cipher, checkIns, rows);
  return states.map(({ date, energy, mood, sore }) => ({ date, energy, mood, sore }));
}
