import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import {
  keptWeeksAfter,
  type ProgramEnded,
  type ProgramEvent,
  type ProgramStarted,
  withGoal,
} from '#domain/program/program-events.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type Event = ProgramEvent | MemberCleared;
export type ProgramRecord = Omit<ProgramStarted, 'type'> & {
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly endReason: ProgramEnded['reason'] | null;
  /** The weeks in which the member keeps the dose of the week before; absent for none. */
  readonly keptWeeks?: readonly number[];
  /** Revision in the member's stream, at the last event of this program. */
  readonly revision: number;
};

const table = defineTable<ProgramRecord>()({
  columns: {
    member_id: ['text', 'memberId'],
    is_active: ['boolean', (program) => program.endedAt === null],
    started_at: ['text', 'startedAt'],
  },
  personal: {
    goalValue: 0,
    'customExercises[].name': '',
    acknowledged: undefined,
    startWeight: undefined,
    targetWeight: undefined,
  },
  owner: 'member_id',
  indexes: ['member_id, is_active', 'member_id, started_at'],
});

/** One row for each program that a member ever started, by program id. */
export const programs: Projection<Event, ProgramRecord, RowOf<typeof table>, null> = {
  name: 'programs',
  version: versions.programs,
  holdsBack: 'owner',
  partition: 'member',
  handles: ['ProgramStarted', 'ProgramEnded', 'DoseChosen', 'GoalChanged', ...memberCleared],
  key: ({ event }) => ('programId' in event ? event.programId : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => ('programId' in event ? null : event.memberId),
  initial: null,
  evolve(state, { event, metadata, revision }) {
    switch (event.type) {
      case 'ProgramStarted': {
        const { type: _, ...program } = event;
        return { ...program, startedAt: metadata.occurredAt, endedAt: null, endReason: null, revision };
      }
      case 'ProgramEnded':
        // The row was cleared, and the program ended only when the next one started.
        if (state === null) return null;
        return { ...state, endedAt: metadata.occurredAt, endReason: event.reason, revision };
      case 'DoseChosen':
        return state && { ...state, keptWeeks: keptWeeksAfter(state.keptWeeks ?? [], event), revision };
      case 'GoalChanged':
        return state && { ...withGoal(state, event), revision };
      case 'MemberReset':
      case 'MemberDataErased':
      case 'AccountKept':
      case 'AccountDeleted':
        return null;
    }
  },
  table,
};

/** The member's active program, or null. */
export async function activeProgram(db: RowDatabase, memberId: MemberId): Promise<ProgramRecord | null> {
  const { rows } = await db.query<EncryptedRow<ProgramRecord>>({
    name: 'active-program',
    text: `select ${stateColumns(programs)} from ${tables.programs} where member_id = $1 and is_active order by started_at desc limit 1`,
    values: [memberId],
  });
  const [program] = await openRows(db.cipher, programs, rows);
  return program ?? null;
}

/** The custom daily program started last on or before a date, or null. It may have ended since. */
export async function customDailyProgramOn(
  db: RowDatabase,
  memberId: MemberId,
  date: MemberDay,
): Promise<ProgramRecord | null> {
  const { rows } = await db.query<EncryptedRow<ProgramRecord>>({
    name: 'custom-daily-program-on',
    text: `select ${stateColumns(programs)} from ${tables.programs}
            where member_id = $1 and state ->> 'dailyTemplate' = 'daily-custom' and state ->> 'startDate' <= $2
            order by started_at desc limit 1`,
    values: [memberId, date],
  });
  const [program] = await openRows(db.cipher, programs, rows);
  return program ?? null;
}

/** `activeProgram` for several members, in the order of the request. */
export async function activePrograms(
  db: RowDatabase,
  memberIds: readonly MemberId[],
): Promise<readonly (ProgramRecord | null)[]> {
  const { rows } = await db.query<EncryptedRow<ProgramRecord> & { readonly nth: number }>({
    name: 'active-programs',
    text: `select asked.nth::integer, program.*
             from unnest($1::text[]) with ordinality as asked(member_id, nth)
             cross join lateral (
               select ${stateColumns(programs)} from ${tables.programs}
                where member_id = asked.member_id and is_active order by started_at desc limit 1) as program`,
    values: [memberIds],
  });
  await openRows(db.cipher, programs, rows);
  const found = new Map(rows.map(({ nth, state }) => [nth, state]));
  return memberIds.map((_, index) => found.get(index + 1) ?? null);
}

/** One program of a member, active or ended; null when it belongs to another member. */
export async function programOfMember(
  db: RowDatabase,
  memberId: MemberId,
  programId: string,
): Promise<ProgramRecord | null> {
  const { rows } = await db.query<EncryptedRow<ProgramRecord>>({
    name: 'program-of-member',
    text: `select ${stateColumns(programs)} from ${tables.programs} where key = $1 and member_id = $2`,
    values: [programId, memberId],
  });
  const [program] = await openRows(db.cipher, programs, rows);
  return program ?? null;
}

/** Number of programs decrypted at a time. */
const pageSize = 500;

/**
 * The number of running programs that were started in spite of a hazard. Hazards are health data, so no column contains them, and every
 * running program is decrypted, page by page.
 */
export async function countHazardousPrograms(db: RowDatabase): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const { rows } = await db.query<EncryptedRow<ProgramRecord>>({
      name: 'running-programs',
      text: `select ${stateColumns(programs)} from ${tables.programs} where is_active and key > $1 order by key limit $2`,
      values: [after, pageSize],
    });
    const keys = rows.map(({ key }) => key);
    const page = await openRows(db.cipher, programs, rows);
    count += page.filter(({ acknowledged = [] }) => acknowledged.length > 0).length;
    const last = keys.at(-1);
    if (last === undefined || keys.length < pageSize) return count;
    after = last;
  }
}
