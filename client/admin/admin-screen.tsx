import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import type { BetaRequest } from '#service/features/beta/beta-contract.ts';
import { auditCopy, requestCopy, rulesCopy, systemCopy } from './admin-copy.ts';
import { AdminTabs, type AdminView, selectedParameter, viewOf } from './admin-links.tsx';
import { pageSize, useBetaRequests, waitingText } from './beta-requests.ts';
import { PanelError, SplitView } from './panel.tsx';
import { RequestDetail } from './request-detail.tsx';
import { type MoreRequests, RequestList } from './request-list-card.tsx';

/** Beta requests under review. */
function RequestsPanel() {
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
      <WaitingRequests $tone="muted">{waitingText(requests, more !== null)}</WaitingRequests>
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

const AuditPanel = lazy(async () => ({ default: (await import('./audit-panel.tsx')).AuditPanel }));
const EventPanel = lazy(async () => ({ default: (await import('./event-panel.tsx')).EventPanel }));
const InsightsPanel = lazy(async () => ({
  default: (await import('./insights-panel.tsx')).InsightsPanel,
}));
const RulesPanel = lazy(async () => ({ default: (await import('./rules-panel.tsx')).RulesPanel }));
const SystemPanel = lazy(async () => ({ default: (await import('./system-panel.tsx')).SystemPanel }));

const headings: Readonly<Record<AdminView, string>> = {
  requests: auditCopy.betaRequests,
  audit: auditCopy.auditTrail,
  events: auditCopy.events,
  rules: rulesCopy.rules,
  insights: auditCopy.insights,
  system: systemCopy.system,
};
const panels = {
  requests: RequestsPanel,
  audit: AuditPanel,
  events: EventPanel,
  rules: RulesPanel,
  insights: InsightsPanel,
  system: SystemPanel,
} as const;

/**
 * Requests for access, the audit trail, the rules for everybody, and the state of the service. The server decides who may see it: all
 * others get one sentence.
 */
export function AdminScreen() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const view = viewOf(pathname, parameters);
  const Panel = panels[view];
  return (
    <>
      <Head>
        <ScreenHeading size="section">{headings[view]}</ScreenHeading>
        <AdminTabs view={view} />
      </Head>
      <Suspense fallback={<Waiting />}>
        <Panel />
      </Suspense>
    </>
  );
}

const Waiting = () => (
  <SkeletonGroup>
    <Skeleton $height="4rem" />
    <Skeleton $height="20rem" />
  </SkeletonGroup>
);

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s4};
  padding-block: ${theme.space.s6};
`;

/** Belongs to the heading above it. */
const WaitingRequests = styled(Text)`
  margin-top: calc(-1 * ${theme.space.s4});
`;
