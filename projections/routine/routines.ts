import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import type { DailyTemplateId } from '#domain/program/program-events.ts';
import { type Routine, routineDecider } from '#domain/routine/routine.ts';
import type { RoutineEvent } from '#domain/routine/routine-events.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type Event = RoutineEvent | MemberCleared;
export type RoutineRecord = Routine & {
  readonly memberId: string;
  readonly date: string;
  readonly template: DailyTemplateId;
};

const table = defineTable<RoutineRecord>()({
  columns: {
    member_id: ['text', 'memberId'],
    date: ['date', 'date'],
    template: ['text', 'template'],
  },
  personal: { 'exercises[].name': '' },
  owner: 'member_id',
  indexes: ['member_id, date'],
});

/** One row per opened daily routine with its ticked sets, by `member|date|template`. */
export const routines: Projection<Event, RoutineRecord, RowOf<typeof table>> = {
  name: 'routines',
  version: versions.routines,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    'RoutineOpened',
    'RoutineSetTicked',
    'RoutineSetUnticked',
    'RoutineCompleted',
    'RoutineReopened',
    ...memberCleared,
  ],
  metadata: [],
  key: ({ event }) => ('template' in event ? `${event.memberId}|${event.date}|${event.template}` : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => ('template' in event ? null : event.memberId),
  initial: { ...routineDecider.initialState, memberId: '', date: '', template: 'daily-50' },
  evolve(state, { event }) {
    if (!('template' in event)) return null;
    const { memberId, date, template } = event;
    const { status, exercises, ticked, points } = routineDecider.evolve(state, event);
    return { status, exercises, ticked, points, memberId, date, template };
  },
  table,
};

/** The routines that a member opened on a date, by template. */
export async function routinesOfDay(
  db: RowDatabase,
  memberId: MemberId,
  date: MemberDay,
): Promise<readonly RoutineRecord[]> {
  const { rows } = await db.query<EncryptedRow<RoutineRecord>>({
    name: 'routines-of-day',
    text: `select ${stateColumns(routines)} from ${tables.routines}
            where member_id = $1 and date = $2 order by template`,
    values: [memberId, date],
  });
  return openRows(db.cipher, routines, rows);
}
