import { useMachine } from '@xstate/react';
import { css, styled } from 'styled-components';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast.ts';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { requestCopy } from './admin-copy.ts';
import { updatedToast } from './bulk-review.ts';
import { failureToast, isOvertaken } from './request-list.ts';
import { type Review, reviewCommand, reviewMachine, reviewOf } from './review-machine.ts';
import { rereadBetaRequests, showReviewed } from './use-beta-requests.ts';

type ReviewActionsProps = {
  request: BetaRequest;
  adminNotes: string | null;
  onDecided: () => void;
  /** Somebody else has decided; what they did has been read. */
  onOvertaken: () => void;
};

/** The decisions that the request's status admits. Remounted for each revision: the machine starts where the server stands. */
export function ReviewActions({ request, adminNotes, onDecided, onOvertaken }: ReviewActionsProps) {
  const [state, send] = useMachine(reviewMachine, { snapshot: reviewOf(request) });
  const { ask, isSending } = useCommand(reviewCommand, {
    onAnswer: ({ events, request: reviewed }) => {
      for (const event of events) send(event);
      const toast = updatedToast([reviewed]);
      if (toast) showToast(toast);
      onDecided();
      showReviewed(reviewed);
    },
    onRefused: (error) => {
      showToast(failureToast(error));
      if (isOvertaken(error)) void rereadBetaRequests().then(onOvertaken);
    },
  });
  const decide = (type: Review['type']): void =>
    ask({ type, requestId: request.id, revision: request.revision, adminNotes });

  return (
    <Actions>
      {state.hasTag('DenyBetaRequest') && (
        <Button variant="outline" icon="close" disabled={isSending} onClick={() => decide('DenyBetaRequest')}>
          {requestCopy.deny}
        </Button>
      )}
      {state.hasTag('ApproveBetaRequest') && (
        <Button
          variant="primary"
          icon="check"
          disabled={isSending}
          onClick={() => decide('ApproveBetaRequest')}
        >
          {requestCopy.approve}
        </Button>
      )}
      {state.hasTag('ReopenBetaRequest') && (
        <Button
          variant="outline"
          icon="reset"
          disabled={isSending}
          onClick={() => decide('ReopenBetaRequest')}
        >
          {requestCopy.resetToPending}
        </Button>
      )}
    </Actions>
  );
}

const Actions = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${theme.space.s2};
  `,
);
