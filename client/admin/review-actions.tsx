import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast.ts';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { requestCopy } from './admin-copy.ts';
import { failureToast, isOvertaken, updatedToast } from './request-list.ts';
import { type Review, reviewMachine, reviewOf } from './review-machine.ts';
import { reloadBetaRequests } from './use-beta-requests.ts';

type ReviewActionsProps = {
  request: BetaRequest;
  adminNotes: string | null;
  onDecided: () => void;
  /** Somebody else has decided; what they did has been read. */
  onOvertaken: () => void;
};

/** The decisions that the request's status admits. Remounted for each revision: the mirror starts where the server stands. */
export function ReviewActions({ request, adminNotes, onDecided, onOvertaken }: ReviewActionsProps) {
  const [isOutdated, setOutdated] = useState(false);
  const [state, send] = useMachine(
    reviewMachine.provide({
      actions: {
        announceAnswer: () => {
          showToast(updatedToast(request));
          onDecided();
          setOutdated(true);
          void reloadBetaRequests().finally(() => setOutdated(false));
        },
        announceRefusal: ({ context: { refusal } }) => {
          if (handledAsUnauthorized(refusal)) return;
          showToast(failureToast(refusal));
          if (isOvertaken(refusal)) void reload();
        },
      },
    }),
    { snapshot: reviewOf(request) },
  );
  // Until the list has the new revision, the next decision would be refused as too late.
  const isWaiting = isOutdated || state.matches({ command: 'sending' });

  async function reload(): Promise<void> {
    const requests = await reloadBetaRequests();
    const now = requests.find(({ id }) => id === request.id);
    if (now && now.revision !== request.revision) onOvertaken();
  }

  function decide(type: Review['type']): void {
    const { id: requestId, revision } = request;
    send({ type: 'command.sent', command: { type, requestId, revision, adminNotes } });
  }

  return (
    <Actions>
      {state.hasTag('DenyBetaRequest') && (
        <Button variant="outline" icon="close" disabled={isWaiting} onClick={() => decide('DenyBetaRequest')}>
          {requestCopy.deny}
        </Button>
      )}
      {state.hasTag('ApproveBetaRequest') && (
        <Button
          variant="primary"
          icon="check"
          disabled={isWaiting}
          onClick={() => decide('ApproveBetaRequest')}
        >
          {requestCopy.approve}
        </Button>
      )}
      {state.hasTag('ReopenBetaRequest') && (
        <Button
          variant="outline"
          icon="reset"
          disabled={isWaiting}
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
