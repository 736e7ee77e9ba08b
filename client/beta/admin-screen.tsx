import { useSearchParams } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { ApiError } from '#client/api/api-error.ts';
import { useMemberToday } from '#client/api/use-member-today.ts';
import { Card } from '#client/design/card.tsx';
import { EmptyState } from '#client/design/empty-state.tsx';
import { RetryNote } from '#client/design/retry-note.tsx';
import { ScreenHeading } from '#client/design/screen-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/design/skeleton.tsx';
import { Text } from '#client/design/text.tsx';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { RequestDetail } from './request-detail.tsx';
import { selectedParameter } from './request-link.ts';
import { RequestList } from './request-list-card.tsx';
import { useBetaRequests } from './use-beta-requests.ts';

/** Beta requests under review. The server says who may: to all others it is one sentence. */
export function AdminScreen() {
  const { data: requests, error, mutate } = useBetaRequests();
  const isRefused = error instanceof ApiError && error.status === 403;
  return (
    <>
      <Head>
        <ScreenHeading size="section">Beta requests</ScreenHeading>
        {requests && <Text $tone="muted">{waitingText(requests)}</Text>}
      </Head>
      {requests ? (
        <Desk requests={requests} />
      ) : isRefused ? (
        <EmptyState icon="lock" title="Admin access required">
          This page is for those who let people into the beta.
        </EmptyState>
      ) : error ? (
        <Card>
          <RetryNote onRetry={() => void mutate()}>The requests could not be read.</RetryNote>
        </Card>
      ) : (
        <SkeletonGroup>
          <Skeleton $height="4rem" />
          <Skeleton $height="20rem" />
        </SkeletonGroup>
      )}
    </>
  );
}

function Desk({ requests }: { requests: readonly BetaRequest[] }) {
  const [parameters] = useSearchParams();
  const selected = requests.find(({ id }) => id === parameters.get(selectedParameter));
  const today = useMemberToday();
  return (
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
  );
}

function waitingText(requests: readonly BetaRequest[]): string {
  const pending = requests.filter(({ status }) => status === 'pending');
  const overdue = pending.filter(({ isOverdue }) => isOverdue).length;
  if (pending.length === 0) return 'Nobody is waiting.';
  const waiting = pending.length === 1 ? '1 person is waiting.' : `${pending.length} people are waiting.`;
  return overdue > 0 ? `${waiting} Overdue: ${overdue}.` : waiting;
}

const Head = styled.header(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s2};
    padding-block: ${theme.space.s6};
  `,
);

/** List and detail beside each other; where there is no room for both, the detail takes the list's place. */
const Halves = styled.div<{ $isSelected: boolean }>(
  ({ theme, $isSelected }) => css`
    display: grid;
    align-items: start;
    gap: ${theme.space.s4};
    & > :${$isSelected ? 'first-child' : 'last-child'} {
      display: none;
    }
    ${theme.media.broad} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      & > :first-child,
      & > :last-child {
        display: block;
      }
    }
  `,
);
