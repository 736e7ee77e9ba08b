import { useSearchParams } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useMemberToday } from '#client/api/use-member-today.ts';
import { Card } from '#client/design/card.tsx';
import { Stack } from '#client/design/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/design/skeleton.tsx';
import { Text } from '#client/design/text.tsx';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { DeskError } from './desk-error.tsx';
import { Halves } from './halves.tsx';
import { RequestDetail } from './request-detail.tsx';
import { selectedParameter } from './request-link.ts';
import { RequestList } from './request-list-card.tsx';
import { useBetaRequests } from './use-beta-requests.ts';

/** Beta requests under review. */
export function RequestsDesk() {
  const { data: requests, error, mutate } = useBetaRequests();
  if (requests) return <Desk requests={requests} />;
  if (error)
    return (
      <DeskError error={error} onRetry={() => void mutate()}>
        The requests could not be read.
      </DeskError>
    );
  return (
    <SkeletonGroup>
      <Skeleton $height="4rem" />
      <Skeleton $height="20rem" />
    </SkeletonGroup>
  );
}

function Desk({ requests }: { requests: readonly BetaRequest[] }) {
  const [parameters] = useSearchParams();
  const selected = requests.find(({ id }) => id === parameters.get(selectedParameter));
  const today = useMemberToday();
  return (
    <Stack>
      <Waiting $tone="muted">{waitingText(requests)}</Waiting>
      <Halves $isSelected={selected !== undefined}>
        <RequestList requests={requests} selectedId={selected?.id ?? null} today={today} />
        {selected ? (
          <RequestDetail key={selected.id} request={selected} today={today} />
        ) : (
          <Card tone="well">
            <Text $tone="muted">Choose a request to read it and decide.</Text>
          </Card>
        )}
      </Halves>
    </Stack>
  );
}

function waitingText(requests: readonly BetaRequest[]): string {
  const pending = requests.filter(({ status }) => status === 'pending');
  const overdue = pending.filter(({ isOverdue }) => isOverdue).length;
  if (pending.length === 0) return 'Nobody is waiting.';
  const waiting = pending.length === 1 ? '1 person is waiting.' : `${pending.length} people are waiting.`;
  return overdue > 0 ? `${waiting} Overdue: ${overdue}.` : waiting;
}

/** Belongs to the heading above it. */
const Waiting = styled(Text)(
  ({ theme }) => css`
    margin-top: calc(-1 * ${theme.space.s4});
  `,
);
