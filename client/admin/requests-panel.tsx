import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { requestCopy } from './admin-copy.ts';
import { selectedParameter } from './admin-links.tsx';
import { pageSize, useBetaRequests, waitingText } from './beta-requests.ts';
import { PanelError, SplitView } from './panel.tsx';
import { RequestDetail } from './request-detail.tsx';
import { type MoreRequests, RequestList } from './request-list-card.tsx';

/** Beta requests under review. */
export function RequestsPanel() {
  const [count, setCount] = useState(pageSize);
  const { data, error, mutate, isValidating } = useBetaRequests(count);
  const more = { isLoading: isValidating, load: () => setCount(count + pageSize) };
  if (data) return <Requests requests={data.requests} more={data.hasMore ? more : null} />;
  if (error)
    return (
      <PanelError error={error} onRetry={() => void mutate()}>
        {requestCopy.requestsUnread}
      </PanelError>
    );
  return (
    <SkeletonGroup>
      <Skeleton $height="4rem" />
      <Skeleton $height="20rem" />
    </SkeletonGroup>
  );
}

type PanelProps = {
  requests: readonly BetaRequest[];
  /** Null when all are loaded. */
  more: MoreRequests | null;
};

function Requests({ requests, more }: PanelProps) {
  const [parameters] = useSearchParams();
  const wanted = parameters.get(selectedParameter);
  const selected = requests.find(({ id }) => id === wanted);
  const today = useMemberToday();
  const isWantedFurtherDown = wanted !== null && !selected && more !== null && !more.isLoading;
  useEffect(() => {
    if (isWantedFurtherDown) more.load();
  }, [isWantedFurtherDown, more]);
  return (
    <Stack>
      <Waiting $tone="muted">{waitingText(requests, more !== null)}</Waiting>
      <SplitView $isSelected={selected !== undefined}>
        <RequestList requests={requests} more={more} selectedId={selected?.id ?? null} today={today} />
        {selected ? (
          <RequestDetail key={selected.id} request={selected} today={today} />
        ) : (
          <Card tone="well">
            <Text $tone="muted">{requestCopy.chooseRequest}</Text>
          </Card>
        )}
      </SplitView>
    </Stack>
  );
}

/** Belongs to the heading above it. */
const Waiting = styled(Text)(
  ({ theme }) => css`
    margin-top: calc(-1 * ${theme.space.s4});
  `,
);
