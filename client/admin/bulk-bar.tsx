import { useState } from 'react';
import { css, styled } from 'styled-components';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { TextAreaField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast.ts';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { requestCopy } from './admin-copy.ts';
import { type BulkReview, bulkReviewCommand, counted, outcomeToast } from './bulk-review.ts';

type BulkBarProps = { requests: readonly BetaRequest[]; onDone: () => void };

/** One decision, with one note, on all requests that are ticked. */
export function BulkBar({ requests, onDone }: BulkBarProps) {
  const [notes, setNotes] = useState('');
  const { ask, isSending } = useCommand(bulkReviewCommand, {
    onAnswer: (outcome) => {
      const toast = outcomeToast(outcome);
      if (toast) showToast(toast);
      onDone();
    },
  });
  const decide = (type: BulkReview['type']): void =>
    ask({ type, requests, adminNotes: notes.trim() || null });

  return (
    <Bar aria-label={requestCopy.chosen(counted(requests))}>
      <Stack $gap="s3">
        <TextAreaField
          label={requestCopy.adminNotesFor(counted(requests))}
          rows={2}
          maxLength={2000}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
        <Actions>
          <Button
            variant="outline"
            icon="close"
            disabled={isSending}
            onClick={() => decide('DenyBetaRequest')}
          >
            {requestCopy.denyCount(requests.length)}
          </Button>
          <Button
            variant="primary"
            icon="check"
            disabled={isSending}
            onClick={() => decide('ApproveBetaRequest')}
          >
            {requestCopy.approveCount(requests.length)}
          </Button>
        </Actions>
      </Stack>
    </Bar>
  );
}

const Bar = styled.section(
  ({ theme }) => css`
    padding: ${theme.space.s4};
    border-radius: ${theme.radius.m};
    background: ${theme.color.well};
  `,
);

const Actions = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${theme.space.s2};
    white-space: nowrap;
  `,
);
