import type { MemberId } from '#domain/kernel/ids.ts';
import { erasedMember, type MemberErased, memberErased } from '#domain/member/member-events.ts';
import type { ReportEvent, ReportReason } from '#domain/together/report-events.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type ReportState = {
  readonly memberId: MemberId;
  readonly reportedId: MemberId;
  readonly reason: ReportReason;
  readonly words: string;
  readonly reportedAt: string;
  readonly closedAt: string | null;
};

const table = defineTable<ReportState>()({
  columns: {
    member_id: ['text', 'memberId'],
    reported_id: ['text', 'reportedId'],
    reason: ['text', 'reason'],
    reported_at: ['text', 'reportedAt'],
    closed_at: ['text null', 'closedAt'],
  },
  personal: { words: '' },
  owner: 'member_id',
  indexes: ['member_id', 'closed_at, reported_at'],
});

/** One row for each report, by its id, for the queue of the admins. */
export const reports: Projection<ReportEvent | MemberErased, ReportState, RowOf<typeof table>, null> = {
  name: 'reports',
  version: versions.reports,
  holdsBack: 'owner',
  partition: 'member',
  handles: ['MemberReported', 'ReportClosed', ...memberErased],
  metadata: ['MemberReported', 'ReportClosed'],
  key: ({ event }) => ('reportId' in event ? event.reportId : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => erasedMember(event),
  initial: null,
  evolve(state, { event, metadata }) {
    if (event.type === 'ReportClosed') return state && { ...state, closedAt: metadata.occurredAt };
    if (event.type !== 'MemberReported') return null;
    const { memberId, reportedId, reason, words } = event;
    return { memberId, reportedId, reason, words, reportedAt: metadata.occurredAt, closedAt: null };
  },
  table,
};

export type OpenReport = Omit<ReportState, 'closedAt'> & { readonly reportId: string };

const maxShown = 100;

/** The reports that wait for an admin, the oldest first, at most 100. */
export async function openReports(db: RowDatabase): Promise<readonly OpenReport[]> {
  const { rows } = await db.query<EncryptedRow<ReportState>>(
    `select ${stateColumns(reports)} from ${tables.reports} where closed_at is null
      order by reported_at, key limit ${maxShown}`,
  );
  const states = await openRows(db.cipher, reports, rows);
  return rows.flatMap(({ key: reportId }, index) => {
    const state = states[index];
    if (!state) return [];
    const { closedAt: _, ...open } = state;
    return [{ reportId, ...open }];
  });
}

/** The member who made a report; null when there is none. */
export async function reporterOf(db: Pick<RowDatabase, 'query'>, reportId: string): Promise<MemberId | null> {
  const { rows } = await db.query<{ reporter: MemberId }>(
    `select member_id as reporter from ${tables.reports} where key = $1`,
    [reportId],
  );
  return rows[0]?.reporter ?? null;
}
