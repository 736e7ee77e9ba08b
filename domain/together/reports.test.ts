import { asMemberId } from '#domain/kernel/ids.ts';
import { given } from '#domain/testing/given.ts';
import type { ReportEvent } from './report-events.ts';
import { reportDecider } from './reports.ts';

const reports = given(reportDecider);
const about = { memberId: asMemberId('mila'), reportedId: asMemberId('noah') };
const report = (reportId: string) =>
  ({ type: 'ReportMember', ...about, reportId, reason: 'harassment', words: ' Too many cheers. ' }) as const;
const reported = (reportId: string): ReportEvent => ({
  type: 'MemberReported',
  ...{ ...about, reportId, reason: 'harassment', words: 'Too many cheers.' },
});
const close = (reportId: string, note = 'Spoke to both.') =>
  ({ type: 'CloseReport', memberId: about.memberId, reportId, closedBy: asMemberId('ada'), note }) as const;
const closed = (reportId: string): ReportEvent => ({ ...close(reportId), type: 'ReportClosed', ...about });

describe('the reports of a member', () => {
  it('are kept with trimmed words, once for one command', () => {
    reports().when(report('r1')).yields(reported('r1'));
    reports(reported('r1')).when(report('r1')).yieldsNothing();
  });

  it('are one open report about each person', () => {
    reports(reported('r1')).when(report('r2')).refuses('already-reported');
    reports(reported('r1'), closed('r1')).when(report('r2')).yields(reported('r2'));
  });

  it('are closed once, by an admin who says what was decided', () => {
    reports(reported('r1')).when(close('r1')).yields(closed('r1'));
    reports(reported('r1'), closed('r1')).when(close('r1')).yieldsNothing();
    reports(reported('r1')).when(close('r1', '  ')).refuses('note-required');
    reports().when(close('r1')).refuses('unknown-report');
  });
});
