import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { MemberReported, ReportClosed, ReportEvent } from './report-events.ts';

type ReportMember = Omit<MemberReported, 'type'> & { readonly type: 'ReportMember' };
type CloseReport = Omit<ReportClosed, 'type' | 'reportedId'> & { readonly type: 'CloseReport' };
export type ReportCommand = CloseReport | ReportMember;

type Report = { readonly reportedId: MemberId; readonly isClosed: boolean };

/** In characters. */
const maxReportWords = 1_000;
const minNote = 3;

/** The reports that one member made. There is one open report about each person. */
export const reportDecider: Decider<Readonly<Record<string, Report>>, ReportCommand, ReportEvent> = {
  initialState: {},
  decide(reports, command) {
    const known = reports[command.reportId];
    if (command.type === 'ReportMember') return known ? [] : report(reports, command);
    // A report about an admin waits for another one.
    if (!known || known.reportedId === command.closedBy)
      throw new Refusal(
        'unknown-report',
        'There is no such report. Reload the list to see those there are.',
        'missing',
      );
    const note = command.note.trim();
    if (note.length < minNote)
      throw new Refusal('note-required', 'Write what you decided, in a few words.', 'invalid');
    const { memberId, reportId, closedBy } = command;
    const { reportedId, isClosed } = known;
    return isClosed ? [] : [{ type: 'ReportClosed', memberId, reportId, reportedId, closedBy, note }];
  },
  evolve: (reports, { type, reportId, reportedId }) => ({
    ...reports,
    [reportId]: { reportedId, isClosed: type === 'ReportClosed' },
  }),
};

function report(
  reports: Readonly<Record<string, Report>>,
  { memberId, reportId, reportedId, reason, words }: ReportMember,
): readonly ReportEvent[] {
  if (Object.values(reports).some((other) => other.reportedId === reportedId && !other.isClosed))
    throw new Refusal('already-reported', 'You reported this person already. An admin will look at it.');
  return [
    {
      type: 'MemberReported',
      memberId,
      reportId,
      reportedId,
      reason,
      words: words.trim().slice(0, maxReportWords),
    },
  ];
}
