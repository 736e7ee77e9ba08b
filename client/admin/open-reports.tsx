import { useState } from 'react';
import useSWR from 'swr';
import type * as z from 'zod/mini';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, replaced, useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Grow, NamedRow, Rows } from '#client/ui/layout.tsx';
import { SubText } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import {
  closeReportAnswer,
  type Reports,
  reportsAnswer,
} from '#service/features/together/reports-contract.ts';
import { reportsCopy } from './admin-copy.ts';
import { momentText, shortId } from './audit-lines.ts';
import { ReasonForm } from './reason-form.tsx';

type Report = Reports['reports'][number];

const reportsPath = '/api/admin/reports';
const readReports = readAs(reportsAnswer);

const closeCommand: CommandOf<
  { readonly id: string; readonly note: string },
  z.infer<typeof closeReportAnswer>
> = {
  send: ({ id, note }, idempotencyKey) =>
    sendCommand({
      ...{ method: 'POST', path: `${reportsPath}/${encodeURIComponent(id)}/close`, body: { note } },
      ...{ idempotencyKey, answer: closeReportAnswer },
    }),
  models: ({ reports }) => [replaced<Reports>(reportsPath, { reports })],
  movesOthers: () => true,
};

/** Reports of members about others that wait for an admin; nothing when no report waits. */
export function OpenReports() {
  const { data, error, mutate } = useSWR<Reports, Error>(reportsPath, readReports, {
    revalidateOnMount: true,
  });
  const [asked, setAsked] = useState<Report | null>(null);
  if (error) return <RetryNote onRetry={() => void mutate()}>{reportsCopy.unread}</RetryNote>;
  if (!data || data.reports.length === 0) return null;
  return (
    <Card title={reportsCopy.title}>
      <Rows>
        {data.reports.map((report) => (
          <NamedRow $wraps key={report.id}>
            <Grow>
              <strong>
                {reportsCopy.about(report.reported.firstName, shortId(report.reported.memberId))}
              </strong>
              <SubText>{reportsCopy.reasons[report.reason]}</SubText>
              {report.words !== '' && <SubText>{reportsCopy.words(report.words)}</SubText>}
              <SubText>{reportsCopy.by(shortId(report.reportedBy), momentText(report.reportedAt))}</SubText>
            </Grow>
            <Button
              size="small"
              variant="outline"
              aria-label={reportsCopy.closeOf(shortId(report.reported.memberId))}
              onClick={() => setAsked(report)}
            >
              {reportsCopy.close}
            </Button>
          </NamedRow>
        ))}
      </Rows>
      <Dialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={reportsCopy.closeTitle}
        description={reportsCopy.closeLead}
      >
        {asked && <CloseForm report={asked} onClose={() => setAsked(null)} />}
      </Dialog>
    </Card>
  );
}

function CloseForm({ report, onClose }: { report: Report; onClose: () => void }) {
  const { ask, isSending, refusal } = useCommand(closeCommand, {
    onAnswer: () => {
      showToast(reportsCopy.closed);
      onClose();
    },
  });
  return (
    <ReasonForm
      label={reportsCopy.note}
      action={isSending ? reportsCopy.closing : reportsCopy.close}
      error={refusal ? serverMessage(refusal, reportsCopy.failed) : undefined}
      isSending={isSending}
      onSubmit={(note) => ask({ id: report.id, note })}
      onClose={onClose}
    />
  );
}
