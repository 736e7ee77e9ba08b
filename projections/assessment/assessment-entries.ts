import { withEntry } from '#domain/assessment/assessment.ts';
import type { AssessmentEntryRecorded, AssessmentResult } from '#domain/assessment/assessment-events.ts';
import type { MemberId, ProgramId } from '#domain/kernel/ids.ts';
import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type Event = AssessmentEntryRecorded | MemberCleared;
type EntriesRecord = {
  readonly memberId: MemberId;
  /** The last one of each exercise and day, in the order of recording. */
  readonly entries: readonly AssessmentResult[];
};

const table = defineTable<EntriesRecord>()({
  columns: { member_id: ['text', 'memberId'] },
  personal: { 'entries[].value': 0, 'entries[].notes': null },
  owner: 'member_id',
  indexes: [],
});

/** The entries of each assessment program, submitted or not, by program id. */
export const assessmentEntries: Projection<Event, EntriesRecord, RowOf<typeof table>, null> = {
  name: 'assessment_entries',
  version: versions.assessment_entries,
  holdsBack: 'owner',
  partition: 'member',
  handles: ['AssessmentEntryRecorded', ...memberCleared],
  key: ({ event }) => (event.type === 'AssessmentEntryRecorded' ? event.programId : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => (event.type === 'AssessmentEntryRecorded' ? null : event.memberId),
  metadata: [],
  initial: null,
  evolve(before, { event }) {
    if (event.type !== 'AssessmentEntryRecorded') return null;
    return { memberId: event.memberId, entries: withEntry(before?.entries ?? [], event.entry) };
  },
  table,
};

/** The entries of a program of this member; none before the first. */
export async function entriesOf(
  db: RowDatabase,
  memberId: MemberId,
  programId: ProgramId,
): Promise<readonly AssessmentResult[]> {
  const { rows } = await db.query<EncryptedRow<EntriesRecord>>(
    `select ${stateColumns(assessmentEntries)} from ${tables.assessment_entries} where key = $1 and member_id = $2`,
    [programId, memberId],
  );
  const [record] = await openRows(db.cipher, assessmentEntries, rows);
  return record?.entries ?? [];
}
